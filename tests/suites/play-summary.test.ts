import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_SITTING_MS } from '../../contract/play';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import type { Ledger, Store } from '../../server/ports';
import { playAnswers } from '../../server/site/play';
import { Buckets } from '../../server/system/bucket';
import { testEngines } from './engines';
import { NOON, player, RoomClock } from './rooms-kit';

const ANA = player('ana');
const HOUR_MS = 3_600_000;

for (const engine of testEngines('play-summary')) {
  describe(`what a sitting came to, on ${engine.name}`, () => {
    const clock = new RoomClock(NOON);
    let store: Store;
    let ledger: Ledger;
    let serial = 0;
    /** Books movements of rupiah now. */
    const book = (...moves: readonly (readonly [keyof typeof KINDS, number, string?])[]) =>
      store.transaction((tx) =>
        ledger.post(
          tx,
          moves.map(([kind, rupiah, userId = ANA.id]) => ({
            key: `k${(serial += 1)}`,
            userId,
            kind,
            amount: BigInt(rupiah) * 100n,
            ref: 'test:1',
          })),
        ),
      );
    const summary = (since: number, answers = playAnswers(store, clock)) =>
      answers.summary(
        { query: { since }, body: {} },
        {
          player: ANA,
          token: 't',
          ip: '',
          payer: null,
          local: false,
          clientId: '',
          requestId: '',
          device: '',
          keepDevice: () => undefined,
        },
      );

    beforeAll(async () => {
      store = await engine.open();
      ledger = createLedger({ store, clock, kinds: KINDS });
      await book(['grant', 1_000_000], ['bet', -50_000], ['payout', 90_000]);
      clock.jump(NOON + HOUR_MS);
    });
    afterAll(() => store.close());

    it('is nothing before the first bet', async () => {
      expect(await summary(NOON + 1)).toEqual({
        since: NOON + 1,
        bets: 0,
        staked: 0,
        returned: 0,
        serverTime: NOON + HOUR_MS,
      });
    });

    it('counts what was staked and what came back since then, its own alone', async () => {
      await book(['bet', -20_000], ['bet', -10_000], ['payout', 12_500]);
      await book(['grant', 5_000, 'u-budi'], ['bet', -5_000, 'u-budi']);
      expect(await summary(NOON + 1)).toMatchObject({ bets: 2, staked: 30_000, returned: 12_500 });
      expect(await summary(NOON)).toMatchObject({ bets: 3, staked: 80_000, returned: 102_500 });
    });

    it('a stake that was taken back was none', async () => {
      await book(['bet', -40_000], ['refund', 40_000]);
      expect(await summary(NOON + 1)).toMatchObject({ bets: 2, staked: 30_000, returned: 12_500 });
    });

    it('costs its player what was read: who has read too much waits, and nobody else does', async () => {
      const answers = playAnswers(store, clock, new Buckets({ burst: 2, perSecond: 1 }));
      expect(await summary(NOON, answers)).toMatchObject({ bets: 3 });
      await expect(summary(NOON, answers)).rejects.toMatchObject({ code: 667, params: { seconds: '6' } });
      clock.jump(clock.now() + 6_000);
      expect(await summary(NOON, answers)).toMatchObject({ bets: 3 });
    });

    it('reaches back a day at most', async () => {
      clock.jump(NOON + LONGEST_SITTING_MS + HOUR_MS / 2);
      expect(await summary(0)).toMatchObject({ since: NOON + HOUR_MS / 2, bets: 2 });
    });
  });
}
