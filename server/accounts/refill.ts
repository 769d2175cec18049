import { REFILL_AMOUNT, REFILL_BELOW } from '../../contract/constants';
import { CODE, CodeError, tooSoon } from '../../contract/errors';
import { formatAmount } from '../../rules/format';
import { type Sen, toSen } from '../../rules/money';
import { nextWibMidnight, wibDay } from '../../rules/wib';
import { frozenError, frozenOf } from './frozen';
import type { Balance, Clock, DepositGuard, Ledger, Store, Tx } from '../ports';

export interface Refills {
  /**
   * Adds the refill to an account with too little in its pockets, once a WIB day; stakes of open rounds are with the house and do not count. The
   * request that took it gets the same answer again. It is what a player adds to the balance, so that it counts as a deposit: fair play's limit of the day and pauses hold for it.
   * @throws CodeError 1052 with enough left, 10001 for a frozen account, in a pause and over the limit, 667 with the wait when it is taken
   */
  take(userId: string, requestId: string): Promise<{ readonly posted: Balance; readonly nextAt: number }>;
  /** From when there is another, epoch ms; null while there is one. */
  nextAt(userId: string): Promise<number | null>;
}

const AMOUNT = toSen(REFILL_AMOUNT);
const BELOW = toSen(REFILL_BELOW);
const enough = (): CodeError =>
  new CodeError(
    CODE.claimFailed,
    {},
    `Saldo main masih cukup: isi ulang diberikan bila kurang dari Rp ${formatAmount(BELOW)}`,
  );

/** What is set aside is the player's as well: who has a withdrawal under way is not without money. */
async function inAllPockets(tx: Tx, userId: string): Promise<Sen> {
  const { main, bonus, held } = await tx
    .selectFrom('accounts')
    .select(['main', 'bonus', 'held'])
    .where('owner', '=', userId)
    .where('currency', '=', 'IDR')
    .executeTakeFirstOrThrow();
  return main + bonus + held;
}

export interface RefillDeps {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly deposits: DepositGuard;
}

/** Play credit never ends for good (READINGS). The ledger's key makes it once a day, whoever asks at once and on whatever node. */
export function createRefills({ store, ledger, clock, deposits }: RefillDeps): Refills {
  const keyOf = (userId: string): string => `refill:${userId}:${wibDay(clock.now())}`;
  return {
    async take(userId, requestId) {
      const key = keyOf(userId);
      const nextAt = nextWibMidnight(clock.now());
      const ref = `refill:${requestId}`;
      const posted = await store.transaction(async (tx) => {
        if ((await frozenOf(tx, userId)) !== null) throw frozenError();
        const refused = await deposits.reserve(tx, { userId, key, amount: AMOUNT });
        if (refused !== null) throw new CodeError(refused.code, refused.params);
        const [booked] = await ledger.post(tx, [{ key, userId, kind: 'refill', amount: AMOUNT, ref }]);
        if (booked === undefined) throw new Error('the ledger answers every movement');
        // Taken today by another request.
        if (booked.status === 'conflict') throw tooSoon(nextAt - clock.now());
        // The account is locked by the posting: looked at before, two at once could both find it empty. Throwing takes the refill back, and what was counted of it.
        if (booked.status === 'posted' && (await inAllPockets(tx, userId)) - AMOUNT >= BELOW) throw enough();
        return booked;
      });
      return { posted, nextAt };
    },

    async nextAt(userId) {
      const now = clock.now();
      const taken = await store.db
        .selectFrom('transfers')
        .select('id')
        .where('key', '=', keyOf(userId))
        .executeTakeFirst();
      return taken ? nextWibMidnight(now) : null;
    },
  };
}
