import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_TAGS, type Mail, pushes } from '../../contract/inbox';
import { mailboxCalls, mailContent } from '../../contract/mailbox';
import type { Call, CallReply, CallRequest } from '../../contract/wire';
import { mailboxBindings } from '../../server/inbox/calls';
import { CHANGED_AT_ONCE, COUNTED_MOST, countMails, countUnread, deleteAllRead } from '../../server/inbox/mails';
import { markAllSeen, messageAnswers } from '../../server/inbox/messages';
import { createPostOffice, type Letter } from '../../server/inbox/post';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import type { Ledger, Player, Store } from '../../server/ports';
import { bulk } from '../../server/sql/bulk';
import { PASSWORD, PlayHouse, registration } from '../lib/play-house';
import { testEngines } from './engines';
import { queriesOf, stepsOf, touchedRows } from './harness/plans';
import { countedEntropy, NOON, player, RoomClock } from './rooms-kit';

const ANA = player('ana');
const BUDI = player('budi');
const MINUTE_MS = 60_000;

for (const engine of testEngines('inbox')) {
  describe(`the inbox on ${engine.name}`, () => {
    const clock = new RoomClock(NOON);
    const entropy = countedEntropy('mail');
    let store: Store;
    let ledger: Ledger;
    let told: string[];
    let pushed: { userId: string; mail: Mail }[];
    let serial = 0;

    beforeAll(async () => {
      store = await engine.open();
      ledger = createLedger({ store, clock, kinds: KINDS });
      told = [];
      pushed = [];
    });
    afterAll(() => store.close());

    const office = () =>
      createPostOffice({
        store,
        clock,
        entropy,
        publisher: {
          json: () => undefined,
          text: () => undefined,
          toUser: (userId, _route, mail) => pushed.push({ userId, mail: mail as Mail }),
        },
      });
    const send = async (userId: string, more: Partial<Letter> = {}) => {
      const letter: Letter = {
        userId,
        key: `k${(serial += 1)}`,
        template: 'welcome',
        values: { name: { text: 'Ana' }, credit: { money: 1_000_000 } },
        ...more,
      };
      return store.transaction((tx) => office().send(tx, letter));
    };
    const ask = async <C extends Call>(call: C, req: CallRequest<C>, by: Player = ANA): Promise<CallReply<C>> => {
      const bindings = mailboxBindings({ store, ledger, clock, onBalance: (userId) => told.push(userId) });
      const found = bindings.find((binding) => binding.call.route === call.route);
      if (!found) throw new Error(`nothing answers ${call.route}`);
      const caller = { connectionId: 'c', address: '', region: '', player: by, receivedAt: clock.now() };
      return call.res.parse(await found.handle(call.req.parse(req) as never, caller)) as CallReply<C>;
    };
    const unread = async (by: Player = ANA) =>
      Object.fromEntries((await ask(mailboxCalls.mail, {}, by)).tags.map(({ tag, unread: count }) => [tag, count]));

    it('is empty for a newcomer, with every tag at nothing', async () => {
      expect(await ask(mailboxCalls.mail, {})).toEqual({
        list: [],
        next: null,
        tags: MAIL_TAGS.map((tag) => ({ tag, total: 0, unread: 0 })),
      });
    });

    it('a mail is written in Indonesian, carries its values, and is told once for its key', async () => {
      expect(await send(ANA.id, { key: 'welcome' })).toBe(true);
      expect(await send(ANA.id, { key: 'welcome' })).toBe(false);
      expect(await send(BUDI.id, { key: 'welcome' })).toBe(true);
      const { list } = await ask(mailboxCalls.mail, {});
      expect(list).toHaveLength(1);
      expect(pushed.map(({ userId }) => userId)).toEqual([ANA.id, BUDI.id]);
      expect(pushed[0]?.mail).toEqual(list[0]);
      expect(list[0]).toMatchObject({ tag: 'news', read: false, sendTime: NOON, metaDataId: 'welcome' });
      const content = mailContent.parse(JSON.parse(list[0]?.content ?? ''));
      expect(content.title).toBe('Selamat datang di Lintang, Ana');
      expect(content.body).toContain('Rp 1.000.000');
      expect(content.values).toEqual({ name: { text: 'Ana' }, credit: { money: 1_000_000 } });
    });

    it('what a mail brings is booked when it is read, once however many read it at once', async () => {
      await send(ANA.id, { key: 'gift', claim: 1_234_500n });
      const id = (await ask(mailboxCalls.mail, {})).list[0]?.id ?? '';
      const replies = await Promise.all(Array.from({ length: 5 }, () => ask(mailboxCalls.read, { id })));
      expect(replies.filter(({ claimed }) => claimed)).toHaveLength(1);
      expect(await ledger.balanceOf(ANA.id)).toBe(1_234_500n);
      expect(told).toEqual([ANA.id]);
      expect(await ledger.audit()).toEqual([]);
    });

    it('another’s mail is as unknown as none, and stays as it is', async () => {
      const id = (await ask(mailboxCalls.mail, {}, BUDI)).list[0]?.id ?? '';
      expect((await ask(mailboxCalls.one, { id }, BUDI)).mail.id).toBe(id);
      for (const call of [mailboxCalls.one, mailboxCalls.read, mailboxCalls.remove])
        for (const unknown of [id, 'nobodys'])
          await expect(ask(call, { id: unknown })).rejects.toMatchObject({ code: 3 });
      expect(await unread(BUDI)).toMatchObject({ news: 1 });
    });

    it('reading all leaves what brings something, and deleting what is read leaves what is not', async () => {
      await send(ANA.id, { template: 'newDevice', values: {} });
      await send(ANA.id, { template: 'bigWin', values: {} });
      await send(ANA.id, { template: 'bigWin', values: {}, claim: 100n });
      expect(await unread()).toMatchObject({ news: 1, account: 1, wallet: 2 });
      await ask(mailboxCalls.readAll, { tag: 'wallet' });
      expect(await unread()).toMatchObject({ news: 1, account: 1, wallet: 1 });
      await ask(mailboxCalls.readAll, {});
      expect(await unread()).toMatchObject({ news: 0, account: 0, wallet: 1 });
      await ask(mailboxCalls.deleteAllRead, { tag: 'account' });
      expect((await ask(mailboxCalls.mail, {})).tags).toContainEqual({ tag: 'account', total: 0, unread: 0 });
      await ask(mailboxCalls.deleteAllRead, {});
      const { list } = await ask(mailboxCalls.mail, {});
      expect(list).toHaveLength(1);
      await expect(ask(mailboxCalls.remove, { id: list[0]?.id ?? '' })).rejects.toMatchObject({ code: 1052 });
      await ask(mailboxCalls.read, { id: list[0]?.id ?? '' });
      expect((await ask(mailboxCalls.remove, { id: list[0]?.id ?? '' })).tags).toContainEqual({
        tag: 'wallet',
        total: 0,
        unread: 0,
      });
    });

    it('an expired mail is nowhere, and brings nothing any more', async () => {
      await send(ANA.id, { key: 'late', expiresAt: clock.now() + MINUTE_MS, claim: 5_000n });
      const { list } = await ask(mailboxCalls.mail, {});
      expect(list[0]).toMatchObject({ expireTime: clock.now() + MINUTE_MS });
      clock.jump(clock.now() + MINUTE_MS);
      expect((await ask(mailboxCalls.mail, {})).list).toEqual([]);
      expect(await unread()).toMatchObject({ news: 0 });
      for (const call of [mailboxCalls.one, mailboxCalls.read])
        await expect(ask(call, { id: list[0]?.id ?? '' })).rejects.toMatchObject({ code: 3 });
    });

    it('old mails come page by page, all once and newest first, by tag and unread alone', async () => {
      for (let n = 0; n < 45; n++)
        await send(BUDI.id, { template: n % 3 === 0 ? 'newDevice' : 'bigWin', values: {}, key: `page-${n}` });
      const walk = async (more: CallRequest<typeof mailboxCalls.mail>) => {
        const seen: string[] = [];
        for (let after: string | null | undefined; after !== null;) {
          const page = await ask(mailboxCalls.mail, { ...more, size: 10, ...(after && { after }) }, BUDI);
          seen.push(...page.list.map(({ id }) => id));
          after = page.next;
        }
        return seen;
      };
      const all = await walk({});
      expect(all).toHaveLength(46);
      expect(all).toEqual([...new Set(all)].sort().reverse());
      expect(await walk({ tag: 'account' })).toHaveLength(15);
      await ask(mailboxCalls.readAll, { tag: 'account' }, BUDI);
      expect(await walk({ unread: true })).toHaveLength(31);
    });

    it('counting costs the same however many mails there are: a thousand of a tag at most, each by its index', async () => {
      const kept = 5 * COUNTED_MOST;
      const rows = bulk(
        engine.name,
        { n: 'bigint' },
        Array.from({ length: kept }, (_, n) => [BigInt(n)]),
      );
      await sql`insert into mails (id, user_id, key, tag, template, content, claim, sent_at, expires_at, read_at)
        select 'many-' || cast(100000 + n as text), 'u-many', 'many-' || cast(n as text), 'news', 'welcome', '{}', 0, 0, 0, n % 2 from ${rows} as given`.execute(
        store.db,
      );
      // PostgreSQL keeps statistics by itself; an embedded store has none.
      if (engine.name === 'postgres') await sql.raw('analyze').execute(store.db);
      const counted = await countMails(store.db, 'u-many', clock.now());
      expect(counted).toContainEqual({ tag: 'news', total: COUNTED_MOST, unread: COUNTED_MOST });
      expect(counted).toContainEqual({ tag: 'reward', total: 0, unread: 0 });
      expect(await countUnread(store.db, 'u-many', clock.now())).toBe(COUNTED_MOST);
      for (const count of [countMails, countUnread]) {
        const [query] = await queriesOf(store, (tx) => count(tx, 'u-many', clock.now()));
        if (query === undefined) throw new Error('nothing was asked');
        if (engine.name === 'sqlite') {
          const steps = (await stepsOf(store.db, query)).filter((step) => step.includes(' mails '));
          expect(new Set(steps.map((step) => step.split(' ')[4]))).toEqual(
            new Set(count === countMails ? ['mails_by_tag', 'mails_unread_by_tag'] : ['mails_unread']),
          );
        }
        // Of everything, and of what is unread.
        else expect(await touchedRows(store.db, query)).toBeLessThanOrEqual(3 * COUNTED_MOST + MAIL_TAGS.length);
      }
    });

    it('reads and deletes any number of mails few at a time, and lets others in between', async () => {
      const kept = 2 * CHANGED_AT_ONCE + 30;
      const rows = bulk(
        engine.name,
        { n: 'bigint' },
        Array.from({ length: kept }, (_, n) => [BigInt(n)]),
      );
      await sql`insert into mails (id, user_id, key, tag, template, content, claim, sent_at, expires_at, read_at)
        select 'heap-' || cast(100000 + n as text), 'u-heap', 'heap-' || cast(n as text), 'news', 'welcome', '{}', case when n % 10 = 0 then 100 else 0 end, 0, 0, 0 from ${rows} as given`.execute(
        store.db,
      );
      const read = async () => {
        const { rows: counts } = await sql<{ all: bigint; read: bigint }>`select count(*) as "all",
          count(case when read_at > 0 then 1 end) as read from mails where user_id = 'u-heap'`.execute(store.db);
        return { all: Number(counts[0]?.all), read: Number(counts[0]?.read) };
      };
      const changed: number[] = [];
      const counting: Store = {
        ...store,
        async transaction(work) {
          const before = await read();
          const done = await store.transaction(work);
          const after = await read();
          changed.push(Math.abs(after.read - before.read));
          return done;
        },
      };
      const bindings = mailboxBindings({ store: counting, ledger, clock, onBalance: () => undefined });
      const caller = { connectionId: 'c', address: '', region: '', player: player('heap'), receivedAt: 0 };
      const call = (asked: Call) =>
        bindings
          .find((one) => one.call.route === asked.route)
          ?.handle({} as never, { ...caller, player: { ...caller.player, id: 'u-heap' } });
      const [bringing, rest] = [kept / 10, (9 * kept) / 10];
      // Twice at once, as an impatient player asks.
      await Promise.all([call(mailboxCalls.readAll), call(mailboxCalls.readAll)]);
      expect(await read()).toEqual({ all: kept, read: rest });
      expect(await call(mailboxCalls.deleteAllRead)).toMatchObject({
        tags: expect.arrayContaining([{ tag: 'news', total: bringing, unread: bringing }]) as unknown,
      });
      expect(await read()).toEqual({ all: bringing, read: 0 });
      expect(changed.reduce((sum, n) => sum + n, 0)).toBe(2 * rest);
      expect(Math.max(...changed)).toBeLessThanOrEqual(CHANGED_AT_ONCE);
      // What is unread is not gone through to find what is read.
      const asked = await queriesOf(store, (tx) =>
        deleteAllRead({ transaction: ((work) => work(tx)) as Store['transaction'] }, 'u-heap', 'news'),
      );
      expect(asked).toHaveLength(1);
      for (const query of asked)
        if (engine.name === 'sqlite') expect((await stepsOf(store.db, query)).join()).toContain('mails_read_by_tag');
        else expect(await touchedRows(store.db, query)).toBe(0);
    });

    it('messages of the site count as read once they are, one by one or all', async () => {
      const answers = messageAnswers(store);
      const from = { player: ANA } as never;
      const write = (id: string) =>
        store.db
          .insertInto('site_messages')
          .values({ id, title: '{"id":"Kabar","en":"News"}', body: '{"id":"Isi","en":"Body"}', sent_at: clock.now() })
          .execute();
      const read = async () =>
        (await answers.messages({ query: {}, body: {} }, from)).list.map((message) => [message.id, message.read]);
      await write('m1');
      await markAllSeen(store.db, ANA.id);
      await write('m2');
      await write('m3');
      expect(await read()).toEqual([
        ['m3', false],
        ['m2', false],
        ['m1', true],
      ]);
      await answers.readMessage({ query: { id: 'm3' }, body: {} }, from);
      expect(await answers.unreadMessages({ query: {}, body: {} }, from)).toEqual({ unread: 1 });
      await answers.readAllMessages({ query: {}, body: {} }, from);
      expect(await answers.unreadMessages({ query: {}, body: {} }, from)).toEqual({ unread: 0 });
      await store.db
        .insertInto('site_messages')
        .values(Array.from({ length: COUNTED_MOST + 5 }, (_, i) => ({ id: `n${i}`, title: '', body: '', sent_at: 0 })))
        .execute();
      expect(await answers.unreadMessages({ query: {}, body: {} }, from)).toEqual({ unread: COUNTED_MOST });
      await expect(answers.readMessage({ query: { id: 'm9' }, body: {} }, from)).rejects.toMatchObject({ code: 3 });
    });
  });
}

describe('what happens in the house reaches the inbox', () => {
  let dataDir: string;
  let house: PlayHouse;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lintang-inbox-'));
    house = await PlayHouse.open({ dataDir });
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('a newcomer is welcomed, and told of a sign-in on a device that the account does not know', async () => {
    const ana = await house.player(1);
    await expect
      .poll(async () => (await ana.ask(mailboxCalls.mail, {})).list.map((mail) => mail.metaDataId))
      .toEqual(['welcome']);
    await house.http('POST', '/main/user/phone/login', { body: { account: registration(1).name, password: PASSWORD } });
    await expect
      .poll(async () => (await ana.ask(mailboxCalls.mail, {})).list.map((mail) => mail.metaDataId))
      .toEqual(['newDevice', 'welcome']);
    const pushed = ana.client.pushes.filter(({ route }) => route === pushes.inboxNew.route);
    expect(pushed.map(({ data }) => (data as Mail).metaDataId)).toContain('newDevice');
    const { body } = await house.http('GET', '/main/user/brief', { token: ana.account?.token ?? '' });
    expect(body).toMatchObject({ unread: 2 });
  });
});
