import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coinFlipCalls } from '../../contract/coinFlip';
import { crashCalls } from '../../contract/crash';
import { historyEndpoints } from '../../contract/history';
import { recordProof } from '../../contract/replay';
import { rollerCalls } from '../../contract/roller';
import { CRASH_TIMES, PlayHouse, type Visitor } from '../lib/play-house';

const IDR = { currency: 'IDR' } as const;
const STAKE = 10_000;

describe('the bet history over the wire', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-bet-history-'));
  let house: PlayHouse;
  let here: Visitor;
  let stranger: Visitor;

  beforeAll(async () => {
    house = await PlayHouse.open({ dataDir });
    here = await house.player(1);
    stranger = await house.player(2);
    const { roundId } = await house.crash();
    await here.ask(crashCalls.bet, { roundId, amount: STAKE, ...IDR, uuid: 'bet-history-1' });
    await house.nextRound();
    await house.clock.advance(CRASH_TIMES.shownMs);
    await here.ask(rollerCalls.startRound, {
      amount: STAKE,
      choose: 50_000,
      isHigher: true,
      ...IDR,
      uuid: 'bet-history-2',
    });
    await house.clock.advance(1_000);
    await here.ask(coinFlipCalls.startRound, { amount: STAKE, ...IDR, uuid: 'bet-history-3' });
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const get = (path: string, by: Visitor = here) =>
    house.http('GET', `/main/slot${path}`, { token: by.account?.token ?? '' });
  const bets = async (query = '', by = here) =>
    historyEndpoints.bets.reply.parse((await get(`/game/record${query}`, by)).body).list;

  it('has what was played in every kind of room, newest first; an open round is open', async () => {
    const list = await bets();
    expect(list.map(({ game, result }) => [game, result === 'open'])).toEqual([
      ['coinFlip', true],
      ['roller', false],
      ['crash', false],
    ]);
    expect(await bets('?game=roller')).toEqual([list[1]]);
    expect(await bets('?result=open')).toEqual([list[0]]);
    expect(historyEndpoints.games.reply.parse((await get('/bet/game')).body).list).toEqual([
      { game: 'crash', bets: 1 },
      { game: 'roller', bets: 1 },
    ]);
    const days = historyEndpoints.days.reply.parse((await get('/game/record/days')).body).list;
    expect(days).toMatchObject([{ day: '2026-11-20', bets: 2, staked: 2 * STAKE }]);
    expect(await bets('', stranger)).toEqual([]);
  });

  it('tells of one bet what proves its round, as the public record has it, and nothing while it is open', async () => {
    const [coin, roll, rocket] = await bets();
    const told = async (id = '') => historyEndpoints.bet.reply.parse((await get(`/game/record/${id}`)).body);
    expect(await told(coin?.id)).toEqual({ bet: coin, settledAt: null, proof: null });
    for (const [game, bet] of [
      ['roller', roll],
      ['crash', rocket],
    ] as const) {
      const { body } = await house.http('GET', `/main/game/${game}/record?roundId=${bet?.roundId}`);
      const { proof } = await told(bet?.id);
      expect(proof).not.toBeNull();
      expect(body).toMatchObject({ proof });
    }
    expect(recordProof.safeParse((await told(rocket?.id)).proof).success).toBe(true);
    expect(await get(`/game/record/${roll?.id}`, stranger)).toMatchObject({ status: 400, body: { errCode: 3 } });
  });

  it('is a file that streams in UTF-8', async () => {
    const reply = await fetch(`http://127.0.0.1:${house.port}/api/main/slot/game/record/csv?lang=en`, {
      headers: { 'x-token': here.account?.token ?? '', 'accept-encoding': 'br, gzip' },
    });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    // An encoder is there for as long as its reader takes: one of brotli has megabytes.
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.headers.get('content-length')).toBeNull();
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^2026-11-20 \d\d:\d\d:\d\d,Coin Flip,\d+,,10000\.00,,,,Running,coinFlip-\d+$/);
  });

  it.each(Object.values(historyEndpoints).map(({ path }) => path.replace(':id', 'x')))(
    'refuses a guest at %s, and questions that are none',
    async (path) => {
      expect(await house.http('GET', path)).toMatchObject({ status: 400, body: { errCode: 10004 } });
      if (!path.endsWith('/game') && !path.endsWith('/x'))
        for (const bad of ['game=poker', 'result=maybe', 'from=2026-02-30', 'to=yesterday'])
          expect(await get(`${path.replace('/main/slot', '')}?${bad}`)).toMatchObject({
            status: 400,
            body: { errCode: 3 },
          });
    },
  );
});
