import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { fairEndpoints } from '../../contract/fair';
import { fairCalls } from '../../contract/share';
import { build } from '../../server/app';
import type { App } from '../../server/app';
import { localFanout } from '../../server/fanout/local';
import { sandboxMailer } from '../../server/mailer/sandbox';
import type { Store } from '../../server/ports';
import { createRooms } from '../../server/rounds/index';
import { systemEntropy } from '../../server/system/entropy';
import { createLogger } from '../../server/system/logger';
import { testEngines } from './engines';
import { OfficialClient, realClock } from './realtime-kit';
import { testVault } from '../../server/system/vault.fixture';

const SHORT = { first: 64, year: 0 };

/** The whole server with its real rooms, from HTTP and the channel to the store. */
describe.each(testEngines('house'))('the house on $name', ({ open }) => {
  let store: Store;
  let app: App;
  let port: number;

  beforeAll(async () => {
    store = await open();
    app = await build({
      store,
      fanout: localFanout((error) => {
        throw error;
      }),
      clock: realClock,
      entropy: systemEntropy(realClock),
      mailer: sandboxMailer,
      vault: testVault,
      logger: createLogger('silent'),
      rooms: (wiring) =>
        createRooms({
          ...wiring,
          bots: false,
          chains: {
            crash: { ...SHORT, year: 256 },
            wingo1: SHORT,
            wingo2: SHORT,
            wingo3: SHORT,
            roulette: SHORT,
            dice: SHORT,
            dingdong: SHORT,
          },
        }),
      clientDir: null,
      artDir: null,
      hashCost: { memoryCost: 8, timeCost: 1 },
      checkReplies: true,
    });
    ({ port } = await app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(() => app.close());

  async function player(name: string, phone: string) {
    const reply = await fetch(`http://127.0.0.1:${port}/api/main/user/phone/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone, name, password: 'rembulan47x', adult: true }),
    });
    const { token } = (await reply.json()) as { token: string };
    const client = await OfficialClient.connect(`ws://127.0.0.1:${port}/ws`);
    client.signal('internal/auth', { token });
    return client;
  }

  test('a guest sees the rooms and cannot bet in them', async () => {
    const guest = await OfficialClient.connect(`ws://127.0.0.1:${port}/ws`);
    expect(crashCalls.curGame.res.parse(await guest.request('game/crash/curGame', { currency: 'IDR' }))).toMatchObject({
      betAmountRange: { min: 1_000, max: 5_000_000 },
    });
    await expect(
      guest.request('game/crash/bet', { roundId: '1', amount: 1_000, currency: 'IDR' }),
    ).rejects.toMatchObject({ body: { code: 10004 } });
    guest.close();
  });

  test('visitors add to the next public seed, once each, and everybody can read what came', async () => {
    const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api${path}`)).json();
    const now = async () =>
      fairEndpoints.chains.reply
        .parse(await get('/main/fair/chains'))
        .list.find(({ feed, state }) => feed === 'crash' && state === 'collecting');
    let published = await now();
    for (let tries = 0; published === undefined && tries < 1_000; tries += 1) published = await now();
    const visitors = await Promise.all([1, 2].map(() => OfficialClient.connect(`ws://127.0.0.1:${port}/ws`)));
    const shares = ['0a'.repeat(16), 'f0'.repeat(16)];
    for (const [i, visitor] of visitors.entries()) {
      const { chains } = fairCalls.contribute.res.parse(await visitor.request('fair/contribute', { share: shares[i] }));
      expect(chains).toMatchObject([{ feed: 'crash' }]);
    }
    const record = fairEndpoints.chain.reply.parse(await get(`/main/fair/chain?chainId=${published?.chainId}`));
    expect(record.list.map(({ share }) => share)).toEqual(shares);
    expect(record.published).toBe(published?.published);
    await expect(visitors[0]?.request('fair/contribute', { share: '1b'.repeat(16) })).rejects.toMatchObject({
      body: { code: 667 },
    });
    await expect(visitors[0]?.request('fair/contribute', { share: 'short' })).rejects.toMatchObject({
      body: { code: 3 },
    });
    expect(await get('/main/fair/chain?chainId=none')).toMatchObject({ errCode: 3 });
    for (const visitor of visitors) visitor.close();
  });

  test('a bet leaves the wallet once however often it is sent, comes back when it is taken back, and the books add up', async () => {
    const sari = await player('sari', '081200000001');
    const game = crashCalls.curGame.res.parse(await sari.request('game/crash/curGame', { currency: 'IDR' }));
    const bet = { roundId: game.roundId, amount: 250_000, currency: 'IDR', uuid: 'command-1' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => sari.request('game/crash/bet', bet)));
    for (const reply of replies) expect(reply).toMatchObject({ balance: 750_000 });

    const { roundId } = crashCalls.bet.res.parse(replies[0]);
    expect(await sari.request('game/crash/cancel', { roundId, uuid: 'command-2' })).toMatchObject({
      balance: 1_000_000,
    });
    expect(await app.ledger.audit()).toEqual([]);
    sari.close();
  });

  test('many players at once are each answered, and the books add up', async () => {
    const players = await Promise.all(
      Array.from({ length: 20 }, (_, i) => player(`many_${i}`, `0813${String(i).padStart(8, '0')}`)),
    );
    const [first] = players;
    const game = crashCalls.curGame.res.parse(await first?.request('game/crash/curGame', { currency: 'IDR' }));
    const replies = await Promise.all(
      players.map((client, i) =>
        client.request('game/crash/bet', {
          roundId: game.roundId,
          amount: 1_000 * (i + 1),
          currency: 'IDR',
          uuid: `many-${i}-bet`,
        }),
      ),
    );
    replies.forEach((reply, i) => expect(reply).toMatchObject({ balance: 1_000_000 - 1_000 * (i + 1) }));
    expect(await app.ledger.audit()).toEqual([]);
    for (const client of players) client.close();
  });
});
