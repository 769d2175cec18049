import type { FlowGroup } from '../contract/flow';
import type { Sen } from '../rules/money';
import type { Tx } from './ports';
import type { Journal } from './ports.journal';

/** The ledger's currencies. Amounts are in the smallest unit: sen for IDR, hundredths of a point for YEC, the house's own. */
export type Currency = 'IDR' | 'YEC';

/** Where a player's money lies: `main` is free, `bonus` has to be played through first, `held` is set aside by holds. */
export type Pocket = 'main' | 'bonus' | 'held';

/**
 * What a kind of movement does, declared by the module that books it. `house` names the house's account on the other side. Money of a player is taken out of the
 * pockets of `takes`, in their order; with `bonus` among them it is a stake. What he is given goes into the pocket of `gives`, or, with `stakes`, into the pockets
 * that the stakes it brings back came from; `counts` says whether those stakes count as played. `group` is where the player's balance record lists it, `other` where it is not said.
 */
export type Kind = { readonly house: string; readonly group?: FlowGroup } & (
  | { readonly takes: readonly Pocket[] }
  | { readonly gives: 'main' }
  | { readonly gives: 'stakes'; readonly counts: boolean }
);

/** Kinds by name: each module's table, put together where the ledger is made. */
export type Kinds = Readonly<Record<string, Kind>>;

/** One movement between a player and the house. `amount` is signed as the player sees it. `key` makes it happen at most once. */
export interface Movement {
  readonly key: string;
  readonly userId: string;
  /** A name in the ledger's kinds. */
  readonly kind: string;
  readonly amount: Sen;
  /** What it belongs to: `crash:204817`, `wingo:20261120101083`. */
  readonly ref: string;
  /** The keys of the stakes that end with it, for kinds that give to `stakes`. */
  readonly stakes?: readonly string[];
}

/**
 * What a player may stake (main and bonus) and how new that is. `version` is the number of the account's last transfer, 0 without any: it goes up with whatever moves the
 * account's money and is the same on every node.
 */
export interface Balance {
  readonly balance: Sen;
  readonly version: number;
}

/** What became of a movement: `conflict` is a key that is booked already with another player, kind, amount or ref. `balance` is the one after it, `version` the account's after the whole batch. */
export interface Posted extends Balance {
  readonly status: 'posted' | 'duplicate' | 'conflict' | 'insufficient';
}

/**
 * What is asked of the ledger besides movements. The key makes it happen at most once: the same act under the same key gets the same answer again, a refusal too,
 * whatever came since, for as long as answers are kept (store/retention/periods); after that a key that moved money is refused.
 * @throws CodeError 9005 for a key that stands for something else
 */
export interface Act {
  readonly key: string;
  readonly userId: string;
  /** What it belongs to. */
  readonly ref: string;
  /** IDR unless it says otherwise. */
  readonly currency?: Currency;
}

/**
 * Why an act was refused: there is less money than it takes; it names something that there is not, that is over already, or that has less than it asks for; stakes with bonus in
 * them are open.
 */
export type ActRefusal = 'insufficient' | 'unknown' | 'over' | 'excess' | 'at stake';
export type Outcome =
  | { readonly ok: true; readonly amounts: Readonly<Record<string, Sen>> }
  | { readonly ok: false; readonly reason: ActRefusal };

/** With the balance as it is now, also when the outcome was found again. */
export type Acted = Outcome & { readonly now: Balance };

/** So many of one currency's units for so many of another's. */
export interface ExchangeRate {
  readonly give: Sen;
  readonly get: Sen;
}

export interface Acts {
  readonly holds: {
    /** Sets money of `main` aside until it is captured or released, or until the deadline (epoch ms): from then on it is the player's again. Asked again, the first deadline stands. */
    place(tx: Tx, act: Act & { readonly amount: Sen; readonly deadline: number }): Promise<Acted>;
    /** Gives a hold, or `amount` of it, to the house as `kind`; the rest is released. Answers `captured` and `released`. */
    capture(tx: Tx, act: Act & { readonly hold: string; readonly kind: string; readonly amount?: Sen }): Promise<Acted>;
    /** Answers `released`. */
    release(tx: Tx, act: Act & { readonly hold: string }): Promise<Acted>;
  };
  readonly bonuses: {
    /** Gives a bonus (IDR) that has to be played `factor` (1/10000, 1.00 unless it says otherwise) times. Answers `required`. */
    give(tx: Tx, act: Act & { readonly amount: Sen; readonly factor?: number }): Promise<Acted>;
    /** Takes what is left of all bonuses, and all that was to be played. Refused while bonus is at stake. Answers `forfeited`. */
    forfeit(tx: Tx, act: Act): Promise<Acted>;
  };
  /** Takes back what module kinds booked for this player under the key `of`, or `amount` of it, at most what is left. Answers `reversed`. */
  reverse(tx: Tx, act: Act & { readonly of: string; readonly amount?: Sen }): Promise<Acted>;
  /** Changes `amount` of `from` into `to` through the house, rounded down. Answers `got`; `now` is of `to`. Asked again, the first rate stands. @throws RangeError where that is nothing */
  exchange(
    tx: Tx,
    act: Omit<Act, 'currency'> & {
      readonly from: Currency;
      readonly to: Currency;
      readonly amount: Sen;
      readonly rate: ExchangeRate;
    },
  ): Promise<Acted>;
}

/** What a posting says of all its movements. */
export interface Posting {
  /** IDR unless it says otherwise. */
  readonly currency?: Currency;
  /**
   * Rounds (`ref` of their stakes, in IDR) that are over with these movements: stakes that none of them ends were lost, and count as played. In the same posting, because who lost is locked
   * together with who moves, in the one order that everybody keeps to: two rooms that settle rounds of the same players would wait for each other otherwise.
   */
  readonly over?: readonly string[];
}

/**
 * Double entry: transfers between accounts, inside the caller's transaction. `post` books movements in order; one that a player lacks the money for is refused (and only
 * that one), one whose key is booked already changes nothing. A refusal leaves no trace: commands of rooms keep their answers themselves.
 */
export interface Ledger extends Acts {
  /** @throws RangeError for a kind that nobody declared, or an amount of zero or against its kind */
  post(tx: Tx, movements: readonly Movement[], posting?: Posting): Promise<Posted[]>;
  /** What a player may stake now. */
  balanceOf(userId: string, currency?: Currency): Promise<Sen>;
  /** What was booked, to be read. */
  readonly journal: Journal;
  /** Empty when every balance is the sum of its transfers, and every bet and round of every game is what the books say. */
  audit(): Promise<string[]>;
}

/** Why money may not be moved: a documented code with what its text tells. */
export interface StakeRefusal {
  readonly code: number;
  readonly params: Readonly<Record<string, string>>;
}

/** A stake that a room wants to book. `key` is the movement's. */
export interface StakeAsked {
  readonly key: string;
  readonly userId: string;
  readonly amount: Sen;
}

/** Fair play's word on stakes (READINGS): asked for every stake of every game, in the transaction that books it and before the accounts are locked. */
export interface StakeGuard {
  /** The stakes that may not be booked, by key, with why. */
  refused(tx: Tx, stakes: readonly StakeAsked[]): Promise<ReadonlyMap<string, StakeRefusal>>;
}

/** Fair play's word on deposits, for whoever takes them. */
export interface DepositGuard {
  /** Counts a deposit against the day's limit, once for its key, before the player's accounts are locked; returns why it may not be made, null when it is counted. */
  reserve(
    tx: Tx,
    asked: { readonly userId: string; readonly key: string; readonly amount: Sen },
  ): Promise<StakeRefusal | null>;
  /** A deposit that came to nothing counts no more. */
  release(tx: Tx, key: string): Promise<void>;
}
