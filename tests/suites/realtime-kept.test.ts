import { expect, it } from 'vitest';
import { lobbyStreams } from '../../contract/site';
import { OfficialClient, openHouse, until } from './realtime-kit';

const ROOMS = lobbyStreams.rooms.route;

it('greets a newcomer with the last picture of a kept stream, and with nothing where there is none', async () => {
  const house = await openHouse({ kept: [lobbyStreams.rooms] });
  const client = await OfficialClient.connect(house.url);
  const early = client.subscribe(ROOMS);
  await until(() => house.gateway.stats().subscriptions === 1);
  expect(early.messages).toEqual([]);

  house.gateway.publisher.json(ROOMS, { n: 1 });
  house.gateway.publisher.json(ROOMS, { n: 2 });
  const late = client.subscribe(ROOMS);
  await until(() => late.messages.length === 1 && early.messages.length === 2);
  expect(late.messages).toEqual(['{"n":2}']);
  expect(early.messages).toEqual(['{"n":1}', '{"n":2}']);

  client.close();
  await house.close();
});

it('ends a player’s sessions on every connection', async () => {
  const house = await openHouse();
  const sari = await Promise.all([OfficialClient.connect(house.url), OfficialClient.connect(house.url)]);
  const budi = await OfficialClient.connect(house.url);
  for (const client of sari) client.signal('internal/auth', { token: 'token-of-sari' });
  budi.signal('internal/auth', { token: 'token-of-budi' });
  const mine = (client: OfficialClient) => client.request('game/crash/myHistory', { page: 1, size: 10 });
  await Promise.all([...sari, budi].map(mine));

  house.gateway.expirePlayer('u1');
  for (const client of sari) await expect(mine(client)).rejects.toMatchObject({ body: { code: 1 } });
  expect(await mine(budi)).toMatchObject({ total: 1 });

  for (const client of [...sari, budi]) client.close();
  await house.close();
});
