import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLLER_CALM_MS } from '../../contract/constants';
import { crashCalls } from '../../contract/crash';
import { diceCalls } from '../../contract/dice';
import { FLOW_GROUPS, flowEndpoints } from '../../contract/flow';
import { rollerCalls } from '../../contract/roller';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import { CRASH_TIMES, PlayHouse, type Visitor } from '../lib/play-house';

const IDR = { currency: 'IDR' } as const;
const STAKE = 10_000;

describe('the balance record over the wire', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-flow-'));
  let house: PlayHouse;
  let here: Visitor;
  let stranger: Visitor;

  beforeAll(async () => {
    house = await PlayHouse.open({ dataDir });
    here = await house.player(1);
    stranger = await house.player(2);
    const { roundId } = await house.crash();
    await here.ask(crashCalls.bet, { roundId, amount: STAKE, ...IDR, rate: 1.01, uuid: 'flow-crash' });
    await house.nextRound();
    await house.clock.advance(CRASH_TIMES.shownMs);
    const roll = { amount: STAKE, choose: 50_000, isHigher: true, ...IDR };
    for (const uuid of ['flow-roller-1', 'flow-roller-2', 'flow-roller-3']) {
      await here.ask(rollerCalls.startRound, { ...roll, uuid });
      await house.clock.advance(ROLLER_CALM_MS);
    }
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const get = (path: string, by: Visitor = here) =>
    house.http('GET', `/main${path}`, { token: by.account?.token ?? '' });
  const entries = async (query = '', by = here) =>
    flowEndpoints.entries.reply.parse((await get(`/pay/balance/flow${query}`, by)).body).list;

  it('has every stake and what it brought, each with what there was after it, down to the start', async () => {
    const list = await entries();
    expect(list.filter(({ kind }) => kind === 'bet')).toHaveLength(4);
    expect(list.at(-1)).toMatchObject({ kind: 'grant', group: 'refill', of: null });
    expect(list[0]?.balance).toBe(await here.balance());
    list.forEach(({ balance, amount }, i) => expect(balance).toBeCloseTo((list[i + 1]?.balance ?? 0) + amount, 5));
    expect(await entries('?group=bets&size=2')).toEqual(list.filter(({ group }) => group === 'bets').slice(0, 2));
    expect(await entries('', stranger)).toHaveLength(1);
  });

  it('has each group of movements by itself, also one of which the house books nothing', async () => {
    const list = await entries();
    for (const group of FLOW_GROUPS) {
      expect(await entries(`?group=${group}`)).toEqual(list.filter((entry) => entry.group === group));
      expect(await get(`/pay/balance/flow/csv?group=${group}`)).toMatchObject({ status: 200 });
    }
  });

  it('names the bet of a line, which the history knows, and the lines of its round', async () => {
    const [bet] = await entries('?group=bets&size=1');
    const of = bet?.of?.kind === 'round' ? bet.of : null;
    const told = await get(`/slot/game/record/${of?.bet ?? ''}`);
    expect(told).toMatchObject({ status: 200, body: { bet: { game: 'roller', roundId: of?.roundId } } });
    const { entry, others } = flowEndpoints.entry.reply.parse((await get(`/pay/balance/flow/${bet?.id}`)).body);
    expect(entry).toEqual(bet);
    for (const other of others) expect(other.of).toMatchObject({ roundId: of?.roundId });
    expect(await get(`/pay/balance/flow/${bet?.id}`, stranger)).toMatchObject({ status: 400, body: { errCode: 3 } });
  });

  it('says what lies in the pockets, and what days came to', async () => {
    const pockets = flowEndpoints.pockets.reply.parse((await get('/pay/balance')).body);
    expect(pockets).toEqual({ main: await here.balance(), bonus: 0, held: 0, toPlay: 0 });
    const { list, groups } = flowEndpoints.days.reply.parse((await get('/pay/balance/flow/days')).body);
    expect(list).toHaveLength(1);
    expect((list[0]?.in ?? 0) - (list[0]?.out ?? 0)).toBeCloseTo(pockets.main, 5);
    expect(groups.find(({ group }) => group === 'bets')).toEqual({ group: 'bets', in: 0, out: 4 * STAKE });
  });

  it('sums up for many questions at once, one after the other', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => get('/pay/balance/flow/days')));
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]).toMatchObject({ status: 200 });
  });

  it('does not tell of dice that still roll: neither what they pay nor a balance with it', async () => {
    let rolled = false;
    for (let i = 0; i < 12 && !rolled; i += 1) {
      const round = await here.ask(diceCalls.curRound, IDR);
      if (round.status === 0) {
        for (const pool of [0, 1, 2, 3, 4, 5] as const)
          await here.ask(diceCalls.bet, { pool, amount: 1_000, roundId: round.roundId });
        const before = await entries();
        await house.clock.advance(round.closeTime - house.clock.now() + 300);
        const paid = await house.store.db
          .selectFrom('transfers')
          .select('id')
          .where('ref', '=', `dice:${round.roundId}`)
          .where('kind', '=', 'payout')
          .execute();
        expect(paid).toHaveLength(1);
        expect(await entries()).toEqual(before);
        const { main } = flowEndpoints.pockets.reply.parse((await get('/pay/balance')).body);
        expect(main).toBe(before[0]?.balance);
        await house.clock.advance(20_000);
        expect((await entries())[0]).toMatchObject({ kind: 'payout', of: { kind: 'round', game: 'dice' } });
        rolled = true;
      } else await house.clock.advance(5_000);
    }
    expect(rolled).toBe(true);
  });

  it('settles stakes of rounds that are over, and says what is still to be played', async () => {
    const owner = here.account?.userId ?? '';
    const ledger = createLedger({ store: house.store, clock: house.clock, kinds: KINDS });
    await house.store.transaction((tx) =>
      ledger.bonuses.give(tx, { key: 'flow-bonus', userId: owner, ref: 'flow', amount: 1_000_000n, factor: 20_000 }),
    );
    const [lost] = await entries('?group=bets');
    const ref = lost?.of?.kind === 'round' ? `${lost.of.game}:${lost.of.roundId}` : '';
    // A stake that a room has left open, of a round that is over.
    await house.store.db
      .insertInto('turnover_stakes')
      .values({ key: 'stake:left', owner, ref, staked: 600_000n, bonus: 0n, counted: 0n, status: 'open' })
      .execute();
    const settle = async () => flowEndpoints.settle.reply.parse((await get('/flow/settle/trigger')).body);
    expect(await settle()).toEqual({
      toPlay: 14_000,
      turnovers: [{ amount: 10_000, required: 20_000, played: 6_000, since: house.clock.now() }],
    });
    expect((await settle()).toPlay).toBe(14_000);
    expect(await get('/flow/settle/trigger', stranger)).toMatchObject({ body: { toPlay: 0, turnovers: [] } });
  });

  it('is a file that streams in UTF-8', async () => {
    const reply = await fetch(`http://127.0.0.1:${house.port}/api/main/pay/balance/flow/csv?lang=en&group=refill`, {
      headers: { 'x-token': here.account?.token ?? '' },
    });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = new TextDecoder()
      .decode(await reply.arrayBuffer())
      .trim()
      .split('\r\n');
    expect(lines[1]).toMatch(
      /^2026-11-20 \d\d:\d\d:\d\d,Play credit,,,1000000\.00,1000000\.00,0\.00,0\.00,1000000\.00,\d+$/,
    );
  });

  it.each(Object.values(flowEndpoints).map(({ path }) => path.replace(':id', '1')))(
    'refuses a guest at %s, and questions that are none',
    async (path) => {
      expect(await house.http('GET', path)).toMatchObject({ status: 400, body: { errCode: 10004 } });
      if (path.includes('/flow') && !path.endsWith('/1') && !path.endsWith('trigger'))
        for (const bad of ['group=poker', 'pocket=left', 'currency=USD', 'from=2026-02-30', 'to=yesterday'])
          expect(await get(`${path.replace('/main', '')}?${bad}`)).toMatchObject({
            status: 400,
            body: { errCode: 3 },
          });
    },
  );
});
