import type { Sen } from '../../rules/money';
import type { Act, Acts, Currency, Kinds } from '../ports';
import { answerOnce, type Decided, type Deciding } from './answers';
import type { BooksDeps } from './books';
import { houseAccount, type Sheet } from './sheet';

const refused = (reason: 'insufficient' | 'unknown' | 'over' | 'excess'): Decided => ({
  outcome: { ok: false, reason },
});

/** Holds: money is set aside first and captured or released later, once. One that is due expires with whatever is asked of its owner (`openSheet`). */
export function createHolds(deps: BooksDeps & { readonly kinds: Kinds }): Acts['holds'] {
  return {
    place(tx, act) {
      const decide = async ({ now, sheets }: Deciding): Promise<Decided> => {
        const { key, userId, ref, amount, deadline } = act;
        if (amount <= 0n) throw new RangeError(`A hold of ${amount} (${key})`);
        const currency = currencyOf(act);
        const sheet = sheetOf(sheets, currency);
        if (sheet.of(userId).main < amount) return refused('insufficient');
        sheet.move({ key, leg: 0, owner: userId, debit: 'main', credit: 'held', amount, kind: 'hold', ref });
        await tx
          .insertInto('holds')
          .values({
            key,
            owner: userId,
            currency,
            amount,
            captured: 0,
            deadline,
            status: 'open',
            ref,
            placed_at: now,
            resolved_at: 0,
          })
          .execute();
        return { outcome: { ok: true, amounts: {} } };
      };
      // Who asks again reckons the deadline anew: the first one stands.
      return answerOnce(deps, tx, 'hold', act, [currencyOf(act)], decide, { deadline: undefined });
    },

    capture: (tx, act) =>
      answerOnce(deps, tx, 'capture', act, [currencyOf(act)], async (deciding) => {
        const kind = deps.kinds[act.kind];
        if (kind === undefined || !('takes' in kind) || !kind.takes.includes('held'))
          throw new RangeError(`Nobody declared that ${act.kind} takes what is held (${act.key})`);
        return resolve(deciding, act, { kind: act.kind, house: kind.house, amount: act.amount });
      }),

    release: (tx, act) =>
      answerOnce(deps, tx, 'release', act, [currencyOf(act)], (deciding) => resolve(deciding, act, null)),
  };
}

const currencyOf = ({ currency = 'IDR' }: Act): Currency => currency;

function sheetOf(sheets: Deciding['sheets'], currency: Currency): Sheet {
  const sheet = sheets.get(currency);
  if (sheet === undefined) throw new Error(`${currency} is not open`);
  return sheet;
}

/** Ends an open hold: what is captured goes to the house, the rest back to `main`. */
async function resolve(
  { tx, now, sheets }: Deciding,
  act: Act & { readonly hold: string },
  capture: { readonly kind: string; readonly house: string; readonly amount: Sen | undefined } | null,
): Promise<Decided> {
  const { key, userId: owner, ref } = act;
  const currency = currencyOf(act);
  const hold = await tx
    .selectFrom('holds')
    .select(['id', 'amount', 'status', 'deadline'])
    .where('key', '=', act.hold)
    .where('owner', '=', owner)
    .where('currency', '=', currency)
    .executeTakeFirst();
  if (hold === undefined) return refused('unknown');
  if (hold.status !== 'open' || hold.deadline <= BigInt(now)) return refused('over');
  const captured = capture === null ? 0n : (capture.amount ?? hold.amount);
  if (captured < 0n || (capture !== null && captured === 0n)) throw new RangeError(`A capture of ${captured} (${key})`);
  if (captured > hold.amount) return refused('excess');
  const released = hold.amount - captured;
  const sheet = sheetOf(sheets, currency);
  const out = { key, owner, debit: 'held', ref } as const;
  if (capture !== null)
    sheet.move({ ...out, leg: 0, credit: houseAccount(capture.house), amount: captured, kind: capture.kind });
  if (released > 0n)
    sheet.move({ ...out, leg: capture === null ? 0 : 1, credit: 'main', amount: released, kind: 'release' });
  await tx
    .updateTable('holds')
    .set({ status: capture === null ? 'released' : 'captured', captured, resolved_at: now })
    .where('id', '=', hold.id)
    .execute();
  return {
    outcome: capture === null ? { ok: true, amounts: { released } } : { ok: true, amounts: { captured, released } },
  };
}
