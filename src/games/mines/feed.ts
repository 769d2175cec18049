/** The Mines machine as the Mines scene sees it, and where the scene draws what the room lays its buttons over. */
import type { Clock } from '../../../machines/kit/clock';
import { type MinesSnapshot, shownBoard } from '../../../machines/mines/select';
import type { MinesEmitted } from '../../../machines/mines/types';
import type { Box } from '../../../scenes/kit/scene';
import { cellRects, minesLayout, type CellRect } from '../../../scenes/mines/layout';
import type { StageFeed } from '../../stage/feed';

export type { CellRect } from '../../../scenes/mines/layout';

/** As much of the machine's actor as is needed: `createActor(minesMachine, …)` fits. */
export interface MinesActor {
  getSnapshot(): MinesSnapshot;
  subscribe(next: (snapshot: MinesSnapshot) => void): { unsubscribe(): void };
  on(type: 'cue', handler: (event: Extract<MinesEmitted, { type: 'cue' }>) => void): { unsubscribe(): void };
}

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

export function createMinesFeed(actor: MinesActor, clock: Clock): MinesFeed {
  let touched: Touch = { aim: null, held: false, marked: null, mines: 3 };
  const heard = new Set<() => void>();
  return {
    game: 'mines',
    now: () => clock.now(),
    view() {
      const { aim, held, marked, mines } = touched;
      return { ...shownBoard(actor.getSnapshot(), mines, marked !== null), aim, held, marked: marked ?? [] };
    },
    touch(change) {
      touched = { ...touched, ...change };
      for (const changed of heard) changed();
    },
    onView(changed) {
      heard.add(changed);
      const subscription = actor.subscribe(changed);
      return () => {
        heard.delete(changed);
        subscription.unsubscribe();
      };
    },
    onCue(play) {
      const subscription = actor.on('cue', ({ cue }) => play(cue));
      return () => subscription.unsubscribe();
    },
  };
}

/** The cells that the scene draws, row by row. CSS px from the canvas's top left corner; there are no gaps between them. */
export const minesCells = (box: Box): readonly CellRect[] => cellRects(minesLayout(box));
