import { sql } from 'kysely';
import type { Sen } from '../../rules/money';
import type { Acts, Currency, Kinds, Tx } from '../ports';
import { answerOnce, type Decided } from './answers';
import type { BooksDeps } from './books';
import { isPocket, type Sheet } from './sheet';
import { endStakes, stakesOf } from './stakes';

/** A transfer of a unit, and how much of it is not taken back yet. */
interface Leg {
  readonly id: bigint;
  readonly debit: string;
  readonly credit: string;
  readonly kind: string;
  readonly left: Sen;
}

async function legsOf(tx: Tx, owner: string, currency: Currency, key: string, kinds: Kinds): Promise<readonly Leg[]> {
  const { rows } = await sql<Leg>`select t.id, t.debit, t.credit, t.kind, t.amount - coalesce(
      (select sum(back.amount) from reversals as r join transfers as back on back.id = r.id where r.reverses = t.id), 0) as "left"
    from transfers as t where t.key = ${key} and t.owner = ${owner} and t.currency = ${sql.lit(currency)} order by t.leg desc`.execute(
    tx,
  );
  return rows.filter(({ kind }) => kinds[kind] !== undefined);
}

/** The pocket that a leg's money goes back to, or is taken from: bonus that is free by now is in `main`, and so is what was held. */
const pocketOf = (sheet: Sheet, owner: string, account: string): 'main' | 'bonus' =>
  account === 'bonus' && sheet.of(owner).turnover > 0n ? 'bonus' : 'main';

/**
 * Takes back what was booked, last transfer first: a stake's bonus before its main. Each reversal names the transfer that it takes back, and all of one transfer
 * are never more than it moved. What the ledger books by itself (holds, bonuses, exchanges, reversals) has acts of its own to be undone by.
 */
export const createReversals =
  (deps: BooksDeps & { readonly kinds: Kinds }): Acts['reverse'] =>
  (tx, act) => {
    const { key, userId: owner, ref, of, currency = 'IDR' } = act;
    return answerOnce(deps, tx, 'reverse', act, [currency], async ({ sheets }): Promise<Decided> => {
      const sheet = sheets.get(currency);
      if (sheet === undefined) throw new Error(`${currency} is not open`);
      const legs = await legsOf(tx, owner, currency, of, deps.kinds);
      if (legs.length === 0) return { outcome: { ok: false, reason: 'unknown' } };
      const whole = legs.reduce((sum, { left }) => sum + left, 0n);
      const asked = act.amount ?? whole;
      if (whole === 0n) return { outcome: { ok: false, reason: 'over' } };
      if (asked <= 0n) throw new RangeError(`A reversal of ${asked} (${key})`);
      if (asked > whole) return { outcome: { ok: false, reason: 'excess' } };
      let rest = asked;
      const parts = legs.flatMap((leg) => {
        const amount = leg.left < rest ? leg.left : rest;
        rest -= amount;
        return amount === 0n ? [] : [{ ...leg, amount }];
      });
      const needed = { main: 0n, bonus: 0n };
      for (const { credit, amount } of parts) if (isPocket(credit)) needed[pocketOf(sheet, owner, credit)] += amount;
      const purse = sheet.of(owner);
      if (purse.main < needed.main || purse.bonus < needed.bonus)
        return { outcome: { ok: false, reason: 'insufficient' } };
      parts.forEach(({ id, debit, credit, amount }, leg) => {
        const from = isPocket(credit) ? pocketOf(sheet, owner, credit) : credit;
        const to = isPocket(debit) ? pocketOf(sheet, owner, debit) : debit;
        sheet.move({ key, leg, owner, debit: from, credit: to, amount, kind: 'reversal', ref }, id);
      });
      if (asked < whole) return { outcome: { ok: true, amounts: { reversed: asked } } };
      // A stake that was taken back altogether was never played.
      const stakes = await stakesOf(tx, deps.store, [of]);
      endStakes(
        sheet,
        stakes,
        owner,
        [...stakes.known.values()].filter(({ open }) => open),
        false,
      );
      return { outcome: { ok: true, amounts: { reversed: asked } }, stakes };
    });
  };
