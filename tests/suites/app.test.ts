import { afterAll, beforeAll, expect, test } from 'vitest';
import { pushes } from '../../contract/inbox';
import { lobbyStreams } from '../../contract/site';
import type { BigWin } from '../../contract/site';
import { build } from '../../server/app';
import type { App, RoomWiring } from '../../server/app';
import { localFanout } from '../../server/fanout/local';
import { sandboxMailer } from '../../server/mailer/sandbox';
import { openStore } from '../../server/store/open';
import { systemEntropy } from '../../server/system/entropy';
import { createLogger } from '../../server/system/logger';
import { echoBindings, OfficialClient, realClock, until } from './realtime-kit';
import { testVault } from '../../server/system/vault.fixture';

let app: App;
let port: number;
let wiring: RoomWiring;
const events: string[] = [];

const WIN: BigWin = { name: 'Sari', avatar: 'a1', game: 'crash', multiplier: 2, amount: 1_000, profit: 1_000, time: 1 };

beforeAll(async () => {
  app = await build({
    store: await openStore({ dataDir: null }),
    fanout: localFanout((error) => {
      throw error;
    }),
    clock: realClock,
    entropy: systemEntropy(realClock),
    mailer: sandboxMailer,
    vault: testVault,
    logger: createLogger('silent'),
    rooms: (given) => {
      wiring = given;
      return [
        {
          game: 'crash',
          calls: echoBindings(),
          start: async () => void events.push('start'),
          stop: async () => void events.push('stop'),
          lobby: () => ({
            game: 'crash',
            status: 'preparation',
            roundId: '7',
            startTime: 1,
            historyRate: [],
            players: given.presence.inRoom('crash'),
            bots: 0,
          }),
          topWins: async () => [WIN],
        },
      ];
    },
    clientDir: null,
    artDir: null,
    hashCost: { memoryCost: 8, timeCost: 1 },
    checkReplies: true,
  });
  ({ port } = await app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await app.close();
  expect(events).toEqual(['start', 'stop']);
});

const post = async (path: string, body: unknown, token = '') => {
  const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': token },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Record<string, unknown>;
};
const connect = () => OfficialClient.connect(`ws://127.0.0.1:${port}/ws`);
const mine = (client: OfficialClient) => client.request('game/crash/myHistory', { page: 1, size: 10 });

const PHONE = '081200000001';
let token: string;
let userId: string;

test('an account from HTTP is a player on the channel, and is counted once', async () => {
  const session = await post('/main/user/phone/register', {
    phone: PHONE,
    name: 'sari',
    password: 'rembulan47x',
    adult: true,
  });
  token = String(session.token);
  userId = (session.user as { id: string }).id;
  const tabs = await Promise.all([connect(), connect()]);
  for (const tab of tabs) tab.signal('internal/auth', { token });
  await Promise.all(tabs.map(mine));
  const reply = await fetch(`http://127.0.0.1:${port}/api/main/user/online`);
  expect(await reply.json()).toEqual({ online: 1 });

  wiring.publisher.toUser(userId, pushes.balance.route, { balance: 5, version: 1 });
  await until(() => tabs.every((tab) => tab.pushes.length === 1), 'a push in both tabs');
  for (const tab of tabs) tab.close();
});

test('logging out ends the session on connections that are open', async () => {
  const client = await connect();
  client.signal('internal/auth', { token });
  await mine(client);
  await post('/main/user/logout', {}, token);
  await expect(mine(client)).rejects.toMatchObject({ body: { code: 1 } });
  client.close();
});

test('a new password ends every session of the account on open connections', async () => {
  const session = await post('/main/user/phone/login', { account: 'sari', password: 'rembulan47x' });
  const client = await connect();
  client.signal('internal/auth', { token: session.token });
  await mine(client);
  const code = (await (await fetch(`http://127.0.0.1:${port}/api/main/user/phone/code?phone=${PHONE}`)).json()) as {
    sandboxCode: string;
  };
  await post('/main/user/phone/password/reset', { phone: PHONE, code: code.sandboxCode, password: 'barubaru2' });
  await expect(mine(client)).rejects.toMatchObject({ body: { code: 1 } });
  client.close();
});

test('the lobby shows the rooms to whoever comes, at once, and again when a round changes', async () => {
  const client = await connect();
  const lobby = client.subscribe(lobbyStreams.rooms.route);
  await until(() => lobby.messages.length === 1, 'the first picture');
  expect(lobbyStreams.rooms.payload.parse(JSON.parse(lobby.messages[0] ?? ''))).toMatchObject({
    rooms: [{ game: 'crash', roundId: '7' }],
  });
  wiring.changed();
  await until(() => lobby.messages.length === 2, 'the next picture');
  client.close();
});

test('big wins come from the rooms, limits from the site', async () => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/main/user/netprofit/top10`);
  expect(await reply.json()).toEqual({ list: [WIN] });
  expect(wiring.site?.at(0)).toEqual({
    limits: { min: 100_000n, max: 500_000_000n },
    maxProfit: 100_000_000_000n,
  });
  expect(wiring.site?.flags('')).toMatchObject({ autoBet: true, minRoundMs: 0 });
});
