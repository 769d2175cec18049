import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { diceCalls } from '../../contract/dice';
import { dingdongCalls } from '../../contract/dingdong';
import { errorText } from '../../contract/errors';
import { rouletteCalls } from '../../contract/roulette';
import { PlayHouse, type Visitor } from '../lib/play-house';

/** The same as bad-input, for bets in the timed rooms: whatever comes over a real socket is answered with its documented code and its Indonesian text. */
const CREDIT = 1_000_000;
const LIMITS = { min: '1.000', max: '5.000.000', currency: 'IDR' };

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-bad-pool-'));
let house: PlayHouse;
let serial = 0;
const newcomer = (): Promise<Visitor> => house.player((serial += 1));
beforeAll(async () => {
  house = await PlayHouse.open({ dataDir });
});
afterEach(async () => expect(await house.app.ledger.audit()).toEqual([]));
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const refused = (work: Promise<unknown>, code: number) =>
  expect(work).rejects.toMatchObject({ body: { code, msg: errorText(code, LIMITS) } });

describe.each([
  { game: 'roulette', calls: rouletteCalls, pool: 'red', started: 1321 },
  { game: 'dice', calls: diceCalls, pool: 0, started: 1331 },
  { game: 'dingdong', calls: dingdongCalls, pool: 'STAR', started: 1371 },
] as const)('a bet in $game', ({ game, calls, pool, started }) => {
  let ana: Visitor;
  beforeAll(async () => {
    ana = await newcomer();
  });
  const room = (who = ana) => who.ask(calls.curRound, { currency: 'IDR' });
  /** A round that takes bets for a while yet. */
  async function openRound(): Promise<string> {
    for (;;) {
      const { roundId, status, closeTime } = await room();
      if (status === 0 && closeTime - house.clock.now() > 5_000) return roundId;
      await house.clock.advance(1_000);
    }
  }

  const rows: readonly (readonly [string, Readonly<Record<string, unknown>>, number])[] = [
    ['a rupiah below the minimum', { amount: 999 }, 711],
    ['a rupiah above the maximum', { amount: 5_000_001 }, 711],
    ['nothing', { amount: 0 }, 711],
    ['more money than there is', { amount: 1e300 }, 711],
    ['a third decimal', { amount: 1_000.001 }, 702],
    ['a negative amount', { amount: -10_000 }, 702],
    ['a rupiah more than the balance', { amount: 1_000_001 }, 700],
    ['sen', { amount: 1_000.1 }, 702],
    ['sen within the limits', { amount: 25_000.5 }, 702],
    ['an amount as text', { amount: '10000' }, 702],
    ['an amount that is null, as NaN travels', { amount: Number.NaN }, 702],
    ['no amount', { amount: undefined }, 702],
    ['a pool that there is not', { pool: 'green' }, 3],
    ['a pool’s number plus one half', { pool: 0.5 }, 3],
    ['a name that every object has', { pool: 'toString' }, 3],
    ['several pools at once', { pool: [pool] }, 3],
    ['no pool', { pool: undefined }, 3],
    ['another currency', { currency: 'USD' }, 3],
    ['a round of no number', { roundId: "1'; drop table accounts" }, 3],
    ['a round to come', { roundId: '99999' }, 3],
    ['a round that is over', { roundId: '0' }, started],
    ['a command id that is too short', { uuid: 'x' }, 3],
  ];
  it.each(rows)('of %s is refused', async (_name, over, code) => {
    await refused(
      ana.call(calls.bet.route, { roundId: await openRound(), pool, amount: 10_000, currency: 'IDR', ...over }),
      code,
    );
    expect(await ana.balance()).toBe(CREDIT);
    expect((await room()).myBets).toEqual([]);
  });

  it('by a guest is refused', async () => {
    const guest = await house.guest();
    await refused(guest.call(calls.bet.route, { roundId: await openRound(), pool, amount: 10_000 }), 10004);
  });

  it('that comes again is answered again, and its id in another room is a repeated request', async () => {
    const budi = await newcomer();
    const sent = { roundId: await openRound(), pool, amount: 10_000, uuid: `again-${game}-1` };
    const first = await budi.call(calls.bet.route, sent);
    expect(await budi.call(calls.bet.route, sent)).toEqual(first);
    expect(await budi.balance()).toBe(CREDIT - 10_000);
    const [other, its] = game === 'roulette' ? [diceCalls, 0] : [rouletteCalls, 'red'];
    const { roundId } = await budi.ask(other.curRound, { currency: 'IDR' });
    await refused(budi.call(other.bet.route, { roundId, pool: its, amount: 10_000, uuid: sent.uuid }), 9005);
    expect((await room(budi)).myBets).toHaveLength(1);
  });

  it('while the result is on its way is told to join the next round', async () => {
    const { roundId, closeTime } = await room();
    await house.clock.advanceTo(closeTime + 10);
    await refused(ana.call(calls.bet.route, { roundId, pool, amount: 10_000 }), started);
    expect(await ana.balance()).toBe(CREDIT);
  });

  it('is too frequent after a hundred in the round', async () => {
    const citra = await newcomer();
    const roundId = await openRound();
    for (let i = 0; i < 100; i += 1) await citra.call(calls.bet.route, { roundId, pool, amount: 1_000 });
    await refused(citra.call(calls.bet.route, { roundId, pool, amount: 1_000 }), 667);
    expect(await citra.balance()).toBe(CREDIT - 100_000);
  });
});
