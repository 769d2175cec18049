/** What is one player's, asked for by another who knows its id: everywhere the same as an id that nobody has, and nothing of it has changed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/endpoints';
import type { Endpoint } from '../../contract/http';
import { calls } from '../../contract/index';
import { minesCalls } from '../../contract/mines';
import type { Call } from '../../contract/wire';
import { PlayHouse, registration, type Visitor } from '../lib/play-house';

/** Ids of things that a player has. */
type Things = Readonly<
  Record<
    'session' | 'bet' | 'line' | 'mail' | 'ticket' | 'shown' | 'proof' | 'avatar' | 'mines' | 'hilo' | 'coinFlip',
    string
  >
>;
/** In the shape of each, and nobody's. */
const NOBODYS: Things = {
  session: '0'.repeat(16),
  bet: 'roller-999999',
  line: '999999999',
  mail: 'x'.repeat(26),
  ticket: 'x'.repeat(26),
  shown: 'x'.repeat(26),
  proof: 'x'.repeat(26),
  avatar: 'x'.repeat(26),
  mines: '999999',
  hilo: '999999',
  coinFlip: '999999',
};

type Asked = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object];
/** Every endpoint that takes an id of a player's own, by its place in the contract. */
const ENDPOINTS: Readonly<Record<string, (of: Things) => Asked>> = {
  'security.profile': ({ avatar }) => ['POST', '/main/user', { avatar: `p${avatar}` }],
  'security.endSession': ({ session }) => ['DELETE', `/main/user/sessions/${session}`],
  'security.identify': ({ proof }) => [
    'POST',
    '/main/user/identification',
    { name: 'Budi Sentosa', born: '1990-01-01', document: 'ktp', pictures: [proof] },
  ],
  'inbox.messages': ({ mail }) => ['GET', `/main/site/messages?after=${mail}`],
  'inbox.readMessage': ({ mail }) => ['PUT', `/main/site/messages/read/${mail}`],
  'fairPlay.record': ({ mail }) => ['GET', `/main/user/fair-play/record?after=${mail}`],
  'history.bets': ({ bet }) => ['GET', `/main/slot/game/record?after=zzzzzzzz_${bet}`],
  'history.bet': ({ bet }) => ['GET', `/main/slot/game/record/${bet}`],
  'flow.entries': ({ line }) => ['GET', `/main/pay/balance/flow?after=${line}&group=bets`],
  'flow.entry': ({ line }) => ['GET', `/main/pay/balance/flow/${line}`],
  'support.messages': ({ ticket }) => ['GET', `/main/support/tickets/${ticket}`],
  'support.send': ({ shown }) => [
    'POST',
    '/main/support/messages',
    { uuid: `with-${shown.slice(-8)}`, topic: 'game', text: 'Halo', pictures: [shown] },
  ],
  'support.seen': ({ ticket }) => ['PUT', `/main/support/tickets/${ticket}/seen`, { seq: 0 }],
  'support.close': ({ ticket }) => ['POST', `/main/support/tickets/${ticket}/close`, {}],
  'support.rate': ({ ticket }) => ['POST', `/main/support/tickets/${ticket}/rating`, { rating: 1 }],
  'support.picture': ({ shown }) => ['GET', `/main/support/pictures/${shown}`],
  'guestSupport.messages': ({ ticket }) => ['GET', `/main/support/guest/tickets/${ticket}`],
  'guestSupport.seen': ({ ticket }) => ['PUT', `/main/support/guest/tickets/${ticket}/seen`, { seq: 0 }],
  'guestSupport.close': ({ ticket }) => ['POST', `/main/support/guest/tickets/${ticket}/close`, {}],
  'guestSupport.rate': ({ ticket }) => ['POST', `/main/support/guest/tickets/${ticket}/rating`, { rating: 1 }],
  'replay.mines': ({ mines }) => ['GET', `/main/game/mines/record?roundId=${mines}`],
  'replay.hilo': ({ hilo }) => ['GET', `/main/game/hilo/record?roundId=${hilo}`],
  'replay.coinFlip': ({ coinFlip }) => ['GET', `/main/game/coinFlip/record?roundId=${coinFlip}`],
};
/** Rounds that are over are everybody's to look at, avatars that are worn too; a guest's words take no pictures. */
const OPEN = /^(replay\.|security\.avatar$|guestSupport\.send$)/;

const CALLS: Readonly<Record<string, (of: Things) => object>> = {
  'game/mines/selectCard': ({ mines }) => ({ roundId: mines, selectCard: 3 }),
  'game/mines/cashRound': ({ mines }) => ({ roundId: mines }),
  'game/hilo/selectCard': ({ hilo }) => ({ roundId: hilo, select: 'high' }),
  'game/hilo/cashRound': ({ hilo }) => ({ roundId: hilo }),
  'game/coinFlip/selectCard': ({ coinFlip }) => ({ roundId: coinFlip, select: 'heads' }),
  'game/coinFlip/cashRound': ({ coinFlip }) => ({ roundId: coinFlip }),
  '/heracles/inbox/mail': ({ mail }) => ({ after: mail }),
  '/heracles/inbox/mail/{id}': ({ mail }) => ({ id: mail }),
  '/heracles/inbox/mail/{id}/read': ({ mail }) => ({ id: mail }),
  '/heracles/inbox/mail/{id}/delete': ({ mail }) => ({ id: mail }),
};
/** Rounds of rooms are everybody's; a bet in one is the caller's own, by who calls. */
const SHARED = /^game\/(crash|roulette|dice|dingdong)\//;

describe('a stranger who knows an id', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-strangers-'));
  let house: PlayHouse;
  let ana: Visitor;
  let budi: Visitor;
  let things: Things;

  const http = async ([method, path, body]: Asked, by: Visitor) => {
    await house.store.db.updateTable('sessions').set({ confirmed_at: house.clock.now() }).execute();
    return house.http(method, path, { token: by.account?.token ?? '', ...(body !== undefined && { body }) });
  };
  const idIn = async (asked: Asked, pick: (body: never) => string) => pick((await http(asked, ana)).body as never);

  /** All that the owner can see of what there is. */
  const seen = async () => ({
    sessions: ((await http(['GET', '/main/user/sessions'], ana)).body as { list: unknown[] }).list.length,
    user: (await http(['GET', '/main/user'], ana)).body,
    bets: (await http(['GET', '/main/slot/game/record'], ana)).body,
    flow: (await http(['GET', '/main/pay/balance/flow'], ana)).body,
    mail: await ana.call('/heracles/inbox/mail', {}),
    ticket: (await http(['GET', `/main/support/tickets/${things.ticket}`], ana)).body,
    rounds: await Promise.all(
      ['mines', 'hilo', 'coinFlip'].map((game) => ana.call(`game/${game}/curRound`, { currency: 'IDR' })),
    ).then((all) => all.map((one) => (one as { round: unknown }).round)),
  });

  beforeAll(async () => {
    house = await PlayHouse.open({ dataDir });
    [ana, budi] = [await house.player(1), await house.player(2)];
    await house.http('POST', '/main/user/phone/login', {
      body: { account: registration(1).phone, password: registration(1).password },
    });
    const data = (
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a5cff' } })
        .png()
        .toBuffer()
    ).toString('base64');
    const upload = (purpose: string) =>
      idIn(['POST', '/main/site/upload', { purpose, data }], ({ id }: { id: string }) => id);
    const shown = await idIn(['POST', '/main/support/pictures', { data }], ({ id }: { id: string }) => id);
    const stake = { amount: 10_000, currency: 'IDR' };
    await ana.call('game/roller/startRound', { ...stake, choose: 50_000, isHigher: true });
    const begun = async (route: string, more = {}) =>
      ((await ana.call(route, { ...stake, ...more })) as { round: { roundId: string } }).round.roundId;
    things = {
      shown,
      avatar: await upload('avatar'),
      proof: await upload('identity'),
      mines: await begun(minesCalls.startRound.route, { mines: 3 }),
      hilo: await begun('game/hilo/startRound'),
      coinFlip: await begun('game/coinFlip/startRound'),
      bet: await idIn(
        ['GET', '/main/slot/game/record?game=roller'],
        ({ list }: { list: [{ id: string }] }) => list[0].id,
      ),
      line: await idIn(['GET', '/main/pay/balance/flow'], ({ list }: { list: [{ id: string }] }) => list[0].id),
      session: await idIn(
        ['GET', '/main/user/sessions'],
        ({ list }: { list: { id: string; current: boolean }[] }) => list.find(({ current }) => !current)?.id ?? '',
      ),
      mail: ((await ana.call('/heracles/inbox/mail', {})) as { list: [{ id: string }] }).list[0].id,
      ticket: await idIn(
        ['POST', '/main/support/messages', { uuid: 'question-1', topic: 'game', text: 'Halo', pictures: [shown] }],
        ({ ticket }: { ticket: { id: string } }) => ticket.id,
      ),
    };
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is answered by no endpoint and no call as its owner is', async () => {
    for (const [name, id] of Object.entries(things)) expect([name, id]).toEqual([name, expect.stringMatching(/./)]);
    const before = await seen();
    for (const [name, asked] of Object.entries(ENDPOINTS)) {
      const [of, ofNobody] = [await http(asked(things), budi), await http(asked(NOBODYS), budi)];
      expect([name, of]).toEqual([name, ofNobody]);
      // Looked for, not turned away at the door.
      expect([1, 401, 403, 667, 10004]).not.toContain((of.body as { errCode?: number }).errCode);
      await house.clock.advance(1_000);
    }
    for (const [route, payload] of Object.entries(CALLS)) {
      const told = async (of: Things) =>
        budi.call(route.replace('{id}', of.mail), payload(of)).then(
          (answer) => ({ answer }),
          ({ body }: { body: unknown }) => ({ body }),
        );
      const [of, ofNobody] = [await told(things), await told(NOBODYS)];
      // A list goes on from anywhere; what it lists is the caller's.
      if (route.endsWith('/mail')) expect(JSON.stringify(of)).not.toContain(things.mail);
      else expect([route, of]).toEqual([route, ofNobody]);
      expect(JSON.stringify(of)).not.toMatch(/"code":(1|403|667|10004)\b/);
    }
    expect(await seen()).toEqual(before);
  });

  it('is tried on all that takes one', () => {
    const isOwn = (field: string): boolean => /^(id|after|pictures|avatar|roundId)$/.test(field);
    const fieldsOf = (schema: unknown): string[] =>
      Object.keys((schema as { shape?: object; _zod?: { def?: { shape?: object } } })._zod?.def?.shape ?? {});
    const ownEndpoints = Object.entries(endpoints).flatMap(([area, table]) =>
      Object.entries(table as Readonly<Record<string, Endpoint>>).flatMap(([name, { access, query, body }]) =>
        access !== 'operator' && [...fieldsOf(query), ...fieldsOf(body)].some(isOwn) ? [`${area}.${name}`] : [],
      ),
    );
    // An area of docs is everybody's.
    const known = [...Object.keys(ENDPOINTS), 'docs.module'];
    expect(ownEndpoints.filter((name) => !OPEN.test(name) && !known.includes(name))).toEqual([]);
    const ownCalls = Object.values(calls)
      .flatMap((area) => Object.values<Call>(area))
      .filter(({ access, req }) => access === 'player' && fieldsOf(req).some(isOwn))
      .map(({ route }) => route)
      // A player's own histories go on by a number within them.
      .filter((route) => !SHARED.test(route) && !/my(Past|History)/.test(route));
    expect(ownCalls.filter((route) => !(route in CALLS))).toEqual([]);
  });
});
