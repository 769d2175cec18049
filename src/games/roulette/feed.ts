/** The roulette machine as the roulette scene sees it, and where the scene draws what the room lays its buttons over. */
import type { Clock } from '../../../machines/kit/clock';
import { cueOf, type RouletteSnapshot, wheelViews } from '../../../machines/roulette/select';
import type { RouletteEmitted } from '../../../machines/roulette/types';
import type { Box } from '../../../scenes/kit/scene';
import { type ColumnRect, rouletteLayout } from '../../../scenes/roulette/layout';
import type { StageFeed } from '../../stage/feed';

/** As much of the machine's actor as is needed: `createActor(rouletteMachine, …)` fits. */
export interface RouletteActor {
  getSnapshot(): RouletteSnapshot;
  subscribe(next: (snapshot: RouletteSnapshot) => void): { unsubscribe(): void };
  on(type: 'cue', handler: (event: Extract<RouletteEmitted, { type: 'cue' }>) => void): { unsubscribe(): void };
}

export type RouletteFeed = StageFeed<'roulette'>;

export function createRouletteFeed(actor: RouletteActor, clock: Clock): RouletteFeed {
  const viewOf = wheelViews();
  return {
    game: 'roulette',
    now: () => clock.now(),
    view: () => viewOf(actor.getSnapshot()),
    onView(changed) {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    onCue(play) {
      const subscription = actor.on('cue', ({ cue }) =>
        play(cueOf(cue, actor.getSnapshot().context.round?.runs.at(-1)?.draw ?? null)),
      );
      return () => subscription.unsubscribe();
    },
  };
}

/** The three columns that the scene draws: red, black, blue. CSS px from the canvas's top left corner; each is at least 44 px wide and high. */
export const rouletteColumns = (box: Box): readonly ColumnRect[] => rouletteLayout(box).columns;

/** Around the chips of past numbers, CSS px. */
export function rouletteHistory(box: Box): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const {
    history: { x, y, width, height, pitch, count },
  } = rouletteLayout(box);
  return { x: x - width / 2, y: y - height / 2, width: (count - 1) * pitch + width, height };
}
