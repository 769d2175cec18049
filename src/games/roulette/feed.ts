/** The roulette machine as the roulette scene sees it, and where the scene draws what the room lays its buttons over. */
import type { Clock } from '../../../machines/kit/clock';
import { cueOf, type RouletteSnapshot, wheelViews } from '../../../machines/roulette/select';
import type { Box } from '../../../scenes/kit/scene';
import { type ColumnRect, rouletteLayout } from '../../../scenes/roulette/layout';
import type { StageFeed } from '../../stage/feed';
import { type FeedActor, machineFeed } from '../../stage/machineFeed';
import type { Cues } from '../../stage/registry';

export function createRouletteFeed(
  actor: FeedActor<RouletteSnapshot, Cues['roulette']>,
  clock: Clock,
): StageFeed<'roulette'> {
  const feed = machineFeed('roulette', actor, clock, wheelViews());
  const drawn = () => actor.getSnapshot().context.round?.runs.at(-1)?.draw ?? null;
  return { ...feed, onCue: (play) => feed.onCue((cue) => play(cueOf(cue, drawn()))) };
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
