/** The dice machine as the dice scene sees it, and where the scene draws what the room lays its buttons over. */
import type { Clock } from '../../../machines/kit/clock';
import { type DiceShown, trayView } from '../../../machines/dice/select';
import type { DiceEmitted } from '../../../machines/dice/types';
import type { Box } from '../../../scenes/kit/scene';
import { diceLayout, type PoolRect, type Rect } from '../../../scenes/dice/layout';
import type { StageFeed } from '../../stage/feed';

/** As much of the machine's actor as is needed: `createActor(diceMachine, …)` fits. */
export interface DiceActor {
  getSnapshot(): DiceShown;
  subscribe(next: (snapshot: DiceShown) => void): { unsubscribe(): void };
  on(type: 'cue', handler: (event: Extract<DiceEmitted, { type: 'cue' }>) => void): { unsubscribe(): void };
}

export type DiceFeed = StageFeed<'dice'>;

export function createDiceFeed(actor: DiceActor, clock: Clock): DiceFeed {
  return {
    game: 'dice',
    now: () => clock.now(),
    view: () => trayView(actor.getSnapshot()),
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

/**
 * The six pools that the scene draws, and its strip of results. CSS px from the canvas's top left corner; a pool is at least 44 px wide and high.
 * @param box the same box that the scene was resized to
 */
export function dicePlaces(box: Box): { readonly pads: readonly PoolRect[]; readonly past: Rect } {
  const {
    pools,
    history: { x, y, height, width, pitch, count },
  } = diceLayout(box);
  return { pads: pools, past: { x, y: y - height / 2, width: (count - 1) * pitch + width, height } };
}
