/** The Hilo machine as the Hilo scene sees it, and where the scene draws what the room lays its buttons over. */
import type { Clock } from '../../../machines/kit/clock';
import { type HiloSnapshot, tableView } from '../../../machines/hilo/select';
import type { HiloEmitted } from '../../../machines/hilo/types';
import { hiloLayout, type Rect } from '../../../scenes/hilo/layout';
import type { Box } from '../../../scenes/kit/scene';
import type { StageFeed } from '../../stage/feed';

export type { Rect } from '../../../scenes/hilo/layout';

/** As much of the machine's actor as is needed: `createActor(hiloMachine, …)` fits. */
export interface HiloActor {
  getSnapshot(): HiloSnapshot;
  subscribe(next: (snapshot: HiloSnapshot) => void): { unsubscribe(): void };
  on(type: 'cue', handler: (event: Extract<HiloEmitted, { type: 'cue' }>) => void): { unsubscribe(): void };
}

export type HiloFeed = StageFeed<'hilo'>;

export function createHiloFeed(actor: HiloActor, clock: Clock): HiloFeed {
  return {
    game: 'hilo',
    now: () => clock.now(),
    view: () => tableView(actor.getSnapshot()),
    onView(changed) {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    onCue(play) {
      const subscription = actor.on('cue', ({ cue }) => play(cue));
      return () => subscription.unsubscribe();
    },
  };
}

/** The slabs that the scene draws: the guesses at the left and at the right, and the skip. CSS px from the canvas's top left corner; each is at least 44 px wide and high. */
export function hiloButtons(box: Box): { readonly left: Rect; readonly right: Rect; readonly skip: Rect } {
  const {
    choices: [left, right],
    skip,
  } = hiloLayout(box);
  return { left, right, skip };
}
