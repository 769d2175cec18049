import type { MinesRecord } from '../../../contract/replay';
import { minesCues } from '../../../machines/mines/machine';
import { boardOf } from '../../../machines/mines/select';
import { toSen } from '../../../rules/money';
import { winSize } from '../../../rules/win';
import type { Views } from '../../stage/registry';
import { seedOf } from '../../replay/seed';
import { type Step, type Story, TAIL_MS } from '../../replay/story';

/** The first cell comes so long after the board; thinking is shortened to this, and no cell comes sooner after another than it can be seen. */
const FIRST_MS = 900,
  LONGEST_MS = 1_600,
  SHORTEST_MS = 620;
/** How long a pressed cell is seen before it turns. */
const PRESS_MS = 160;
/** How long the result stays. */
const RESULT_MS = 3_500;

type Board = Parameters<typeof boardOf>[0] & { readonly rate: number };

/** The round after so many cells, still open. */
const after = ({ roundId, amount, mines, steps }: MinesRecord, count: number): Board => ({
  roundId,
  amount: toSen(amount),
  winAmount: 0n,
  mines,
  status: 'open',
  rate: 1,
  opened: steps.slice(0, count).map(({ cell }) => cell),
  showMineIndex: [],
});

/** When each cell turns, ms of the story. */
function timesOf({ steps }: MinesRecord): readonly number[] {
  let at = FIRST_MS - SHORTEST_MS;
  let before = 0;
  return steps.map((step) => {
    at += Math.min(LONGEST_MS, Math.max(SHORTEST_MS, step.at - before));
    before = step.at;
    return at;
  });
}

/** When the result may be told, ms of the story. */
export const minesTold = (record: MinesRecord): number => (timesOf(record).at(-1) ?? FIRST_MS) + SHORTEST_MS;

/** A round of Mines from its record: the views and moments that its player had. Nothing in it is by chance or by the clock. */
export function minesStory(record: MinesRecord): Story<'mines'> {
  const end = minesTold(record) + RESULT_MS;
  return {
    fixture: { seed: seedOf(record.roundId), length: end + TAIL_MS, script: () => script(record) },
    from: 0,
    end,
    offset: 0,
  };
}

function script(record: MinesRecord): readonly Step<'mines'>[] {
  const { steps, mines, showMineIndex, amount, winAmount } = record;
  const view = (board: Board, asked: number | null = null): Views['mines'] => ({
    ...boardOf(board, asked),
    phase: board.status === 'open' ? 'process' : 'ready',
    aim: null,
    held: false,
    marked: [],
  });
  const times = timesOf(record);
  const told: Step<'mines'>[] = [{ at: 0, show: view(after(record, 0)) }];
  steps.forEach(({ cell }, i) => {
    const at = times[i] ?? FIRST_MS;
    const before = after(record, i);
    const lost = showMineIndex.includes(cell);
    const next: Board = { ...after(record, i + 1), ...(lost ? { status: 'lost', rate: 0, showMineIndex } : {}) };
    told.push(
      { at: at - PRESS_MS, show: view(before, cell) },
      { at, show: view(next) },
      ...minesCues(before, next).map((cue) => ({ at, cue })),
    );
  });
  if (winAmount === 0) return told;
  const at = minesTold(record);
  const won: Board = { ...after(record, steps.length), status: 'won', winAmount: toSen(winAmount), showMineIndex };
  return [
    ...told,
    { at, show: view(won), cue: { type: 'cashed', all: steps.length === 25 - mines } },
    { at, cue: { type: 'win', size: winSize(amount, winAmount), amount: winAmount } },
  ];
}
