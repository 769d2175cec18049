/**
 * How the embedded store finds what anybody may ask for. It knows nothing of how much there is (nothing runs ANALYZE), so that its plan is the same in an empty house and in one of years: a look-up
 * that walks through all that a table has costs everybody more with each day. A parameter never matches the words of a partial index, and two indexes that begin alike are one to it.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { endpoints } from '../../contract/endpoints';
import type { Endpoint } from '../../contract/http';
import { calls } from '../../contract/index';
import type { Call } from '../../contract/wire';
import { DATA_FILE } from '../../server/store/sqlite';
import { Sqlite } from '../../server/store/sqlite-engine';
import { CRASH_TIMES, PASSWORD, PlayHouse, registration, type Visitor } from '../lib/play-house';
import { stepsOf } from './harness/plans';

/** Each takes of it what it knows; what is refused has often been looked up before. */
const ASKED = {
  page: 3,
  size: 10,
  currency: 'IDR',
  model: 1,
  roundId: '1',
  id: 'x-1',
  key: 'rules',
  since: 0,
  email: 'sari@rumah.id',
  account: '0815',
  phone: '081500000009',
  code: '123456',
  amount: 10_000,
  rate: 2,
  choose: 50_000,
  isHigher: true,
  mines: 3,
  select: 'heads',
  selectCard: 1,
  clientSeed: 'seed',
  pool: 1,
  seq: 0,
  minutes: 30,
  password: PASSWORD,
  old: PASSWORD,
  pin: '482615',
};

const SPOKEN = { id: 'Halo', en: 'Hello' };
/** What the desk says besides. */
const ORDERED = {
  ...ASKED,
  reason: 'Sesuai rapat',
  cause: 'security',
  key: 'balance',
  proof: 'call',
  verdict: 'refused',
  kind: 'job',
  title: SPOKEN,
  summary: SPOKEN,
  body: SPOKEN,
  blocks: [{ kind: 'text', ...SPOKEN }],
  link: '',
  sendAt: 0,
  people: 1,
  group: 'home',
  until: 0,
  since: 1,
  base: 0,
  version: 1,
  values: { big_win_mail: 2_000_000 },
  text: 'Halo',
};
/** Each list of the desk by each of its filters, and each act by each of its words. */
const DESK_LISTS = [
  '/desk/people?q=tester_1',
  '/desk/people?q=0815',
  '/desk/people?q=testers&after=x',
  '/desk/log?after=9',
  ...['actor=x', 'act=board.add', 'subject=x'].flatMap((by) => [`/desk/log?${by}`, `/desk/log?${by}&after=9`]),
  ...['waiting', 'mine', 'open', 'closed'].map((shelf) => `/desk/support/tickets?shelf=${shelf}`),
];
const AUDIENCES = [
  { to: 'all' },
  { to: 'named', people: ['tester_1', '081500000001', 'x'] },
  { to: 'seen', since: 1 },
  { to: 'away', since: 1 },
];

/** Indexes of nothing but what waits for somebody: to count it is to go through them. */
const WAITING = ['partner_applications_waiting', 'outbox_due', 'outbox_parked', 'users_operators'];
/** Tables that are small, or walked once when a room or the house begins. */
const SMALL = ['schema_steps', 'jobs', 'chains', 'sessions', 'boards', 'doc_versions', 'setting_changes', 'json_each'];
const AT_START = [/from "crash_rounds"( where "status" = \?)?$/, /from "bets" where "game" = \? and "round_id" >= \?/];

describe('what anybody may ask for', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-plans-'));
  const prepared = new Set<string>();
  let house: PlayHouse;
  let here: Visitor;

  beforeAll(async () => {
    // Migrated already: what its steps asked was of other tables.
    copyFileSync(inject('storeFile'), join(dataDir, DATA_FILE));
    const prepare = Sqlite.prototype.prepare;
    vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: InstanceType<typeof Sqlite>, text) {
      prepared.add(text);
      return prepare.call(this, text);
    });
    house = await PlayHouse.open({ dataDir });
    here = await house.player(1);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const askEverything = async () => {
    const token = here.account?.token ?? '';
    const query = new URLSearchParams(Object.entries(ASKED).map(([name, value]) => [name, String(value)]));
    for (const area of Object.values(endpoints) as readonly Readonly<Record<string, Endpoint>>[])
      for (const { method, path, access, upload } of Object.values(area)) {
        // Ending sessions comes last; the desk is asked by an operator.
        if (access === 'operator' || upload || path === '/main/user/logout') continue;
        const named = path.replace(/:(\w+)/g, (_, name: string) =>
          name === 'game' ? 'dice' : name === 'kind' ? 'loss' : String(ASKED[name as keyof typeof ASKED] ?? 'x'),
        );
        const asked = method === 'GET' ? `${named}?${query}` : named;
        await house.http(method, asked, {
          token,
          ...(method !== 'GET' && {
            body: { ...ASKED, topic: 'other', text: 'halo', pictures: [], uuid: `${named}-0001`.slice(-20) },
          }),
        });
      }
    for (const filters of ['', 'result=open', 'result=won&game=dice', 'game=roller'])
      await house.http('GET', `/main/slot/game/record?${filters}`, { token });
    for (const filters of ['', 'group=deposit', 'group=bets', 'pocket=bonus', 'currency=YEC'])
      await house.http('GET', `/main/pay/balance/flow?${filters}`, { token });
    for (const area of Object.values(calls) as readonly Readonly<Record<string, Call>>[])
      for (const { route } of Object.values(area)) {
        const named = route.replace('{id}', 'x-1');
        await here.call(named, ASKED).catch(() => undefined);
        await here.call(named, { ...ASKED, page: 1, after: '5' }).catch(() => undefined);
      }
    await house.clock.advance(CRASH_TIMES.preparationMs);
    const invited = { ...registration(3), referral: 'ABCDEFGH' };
    await house.http('POST', '/main/user/phone/register', { body: invited });
    await house.http('POST', '/main/user/loadpage/register', { body: invited });
    await house.http('POST', '/main/user/phone/login', { body: { account: invited.phone, password: PASSWORD } });
    await house.http('POST', '/main/user/logout', { token, body: {} });
  };

  const askTheDesk = async () => {
    const { userId: operator = '', token = '' } = (await house.player(8)).account ?? {};
    const set = { role: 'operator', mfa: 'email' } as const;
    await house.store.db.updateTable('users').set(set).where('id', '=', operator).execute();
    // What is remembered of the session is of a player.
    await house.clock.advance(6_000);
    const confirm = () => house.store.db.updateTable('sessions').set({ confirmed_at: house.clock.now() }).execute();
    const { userId: asker = '', token: theirs = '' } = (await house.player(7)).account ?? {};
    const { body: asked } = await house.http('POST', '/main/support/messages', {
      token: theirs,
      body: { uuid: 'question-0000000001', topic: 'game', text: 'Halo', pictures: [] },
    });
    const ticket = (asked as { ticket: { id: string } }).ticket.id;
    const operators = (Object.values(endpoints) as readonly Readonly<Record<string, Endpoint>>[])
      .flatMap((area) => Object.values(area))
      .filter(({ access }) => access === 'operator');
    for (const { method, path } of operators) {
      const idOf = path.includes('/support/') ? ticket : asker;
      const named = path.replace(/:(\w+)/g, (_, name: string) =>
        name === 'id' ? idOf : String(ORDERED[name as keyof typeof ORDERED] ?? 'x'),
      );
      // So many acts a second are let through.
      if (method !== 'GET') await house.clock.advance(1_000);
      await confirm();
      const bodies = path.includes('mailings')
        ? AUDIENCES.map((audience) => ({ ...ORDERED, audience }))
        : [
            { ...ORDERED, uuid: `${named}-0001`.slice(-20) },
            { ...ORDERED, kind: 'event', id: '7' },
          ];
      for (const body of method === 'GET' ? [undefined] : bodies)
        await house.http(method, named, { token, ...(body !== undefined && { body }) });
    }
    for (const path of DESK_LISTS) await house.http('GET', path, { token });
    for (const list of ['identifications', 'partners', 'mailings'])
      await house.http('GET', `/desk/${list}?after=${asker}`, { token });
  };

  it('is found by an index that begins with whom it is about, and never by going through all that there is', async () => {
    await askEverything();
    const ofPlayers = prepared.size;
    await askTheDesk();
    expect(prepared.size - ofPlayers).toBeGreaterThan(50);
    const asked = [...prepared].filter((text) => /^\s*(select|update|delete|with)\b/i.test(text));
    // Statements of reading, betting, signing in and writing.
    expect(asked.length).toBeGreaterThan(150);
    const { rows: tables } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
      house.store.db,
    );
    const walks: string[] = [];
    for (const text of asked) {
      if (AT_START.some((known) => known.test(text))) continue;
      const blanks = Array.from({ length: text.split('?').length - 1 }, () => null);
      const steps = await stepsOf(house.store.db, CompiledQuery.raw(text, blanks));
      const isWhole = steps.some((step) => /^(CO-ROUTINE|MERGE|COMPOUND)/.test(step));
      for (const step of steps) {
        const [, table = '', how = ''] = /^SCAN (\S+)(.*)$/.exec(step) ?? [];
        const isTable = tables.some(({ name }) => name === table) && !SMALL.includes(table);
        // In the order of an index it ends where it has what it wants.
        if (
          isTable &&
          !WAITING.some((index) => how.endsWith(`INDEX ${index}`)) &&
          !(how.includes('INDEX') && /\blimit\b/.test(text))
        )
          walks.push(`${step}: ${text}`);
        // All of something, to be sorted for a few of them.
        const isSorted = step === 'USE TEMP B-TREE FOR ORDER BY' && /\blimit\b/.test(text) && !isWhole;
        if (isSorted && !SMALL.some((name) => text.includes(name))) walks.push(`${steps.join('; ')}: ${text}`);
        // Of everybody, for one.
        if (/user_id"? (= |in )/.test(text) && /solo_rounds_by_end|bets_by_round/.test(step))
          walks.push(`${step}: ${text}`);
      }
    }
    expect(walks).toEqual([]);
  });
});
