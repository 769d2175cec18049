/** The Hilo machine as the Hilo scene sees it, and where the scene draws what the room lays its buttons over. */
import type { Clock } from '../../../machines/kit/clock';
import { type HiloSnapshot, tableView } from '../../../machines/hilo/select';
import { hiloLayout, type Rect } from '../../../scenes/hilo/layout';
import type { Box } from '../../../scenes/kit/scene';
import type { StageFeed } from '../../stage/feed';
import { type FeedActor, machineFeed } from '../../stage/machineFeed';
import type { Cues } from '../../stage/registry';

export type { Rect } from '../../../scenes/hilo/layout';

export function createHiloFeed(actor: FeedActor<HiloSnapshot, Cues['hilo']>, clock: Clock): StageFeed<'hilo'> {
  return machineFeed('hilo', actor, clock, tableView);
}

/** The slabs that the scene draws: the guesses at the left and at the right, and the skip. CSS px from the canvas's top left corner; each is at least 44 px wide and high. */
export function hiloButtons(box: Box): { readonly left: Rect; readonly right: Rect; readonly skip: Rect } {
  const {
    choices: [left, right],
    skip,
  } = hiloLayout(box);
  return { left, right, skip };
}
