import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainEvent } from '../../server/events/index';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import type { Ledger, Store } from '../../server/ports';
import { tellingBigWins } from '../../server/rounds/big-wins';
import { testEngines } from './engines';
import { queriesOf } from './harness/plans';
import { NOON, RoomClock } from './rooms-kit';

const LINE = 100_000n;

for (const engine of testEngines('big-wins')) {
  describe(`big wins on ${engine.name}`, () => {
    let store: Store;
    let ledger: Ledger;
    const clock = new RoomClock(NOON);
    const told: DomainEvent[] = [];
    beforeAll(async () => {
      store = await engine.open();
      const books = createLedger({ store, clock, kinds: KINDS });
      const publish = (_tx: unknown, ...events: readonly DomainEvent[]) => Promise.resolve(void told.push(...events));
      ledger = tellingBigWins(books, { store, events: { publish }, clock, line: () => LINE });
      await store.transaction((tx) =>
        ledger.post(tx, [{ key: 'g', userId: 'ana', kind: 'grant', amount: 10_000_000n, ref: 'start' }]),
      );
    });
    afterAll(() => store.close());

    /** Two bets of one round, and what they brought back together. */
    const round = (id: string, staked: readonly [bigint, bigint], paid: bigint) =>
      store.transaction(async (tx) => {
        const ref = `dice:${id}`;
        const [one, two] = staked.map((amount, i) => ({
          key: `${id}-${i}`,
          userId: 'ana',
          kind: 'bet',
          amount: -amount,
          ref,
        }));
        if (!one || !two) throw new Error('two bets');
        await ledger.post(tx, [one, two]);
        const payout = {
          key: `end-${id}`,
          userId: 'ana',
          kind: 'payout',
          amount: paid,
          ref,
          stakes: [one.key, two.key],
        };
        await ledger.post(tx, [payout]);
        await ledger.post(tx, [payout]);
      });

    it.each([
      ['1', [60_000n, 40_000n], 200_000n, 1],
      ['2', [60_000n, 40_000n], 199_999n, 0],
      ['3', [900_000n, 1n], 1_000_000n, 0],
    ] as const)('round %s: of %s came %s', async (id, staked, paid, times) => {
      told.length = 0;
      await round(id, staked, paid);
      expect(told).toEqual(
        Array.from({ length: times }, () => ({
          type: 'bet.won',
          userId: 'ana',
          payload: { game: 'dice', round: id, staked: '100000', paid: String(paid) },
          // Not before the dice lie still.
          notBefore: NOON + 60_000,
        })),
      );
    });

    it('a crowd’s are looked at together, and each is told once', async () => {
      told.length = 0;
      const crowd = Array.from({ length: 400 }, (_, n) => ({ userId: `c${n}`, ref: 'dice:9' }));
      const bets = crowd.map((one, n) => ({ ...one, key: `9-${n}`, kind: 'bet', amount: -100_000n }));
      const grants = crowd.map(({ userId }) => ({
        key: `g-${userId}`,
        userId,
        kind: 'grant',
        amount: 100_000n,
        ref: '',
      }));
      await store.transaction((tx) => ledger.post(tx, [...grants, ...bets]));
      // Every other one has won enough.
      const ends = crowd.map((one, n) => ({
        ...one,
        key: `end-9-${n}`,
        kind: 'payout',
        amount: n % 2 === 0 ? 200_000n : 199_999n,
        stakes: [`9-${n}`],
      }));
      const asked = await queriesOf(store, (tx) => ledger.post(tx, ends));
      expect(asked.length).toBeLessThan(30);
      expect(told.map(({ userId }) => userId)).toEqual(crowd.filter((_, n) => n % 2 === 0).map(({ userId }) => userId));
    });
  });
}
