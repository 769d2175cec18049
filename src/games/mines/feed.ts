/** The Mines machine as the Mines scene sees it, and where the scene draws what the room lays its buttons over. */
import type { Clock } from '../../../machines/kit/clock';
import { type MinesSnapshot, shownBoard } from '../../../machines/mines/select';
import type { Box } from '../../../scenes/kit/scene';
import { cellRects, minesLayout, type CellRect } from '../../../scenes/mines/layout';
import type { StageFeed } from '../../stage/feed';
import { type FeedActor, machineFeed } from '../../stage/machineFeed';
import type { Cues } from '../../stage/registry';

export type { CellRect } from '../../../scenes/mines/layout';

/** What the player does with the board before the server hears of it. */
export interface Touch {
  /** The cell under the pointer or with the focus, and whether it is held down. */
  readonly aim: number | null;
  readonly held: boolean;
  /** Cells are marked for rounds which play themselves; null in play by hand. */
  readonly marked: readonly number[] | null;
  /** Mines chosen for the next round. */
  readonly mines: number;
}

export interface MinesFeed extends StageFeed<'mines'> {
  /** Shows on the canvas at once what the player does. */
  touch(change: Partial<Touch>): void;
}

export function createMinesFeed(actor: FeedActor<MinesSnapshot, Cues['mines']>, clock: Clock): MinesFeed {
  let touched: Touch = { aim: null, held: false, marked: null, mines: 3 };
  const heard = new Set<() => void>();
  const feed = machineFeed('mines', actor, clock, (snapshot) => {
    const { aim, held, marked, mines } = touched;
    return { ...shownBoard(snapshot, mines, marked !== null), aim, held, marked: marked ?? [] };
  });
  return {
    ...feed,
    touch(change) {
      touched = { ...touched, ...change };
      for (const changed of heard) changed();
    },
    onView(changed) {
      heard.add(changed);
      const leave = feed.onView(changed);
      return () => {
        heard.delete(changed);
        leave();
      };
    },
  };
}

/** The cells that the scene draws, row by row. CSS px from the canvas's top left corner; there are no gaps between them. */
export const minesCells = (box: Box): readonly CellRect[] => cellRects(minesLayout(box));
