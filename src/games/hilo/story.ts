import type { HiloRecord } from '../../../contract/replay';
import { hiloCues, TURN_MS } from '../../../machines/hilo/machine';
import { tableOf } from '../../../machines/hilo/select';
import type { HiloRound } from '../../../machines/hilo/types';
import { winSize } from '../../../rules/win';
import { toSen } from '../../../rules/money';
import type { Views } from '../../stage/registry';
import { seedOf } from '../../replay/seed';
import { type Step, type Story, TAIL_MS } from '../../replay/story';

/** The first card is dealt so long after the beginning; thinking is shortened to this, and no card comes sooner after another than it can be seen. */
const DEAL_MS = 600,
  LONGEST_MS = 2_000,
  SHORTEST_MS = 1_100;
/** How long a guess is seen before its card comes. */
const PRESS_MS = 180;
/** How long the result stays. */
const RESULT_MS = 3_500;
/** Records know no limit of profit: what was paid is in them. */
const UNLIMITED = 0n;

type Table = Pick<HiloRound, 'roundId' | 'amount' | 'status' | 'rate' | 'winAmount' | 'cards' | 'skips'>;

/** The round after so many steps, still open. */
function after({ roundId, amount, first, steps }: HiloRecord, count: number): Table {
  const said = steps.slice(0, count);
  return {
    roundId,
    amount: toSen(amount),
    status: 'open',
    rate: said.at(-1)?.rate ?? 1,
    winAmount: 0n,
    cards: [{ card: first, rate: 1 }, ...said.map(({ select, card, rate }) => ({ card, select, rate }))],
    skips: said.filter(({ select }) => select === 'skip').length,
  };
}

/** When each card comes, ms of the story. */
function timesOf({ steps }: HiloRecord): readonly number[] {
  let at = DEAL_MS;
  let before = 0;
  return steps.map((step) => {
    at += Math.min(LONGEST_MS, Math.max(SHORTEST_MS, step.at - before));
    before = step.at;
    return at;
  });
}

/** When the result may be told, ms of the story. */
export const hiloTold = (record: HiloRecord): number =>
  (timesOf(record).at(-1) ?? DEAL_MS) + TURN_MS + (record.winAmount > 0 ? SHORTEST_MS : 0);

/** A round of Hilo from its record: the views and moments that its player had. Nothing in it is by chance or by the clock. */
export function hiloStory(record: HiloRecord): Story<'hilo'> {
  const end = hiloTold(record) + RESULT_MS;
  return {
    fixture: { seed: seedOf(record.roundId), length: end + TAIL_MS, script: () => script(record) },
    from: 0,
    end,
    offset: 0,
  };
}

function script(record: HiloRecord): readonly Step<'hilo'>[] {
  const { steps, amount, rate, winAmount } = record;
  const view = (table: Table, chosen: Views['hilo']['chosen'] = null): Views['hilo'] =>
    tableOf(table, 'playing', chosen, UNLIMITED);
  const dealt = after(record, 0);
  const told: Step<'hilo'>[] = [
    { at: 0, show: { ...view(dealt), phase: 'ready', cards: [], choices: [], outcome: null } },
    { at: DEAL_MS, show: view(dealt), cue: { type: 'deal' } },
  ];
  const times = timesOf(record);
  steps.forEach(({ select }, i) => {
    const at = times[i] ?? DEAL_MS;
    const before = after(record, i);
    const lost = i === steps.length - 1 && winAmount === 0;
    const next: Table = { ...after(record, i + 1), ...(lost ? { status: 'lost', rate: 0 } : {}) };
    told.push(
      { at: at - PRESS_MS, show: view(before, select) },
      { at, show: view(next) },
      ...hiloCues(before, next).map((cue) => ({ at, cue })),
    );
  });
  if (winAmount === 0) return told;
  const at = hiloTold(record);
  const won: Table = { ...after(record, steps.length), status: 'won', rate, winAmount: toSen(winAmount) };
  return [
    ...told,
    { at, show: view(won), cue: { type: 'cash' } },
    { at, cue: { type: 'win', size: winSize(amount, winAmount), amount: winAmount } },
  ];
}
