import type { FlowGroup } from '../contract/flow';
import type { Sen } from '../rules/money';
import type { Currency, Pocket } from './ports';

/** Types only: what may be read of the ledger's journal. */

/** What a player has of one currency, by pocket, and what is still to be played before the bonus is free. Holds that are past their deadline are in `main`. */
export interface Pockets extends Readonly<Record<Pocket, Sen>> {
  readonly turnover: Sen;
}

/** What went from one account to another: each is a pocket of the player or one of the house. */
export interface JournalLeg {
  readonly debit: string;
  readonly credit: string;
  readonly amount: Sen;
}

/**
 * Transfers of one unit and one kind: one line of a player's journal. `id` is the number of its first transfer, and no other line has a number between that and `last`. `balance` is what
 * could be staked (main and bonus) after it.
 */
export interface JournalEntry {
  readonly id: bigint;
  readonly last: bigint;
  readonly key: string;
  readonly kind: string;
  readonly ref: string;
  readonly at: number;
  readonly legs: readonly JournalLeg[];
  readonly balance: Sen;
}

/** Which lines of a player's journal. */
export interface JournalSpan {
  readonly owner: string;
  readonly currency: Currency;
  /** Only these kinds; null for all. */
  readonly kinds: readonly string[] | null;
  /** Only those that move money of this pocket; null for all. */
  readonly pocket: Pocket | null;
  /** From this moment to before that one, epoch ms; null where there is no end. */
  readonly from: number | null;
  readonly until: number | null;
  /** What was booked beside the stakes of these rounds is left out. */
  readonly hidden: readonly string[];
}

/** What came and went on a WIB day (days since 1970) by movements of one kind, in `transfers` transfers. */
export interface JournalSum {
  readonly day: number;
  readonly kind: string;
  readonly in: Sen;
  readonly out: Sen;
  readonly transfers: number;
}

/** A bonus that is to be played through: stakes of `required`, of which `played` are settled. `since` is epoch ms. */
export interface Turnover {
  readonly amount: Sen;
  readonly required: Sen;
  readonly played: Sen;
  readonly since: number;
}

export interface Journal {
  /** Every kind that there is, by where the balance record lists it. */
  readonly kinds: Readonly<Record<string, FlowGroup>>;
  /** The newest lines with a number below `before`, `size` at most, and whether there may be more below them. It costs the same however deep they lie. */
  page(
    span: JournalSpan,
    before: bigint | null,
    size: number,
  ): Promise<{ readonly entries: readonly JournalEntry[]; readonly more: boolean }>;
  /** One line by the number of any of its transfers; null where the player has none. */
  entry(owner: string, id: bigint): Promise<(JournalEntry & { readonly currency: Currency }) | null>;
  /** The lines of the same round, mail or order among the nearest, newest first, itself among them. */
  related(owner: string, currency: Currency, entry: Pick<JournalEntry, 'id' | 'ref'>): Promise<readonly JournalEntry[]>;
  /** The sums of a span's days by kind, the newest first. It reads every line of the span. */
  sums(span: JournalSpan): Promise<readonly JournalSum[]>;
  /** A player's lines of rupiah that were booked under these keys, the newest first. */
  booked(owner: string, keys: readonly string[]): Promise<readonly JournalEntry[]>;
  pockets(owner: string, currency: Currency): Promise<Pockets>;
  /** The open turnovers of a player, the oldest first. */
  turnovers(owner: string): Promise<readonly Turnover[]>;
  /** What a player's stakes that are not counted yet belong to. */
  openStakes(owner: string): Promise<readonly string[]>;
}
