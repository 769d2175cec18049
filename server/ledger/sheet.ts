import type { Sen } from '../../rules/money';
import type { Pocket } from '../ports';

/** What an owner has of one currency. */
export interface Purse extends Record<Pocket, Sen> {
  /** Still to be played before the bonus is free. */
  turnover: Sen;
  /** The number of the last transfer that the store knows. */
  version: number;
}

/** A transfer to be written. `debit` and `credit` are a pocket of the owner or an account of the house (`house:bet`). */
export interface Transfer {
  readonly key: string;
  readonly leg: number;
  readonly owner: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: Sen;
  readonly kind: string;
  readonly ref: string;
}

/** The same with what its owner could stake after it. */
export interface Written extends Transfer {
  readonly balance: Sen;
}

/** The name of a house's account in the journal. */
export const houseAccount = (name: string): string => `house:${name}`;

/** Whether an account of the journal is a pocket of the owner. */
export const isPocket = (account: string): account is Pocket =>
  account === 'main' || account === 'bonus' || account === 'held';

/** What may be staked. */
export const spendable = ({ main, bonus }: Purse): Sen => main + bonus;

/** Purses of one currency in one transaction, and the transfers that change them. The purses that were read are changed in place. */
export class Sheet {
  readonly transfers: Written[] = [];
  /** The transfers that take others back, with the ids of those. */
  readonly reversing = new Map<Transfer, bigint>();
  /** The owners whose purses are to be written. */
  readonly changed = new Set<string>();
  /** Those of them with more to write than `main` and the version. */
  readonly changedBeyondMain = new Set<string>();

  constructor(readonly purses: Map<string, Purse>) {}

  of(owner: string): Purse {
    let purse = this.purses.get(owner);
    if (purse === undefined) {
      purse = { main: 0n, bonus: 0n, held: 0n, turnover: 0n, version: 0 };
      this.purses.set(owner, purse);
    }
    return purse;
  }

  /** Moves money; `reverses` is the id of the transfer that it takes back. @throws RangeError for nothing to move, or more than a pocket has */
  move(transfer: Transfer, reverses?: bigint): void {
    const { owner, debit, credit, amount, key } = transfer;
    const purse = this.of(owner);
    if (amount <= 0n) throw new RangeError(`A transfer of ${amount} (${key})`);
    if (isPocket(debit)) {
      if (purse[debit] < amount) throw new RangeError(`${debit} of ${owner} has less than ${amount} (${key})`);
      purse[debit] -= amount;
      if (debit !== 'main') this.changedBeyondMain.add(owner);
    }
    if (isPocket(credit)) {
      purse[credit] += amount;
      if (credit !== 'main') this.changedBeyondMain.add(owner);
    }
    const written: Written = { ...transfer, balance: spendable(purse) };
    this.transfers.push(written);
    if (reverses !== undefined) this.reversing.set(written, reverses);
    this.changed.add(owner);
  }

  /** Says what is still to be played. */
  setTurnover(owner: string, turnover: Sen): void {
    this.of(owner).turnover = turnover;
    this.changed.add(owner);
    this.changedBeyondMain.add(owner);
  }
}
