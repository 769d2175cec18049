import type { Sen } from '../../rules/money';
import type { Kind, Kinds, Movement, Posted } from '../ports';
import { houseAccount, type Purse, type Sheet, spendable } from './sheet';
import { endStakes, openStake, type Stake, type Stakes } from './stakes';
import type { Booked } from './transfers';

/** An answer before anything is written: the store gives the version. */
export type Judged = Omit<Posted, 'version'>;

/**
 * Decides movements in their order, and puts their transfers on the sheet. Pure: the store's part is to read the sheet's purses, `booked` and `stakes` under lock, and to write
 * what became of them.
 * @param booked what is booked already under keys of the batch; what the batch books is added
 * @param stakes those that movements of the batch end, as far as their owners have a turnover to play
 * @throws RangeError for a kind that nobody declared, one that captures holds, and for an amount of zero or against its kind
 */
export function plan(
  movements: readonly Movement[],
  kinds: Kinds,
  sheet: Sheet,
  booked: Map<string, Booked>,
  stakes: Stakes,
): Judged[] {
  return movements.map((movement): Judged => {
    const { key, userId, ref } = movement;
    const kind = kinds[movement.kind];
    if (kind === undefined) throw new RangeError(`Nobody declared the kind ${movement.kind} (${key})`);
    const amount = 'takes' in kind ? -movement.amount : movement.amount;
    if (amount <= 0n) throw new RangeError(`A ${movement.kind} of ${movement.amount} (${key})`);
    if ('takes' in kind && kind.takes.includes('held'))
      throw new RangeError(`A ${movement.kind} takes what a hold has: it is captured (${key})`);
    const purse = sheet.of(userId);
    const before = booked.get(key);
    if (before !== undefined) {
      const same =
        before.userId === userId &&
        before.kind === movement.kind &&
        before.amount === amount &&
        before.ref === movement.ref;
      return { status: same ? 'duplicate' : 'conflict', balance: spendable(purse) };
    }
    const done =
      'takes' in kind
        ? take(sheet, purse, movement, kind, amount, stakes)
        : give(sheet, purse, movement, kind, amount, stakes);
    if (!done) return { status: 'insufficient', balance: spendable(purse) };
    booked.set(key, { userId, kind: movement.kind, ref, amount });
    return { status: 'posted', balance: spendable(purse) };
  });
}

type Taking = Extract<Kind, { takes: unknown }>;
type Giving = Exclude<Kind, Taking>;

/** Takes an amount out of the kind's pockets; false where they have less. */
function take(
  sheet: Sheet,
  purse: Purse,
  { key, userId, kind, ref }: Movement,
  { house, takes }: Taking,
  amount: Sen,
  stakes: Stakes,
): boolean {
  const [first = 'main'] = takes;
  if (purse[first] < amount && takes.reduce((sum, pocket) => sum + purse[pocket], 0n) < amount) return false;
  let left = amount;
  let leg = 0;
  let bonus = 0n;
  for (const pocket of takes) {
    const part = left < purse[pocket] ? left : purse[pocket];
    if (part === 0n) continue;
    sheet.move({ key, leg, owner: userId, debit: pocket, credit: houseAccount(house), amount: part, kind, ref });
    if (pocket === 'bonus') bonus = part;
    left -= part;
    if (left === 0n) break;
    leg += 1;
  }
  if (purse.turnover > 0n && takes.includes('bonus'))
    openStake(stakes, { key, owner: userId, ref, staked: amount, bonus });
  return true;
}

/** Gives an amount into the pockets that it belongs to. What stakes bring back is split as they were, rounded in favour of `main`. */
function give(
  sheet: Sheet,
  purse: Purse,
  { key, userId, kind, ref, stakes: ends = [] }: Movement,
  to: Giving,
  amount: Sen,
  stakes: Stakes,
): boolean {
  const debit = houseAccount(to.house);
  // Without a turnover there is no bonus at stake: all of it is free.
  const ended =
    purse.turnover > 0n && to.gives === 'stakes'
      ? ends.flatMap((end) => stakes.known.get(end) ?? []).filter(({ owner }) => owner === userId)
      : [];
  const locked = ended.length === 0 ? 0n : bonusOf(amount, ended);
  if (amount > locked)
    sheet.move({ key, leg: 0, owner: userId, debit, credit: 'main', amount: amount - locked, kind, ref });
  if (locked > 0n)
    sheet.move({ key, leg: amount > locked ? 1 : 0, owner: userId, debit, credit: 'bonus', amount: locked, kind, ref });
  if (to.gives === 'stakes') endStakes(sheet, stakes, userId, ended, to.counts);
  return true;
}

/** The part of what stakes bring back that goes where their bonus came from. */
function bonusOf(amount: Sen, ended: readonly Stake[]): Sen {
  const staked = ended.reduce((sum, stake) => sum + stake.staked, 0n);
  const bonus = ended.reduce((sum, stake) => sum + stake.bonus, 0n);
  return bonus === 0n ? 0n : (amount * bonus) / staked;
}
