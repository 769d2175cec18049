/** The dice machine as the dice scene sees it, and where the scene draws what the room lays its buttons over. */
import type { Clock } from '../../../machines/kit/clock';
import { type DiceShown, trayView } from '../../../machines/dice/select';
import type { Box } from '../../../scenes/kit/scene';
import { diceLayout, type PoolRect, type Rect } from '../../../scenes/dice/layout';
import type { StageFeed } from '../../stage/feed';
import { type FeedActor, machineFeed } from '../../stage/machineFeed';
import type { Cues } from '../../stage/registry';

export function createDiceFeed(actor: FeedActor<DiceShown, Cues['dice']>, clock: Clock): StageFeed<'dice'> {
  return machineFeed('dice', actor, clock, trayView);
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
