import type { Acts } from '../ports';
import { answerOnce, type Decided, type Deciding } from './answers';
import type { BooksDeps } from './books';
import { houseAccount } from './sheet';

const HOUSE = houseAccount('exchange');

/** Exchange of two currencies of one player: one unit of two transfers, each balanced in its own currency. */
export const createExchange =
  (deps: BooksDeps): Acts['exchange'] =>
  (tx, act) => {
    const decide = async ({ sheets }: Deciding): Promise<Decided> => {
      const { key, userId, ref, from, to, amount, rate } = act;
      const got = rate.give > 0n && rate.get > 0n ? (amount * rate.get) / rate.give : 0n;
      const [source, target] = [sheets.get(from), sheets.get(to)];
      if (source === undefined || target === undefined || source === target || amount <= 0n || got <= 0n)
        throw new RangeError(`${amount} of ${from} for ${got} of ${to} (${key})`);
      if (source.of(userId).main < amount) return { outcome: { ok: false, reason: 'insufficient' } };
      const half = { key, owner: userId, kind: 'exchange', ref };
      source.move({ ...half, leg: 0, debit: 'main', credit: HOUSE, amount });
      target.move({ ...half, leg: 1, debit: HOUSE, credit: 'main', amount: got });
      return { outcome: { ok: true, amounts: { got } } };
    };
    // The rate is the house's and moves on: whoever asks again gets what the first rate gave.
    return answerOnce(deps, tx, 'exchange', act, [act.from, act.to], decide, { rate: undefined });
  };
