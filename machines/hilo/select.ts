import type { SnapshotFrom } from 'xstate';
import { HILO_MAX_SKIPS } from '../../contract/constants';
import { cappedAt } from '../../rules/cap';
import { playRank } from '../../rules/hilo/cards';
import { type HiloGuess, hiloRate, MAX_RATE, sidesOf, winningRanks } from '../../rules/hilo/payout';
import { fromSen, type Rate, RATE_ONE, type Sen, toRate } from '../../rules/money';
import { isOpen } from '../kit/solo/desk';
import { phaseOf } from '../kit/solo/select';
import type { hiloMachine } from './machine';
import type { HiloRound, HiloSelect } from './types';

export type HiloSnapshot = SnapshotFrom<typeof hiloMachine>;

const RANKS = 13;

/** What one guess would bring; equal to scenes/hilo/view.ts HiloChoice. `amount` in rupiah. */
export interface Choice {
  readonly guess: HiloGuess;
  readonly chance: number;
  readonly rate: Rate;
  readonly amount: number;
}

/** The table as the scene draws it; equal to scenes/hilo/view.ts HiloView. */
export interface TableView {
  readonly phase: 'connecting' | 'ready' | 'process';
  readonly roundId: string;
  readonly cards: readonly { readonly card: number; readonly select: HiloSelect | null; readonly rate: Rate }[];
  readonly outcome: 'open' | 'won' | 'lost' | null;
  readonly rate: Rate;
  readonly maxRate: Rate;
  /** Rupiah. */
  readonly stake: number;
  readonly back: number;
  readonly right: number;
  readonly choices: readonly Choice[];
  readonly chosen: HiloSelect | null;
  readonly canSkip: boolean;
}

/** The winning ranks of each right guess of a round, in its order: what its rate follows from. */
export function winningOf({ cards }: Pick<HiloRound, 'cards'>): readonly number[] {
  return cards.flatMap(({ select, rate }, i) => {
    const before = cards[i - 1];
    return select === undefined || select === 'skip' || before === undefined || rate === 0
      ? []
      : [winningRanks(playRank(before.card), select)];
  });
}

/** The two guesses that the open card allows, as they lie before the player; none when nothing can be guessed. */
export function choicesOf({
  context: { round, maxProfit },
}: {
  readonly context: {
    readonly round: Pick<HiloRound, 'amount' | 'status' | 'cards'> | null;
    readonly maxProfit: Sen;
  };
}): readonly Choice[] {
  const open = round?.cards.at(-1);
  if (round === null || !isOpen(round) || open === undefined) return [];
  const winning = winningOf(round);
  const rank = playRank(open.card);
  return sidesOf(rank).map((guess) => {
    const ranks = winningRanks(rank, guess);
    const rate = hiloRate([...winning, ranks]);
    return { guess, chance: ranks / RANKS, rate, amount: fromSen(cappedAt(round.amount, rate, maxProfit).pays) };
  });
}

/** Skips that are left in the open round. */
export const skipsLeft = (round: Pick<HiloRound, 'skips'>): number => Math.max(0, HILO_MAX_SKIPS - round.skips);

/** Whether the open round may be cashed out: one guess at least was right. */
export const mayCash = ({
  context: { round },
}: {
  readonly context: Pick<HiloSnapshot['context'], 'round'>;
}): boolean => round !== null && isOpen(round) && winningOf(round).length > 0;

/** A round as far as the table shows it. */
type Shown = Pick<HiloRound, 'roundId' | 'amount' | 'status' | 'rate' | 'winAmount' | 'cards' | 'skips'>;

/** The table of a round. @param chosen what was sent and has no answer yet @param maxProfit 0 where there is no limit */
export function tableOf(
  round: Shown,
  phase: 'connecting' | 'playing',
  chosen: HiloSelect | null,
  maxProfit: Sen,
): TableView {
  const open = isOpen(round);
  const winning = winningOf(round);
  return {
    phase: phase === 'connecting' ? 'connecting' : open ? 'process' : 'ready',
    roundId: round.roundId,
    cards: cardsOf(round),
    outcome: round.status,
    rate: round.status === 'lost' ? 0 : open ? hiloRate(winning) : toRate(round.rate),
    maxRate: MAX_RATE,
    stake: fromSen(round.amount),
    back: round.status === 'won' ? fromSen(round.winAmount) : 0,
    right: winning.length,
    choices: choicesOf({ context: { round, maxProfit } }),
    chosen,
    canSkip: open && skipsLeft(round) > 0,
  };
}

/** The table as the room has it. */
export function tableView(snapshot: HiloSnapshot): TableView {
  const { round, ask, maxProfit } = snapshot.context;
  const connecting = phaseOf(snapshot) === 'connecting';
  if (round === null)
    return {
      phase: connecting ? 'connecting' : 'ready',
      roundId: '',
      cards: [],
      outcome: null,
      rate: RATE_ONE,
      maxRate: MAX_RATE,
      stake: 0,
      back: 0,
      right: 0,
      choices: [],
      chosen: null,
      canSkip: false,
    };
  return tableOf(round, connecting ? 'connecting' : 'playing', ask?.kind === 'select' ? ask.select : null, maxProfit);
}

const trails = new WeakMap<Shown, TableView['cards']>();
/** The trail of a round; the same list as long as the round is the same, so that the scene writes its words once. */
function cardsOf(round: Shown): TableView['cards'] {
  const known = trails.get(round);
  if (known) return known;
  const cards = round.cards.map(({ card, select, rate }) => ({ card, select: select ?? null, rate: toRate(rate) }));
  trails.set(round, cards);
  return cards;
}
