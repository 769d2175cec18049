import type { CoinFlipRecord } from '../../../contract/replay';
import { coinFlipCues, TOSS_MS } from '../../../machines/coinFlip/machine';
import { tableOf } from '../../../machines/coinFlip/select';
import type { CoinFlipRound } from '../../../machines/coinFlip/types';
import { toSen } from '../../../rules/money';
import { winSize } from '../../../rules/win';
import type { Views } from '../../stage/registry';
import { seedOf } from '../../replay/seed';
import { type Step, type Story, TAIL_MS } from '../../replay/story';

/** The round begins so long after the beginning; thinking is shortened to this, and no toss begins before the one before it has been told. */
const START_MS = 600,
  LONGEST_MS = 2_600,
  SHORTEST_MS = TOSS_MS + 500;
/** How long a named side is seen before the coin is tossed. */
const NAME_MS = 260;
/** From the last toss to the cash-out, and how long the result stays. */
const CASH_MS = 700,
  RESULT_MS = 3_500;

type Table = Pick<CoinFlipRound, 'roundId' | 'amount' | 'status' | 'rate' | 'winAmount' | 'flips'>;

/** The round after so many flips, still open. */
const after = ({ roundId, amount, steps }: CoinFlipRecord, count: number): Table => ({
  roundId,
  amount: toSen(amount),
  status: 'open',
  rate: 1,
  winAmount: 0n,
  flips: steps.slice(0, count).map(({ select, side }) => ({ select, side })),
});

/** When each coin is tossed, ms of the story. */
function timesOf({ steps }: CoinFlipRecord): readonly number[] {
  let at = START_MS;
  let before = 0;
  return steps.map((step, i) => {
    at += i === 0 ? NAME_MS * 2 : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, step.at - before));
    before = step.at;
    return at;
  });
}

/** When the result may be told, ms of the story. */
export const coinFlipTold = (record: CoinFlipRecord): number =>
  (timesOf(record).at(-1) ?? START_MS) + TOSS_MS + (record.winAmount > 0 ? CASH_MS : 0);

/** A round of coin flip from its record: the views and moments that its player had. Nothing in it is by chance or by the clock. */
export function coinFlipStory(record: CoinFlipRecord): Story<'coinFlip'> {
  const end = coinFlipTold(record) + RESULT_MS;
  return {
    fixture: { seed: seedOf(record.roundId), length: end + TAIL_MS, script: () => script(record) },
    from: 0,
    end,
    offset: 0,
  };
}

function script(record: CoinFlipRecord): readonly Step<'coinFlip'>[] {
  const { steps, amount, rate, winAmount } = record;
  const view = (table: Table, chosen: Views['coinFlip']['chosen'] = null): Views['coinFlip'] =>
    tableOf(table, 'playing', chosen);
  const begun = after(record, 0);
  const told: Step<'coinFlip'>[] = [
    { at: 0, show: { ...view(begun), phase: 'ready', outcome: null } },
    { at: START_MS, show: view(begun), cue: { type: 'stake' } },
  ];
  const times = timesOf(record);
  steps.forEach(({ select }, i) => {
    const at = times[i] ?? START_MS;
    const before = after(record, i);
    const lost = i === steps.length - 1 && winAmount === 0;
    const next: Table = { ...after(record, i + 1), ...(lost ? { status: 'lost', rate: 0 } : {}) };
    told.push(
      { at: at - NAME_MS, show: view(before, select) },
      { at, show: view(next) },
      ...coinFlipCues(before, next).map((cue) => ({ at, cue })),
    );
  });
  if (winAmount === 0) return told;
  const at = coinFlipTold(record);
  const won: Table = { ...after(record, steps.length), status: 'won', rate, winAmount: toSen(winAmount) };
  return [
    ...told,
    { at, show: view(won), cue: { type: 'cash' } },
    { at, cue: { type: 'win', size: winSize(amount, winAmount), amount: winAmount } },
  ];
}
