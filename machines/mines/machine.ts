import { CELLS } from '../../rules/mines/draw';
import { toRate } from '../../rules/money';
import { soloMachine } from '../kit/solo/machine';
import type { SoloGame } from '../kit/solo/types';
import type { MineRound, MinesCue, MinesKinds } from './types';

/** How long a result stands before the next round may begin, ms (art storyboard, section 5, loss). */
const REST_MS = 700;
/** Between two rounds that play themselves the board is seen to its end: the turns of its cells, and the rest. */
const CELL_MS = 90;
const REST_OF_RUN_MS = 1_400;

/** The cells of a round that were safe, in the order they were opened. */
export const safeCells = ({ opened, status }: Pick<MineRound, 'opened' | 'status'>): readonly number[] =>
  status === 'lost' ? opened.slice(0, -1) : opened;

/** What happened on the board between two pictures of a round. */
export function minesCues(
  before: Pick<MineRound, 'opened'> | null,
  after: Pick<MineRound, 'opened' | 'status' | 'rate' | 'mines'>,
): readonly MinesCue[] {
  const cues: MinesCue[] = before === null ? [{ type: 'start' }] : [];
  const safe = safeCells(after);
  const fresh = safe.slice(before?.opened.length ?? 0);
  if (fresh.length > 0) cues.push({ type: 'gems', cells: fresh, rate: toRate(after.rate) });
  if (after.status === 'lost') cues.push({ type: 'mine', cell: after.opened.at(-1) ?? 0 });
  if (after.status === 'won') cues.push({ type: 'cashed', all: safe.length === CELLS - after.mines });
  return cues;
}

export const minesGame: SoloGame<MinesKinds> = {
  id: 'mines',
  steps: ({ opened }) => opened.length,
  revealMs: () => 0,
  restMs: ({ opened }, chosen) => (chosen?.cells ? REST_OF_RUN_MS + opened.length * CELL_MS : REST_MS),
  cues: minesCues,
};

/** The mines room (second document, section 4, Hilo and Mines): Ready, then Process until a mine or the cash-out. */
export const minesMachine = soloMachine(minesGame);
