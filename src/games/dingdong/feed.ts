/** The dingdong machine as the dingdong scene sees it, and where the scene draws what the room lays its buttons over. */
import type { Clock } from '../../../machines/kit/clock';
import { type DingdongRoomSnapshot, roomView } from '../../../machines/dingdong/select';
import type { Box } from '../../../scenes/kit/scene';
import { dingdongLayout, HISTORY_SLOTS, type PoolRect, type Rect } from '../../../scenes/dingdong/layout';
import type { StageFeed } from '../../stage/feed';
import { type FeedActor, machineFeed } from '../../stage/machineFeed';
import type { Cues } from '../../stage/registry';

export function createDingdongFeed(
  actor: FeedActor<DingdongRoomSnapshot, Cues['dingdong']>,
  clock: Clock,
): StageFeed<'dingdong'> {
  return machineFeed('dingdong', actor, clock, roomView);
}

/** A pool that takes bets: all that are drawn but the card that explains LAGI. */
type Pad = PoolRect & { readonly select: Exclude<PoolRect['select'], 'AGAIN'> };

/** The seven pools that the scene draws, CSS px from the canvas's top left corner. @param box the same box that the scene was resized to */
export const dingdongPools = (box: Box): readonly Pad[] =>
  dingdongLayout(box).pools.filter((pool): pool is Pad => pool.select !== 'AGAIN');

/** Around the last stops that the scene draws, CSS px. */
export function dingdongHistory(box: Box): Rect {
  const { x, y, width, height, pitch } = dingdongLayout(box).history;
  return { x, y, width: pitch * (HISTORY_SLOTS - 1) + width, height };
}
