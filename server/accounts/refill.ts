import { REFILL_AMOUNT, REFILL_BELOW } from '../../contract/constants';
import { CODE, CodeError, tooSoon } from '../../contract/errors';
import { formatAmount } from '../../rules/format';
import { type Sen, toSen } from '../../rules/money';
import { nextWibMidnight, wibDay } from '../../rules/wib';
import { frozenError, frozenOf } from './frozen';
import type { Balance, Clock, Ledger, Store, Tx } from '../ports';

export interface Refills {
  /**
   * Adds the refill to an account with too little in its pockets, once a WIB day; stakes of open rounds are with the house and do not count. The
   * request that took it gets the same answer again. @throws CodeError 1052 with enough left, 10001 for a frozen account, 667 with the wait when it is taken
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

/** Play credit never ends for good (READINGS). The ledger's key makes it once a day, whoever asks at once and on whatever node. */
export function createRefills({ store, ledger, clock }: { store: Store; ledger: Ledger; clock: Clock }): Refills {
  const keyOf = (userId: string): string => `refill:${userId}:${wibDay(clock.now())}`;
  return {
    async take(userId, requestId) {
      const key = keyOf(userId);
      const nextAt = nextWibMidnight(clock.now());
      const ref = `refill:${requestId}`;
      const posted = await store.transaction(async (tx) => {
        if ((await frozenOf(tx, userId)) !== null) throw frozenError();
        const [booked] = await ledger.post(tx, [{ key, userId, kind: 'refill', amount: AMOUNT, ref }]);
        if (booked === undefined) throw new Error('the ledger answers every movement');
        // Taken today by another request.
        if (booked.status === 'conflict') throw tooSoon(nextAt - clock.now());
        // The account is locked by the posting: looked at before, two at once could both find it empty. Throwing takes the refill back.
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
