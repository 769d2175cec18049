/** Any two things that one player does at once, whatever rooms and domains they are of: nothing is lost, nothing is done twice, and the books agree. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CodeError } from '../../contract/errors';
import { toSen } from '../../rules/money';
import { createFairPlay, type FairPlay } from '../../server/fairplay/service';
import type { Store } from '../../server/ports';
import { testEngines } from './engines';
import { ACTS, BET, inTx } from './harness/pair-acts';
import { countedEntropy, NOON, player, RoomClock, roomHouse, type RoomHouse } from './rooms-kit';

const NAMES = Object.keys(ACTS);
/** All pairs are tried with PAIRS=all; else each act with itself, under one id and under two, and with some of the others. */
const EVERY = process.env.PAIRS === 'all' ? 1 : 6;
const PAIRS = NAMES.flatMap((one, i) => [
  [one, one, 'once'] as const,
  ...NAMES.slice(i)
    .filter((_, further) => further % EVERY === 0)
    .map((other) => [one, other, 'twice'] as const),
]);

/** What was answered, but for when: what is asked for again is told the time of its own answer. */
const told = (answer: PromiseSettledResult<unknown> | undefined): unknown =>
  answer?.status === 'fulfilled' && typeof answer.value === 'object' ? { ...answer.value, serverTime: 0 } : answer;

for (const engine of testEngines('pairs')) {
  describe(`two things at once on ${engine.name}`, () => {
    let store: Store;
    let house: RoomHouse;
    let fairPlay: FairPlay;
    let serial = 0;
    /** What was done at least once: a pair of which nothing can be done would show nothing. */
    const done = new Set<string>();

    beforeAll(async () => {
      store = await engine.open();
      house = roomHouse({ store, clock: new RoomClock(NOON) });
      fairPlay = createFairPlay({
        store: house.store,
        clock: house.clock,
        entropy: countedEntropy('pairs'),
        events: { publish: async () => undefined },
        hiddenOf: async () => new Map(),
        siteReminder: () => 0,
      });
      await house.start();
    });
    afterAll(async () => {
      await house.stop();
      await store.close();
    });

    const settled = async (works: readonly Promise<unknown>[]): Promise<PromiseSettledResult<unknown>[]> => {
      let waiting = true;
      const all = Promise.allSettled(works).finally(() => (waiting = false));
      while (waiting) {
        await house.clock.advance(5);
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
      return all;
    };

    it.each(PAIRS)('%s and %s, %s', async (one, other, times) => {
      const acts = [ACTS[one], ACTS[other]].filter((act) => act !== undefined);
      serial += 1;
      const who = player(`pair${serial}`);
      const table = { house, who, fairPlay };
      // Enough for what is open, and for one and a half of what is asked for at once, or for none.
      const spare = acts.some(({ poor }) => poor === true) ? 0.9 : 1.5;
      const money = toSen(BET * (acts.filter(({ open }) => open === true).length + spare));
      await inTx(table, (tx) =>
        house.ledger.post(tx, [{ key: `grant:${who.id}`, userId: who.id, kind: 'grant', amount: money, ref: 'pair' }]),
      );
      // A rocket is in the air for a moment only: what is done in its flight is made ready last.
      const isFlown = one === 'crash: cash out';
      const ready: ((uuid: string) => Promise<unknown>)[] = [];
      for (const act of isFlown ? acts.toReversed() : acts) ready.push(await act.ready(table));
      if (isFlown) ready.reverse();
      const betsOf = () => store.db.selectFrom('bets').selectAll().where('user_id', '=', who.id).execute();
      const before = (await betsOf()).length;
      const uuids = [`pair-${serial}-one`, times === 'once' ? `pair-${serial}-one` : `pair-${serial}-two`];
      const answers = await settled(ready.map((run, i) => run(uuids[i] ?? '')));
      for (const answer of answers)
        if (answer.status === 'rejected' && !(answer.reason instanceof CodeError)) throw answer.reason;
      answers.forEach(({ status }, i) => status === 'fulfilled' && done.add([one, other][i] ?? ''));
      expect(house.errors).toEqual([]);
      const taken = answers.filter((answer, i) => answer.status === 'fulfilled' && acts[i]?.stakes === true).length;
      expect((await betsOf()).length - before).toBe(times === 'once' ? Math.min(1, taken) : taken);
      if (times === 'once' && acts[0]?.unkeyed !== true && answers[0]?.status === 'fulfilled')
        expect(told(answers[1])).toEqual(told(answers[0]));
      const { main, bonus, held } = await store.db
        .selectFrom('accounts')
        .selectAll()
        .where('owner', '=', who.id)
        .where('currency', '=', 'IDR')
        .executeTakeFirstOrThrow();
      expect([main >= 0n, bonus >= 0n, held >= 0n]).toEqual([true, true, true]);
    });

    it('leaves books that agree, once all rounds are over', async () => {
      await house.clock.advance(120_000);
      expect(house.errors).toEqual([]);
      expect(await house.ledger.audit()).toEqual([]);
      expect([...done].sort()).toEqual(NAMES.toSorted());
    });
  });
}
