/** Conversations with the desk on both stores: what is said once, what is whose, and what is left of it in the log. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE, CodeError } from '../../contract/errors';
import { TICKET_PAGE } from '../../contract/support';
import { DAY_MS } from '../../rules/wib';
import type { DomainEvent } from '../../server/events/event-map';
import type { NewJob } from '../../server/jobs/index';
import type { Publisher, Store, Tx } from '../../server/ports';
import type { Asker } from '../../server/support/askers';
import { createTicketDesk } from '../../server/support/desk';
import {
  createFloods,
  GUESTS_OF_ADDRESS,
  MESSAGES_A_DAY,
  MESSAGES_A_MINUTE,
  TICKETS_A_DAY,
} from '../../server/support/floods';
import { createTicketPictures, PICTURES_A_DAY } from '../../server/support/pictures';
import { AWAY_MS, createReminders } from '../../server/support/reminders';
import { createTalk } from '../../server/support/talk';
import { countUnread } from '../../server/support/tickets';
import { createPicturePress } from '../../server/system/picture-press';
import { testEngines } from './engines';
import { queriesOf } from './harness/plans';
import { countedEntropy, NOON, RoomClock } from './rooms-kit';

const MINUTE_MS = 60_000;
const outcome = (work: Promise<unknown>): Promise<number | 'ok'> =>
  work.then(
    () => 'ok' as const,
    (error: unknown) => {
      if (error instanceof CodeError) return error.code;
      throw error;
    },
  );

describe.each(testEngines('support'))('conversations with the desk on $name', ({ open }) => {
  const clock = new RoomClock(NOON);
  const entropy = countedEntropy('support');
  const press = createPicturePress(clock);
  const sari = { id: 'op-sari', session: 'session-sari' };
  const doni = { id: 'op-doni', session: 'session-doni' };
  let store: Store;
  let pushed: { userId: string; payload: unknown }[] = [];
  let queued: NewJob[] = [];
  let told: DomainEvent[] = [];
  let serial = 0;
  let ana: Asker;

  const house = () => ({
    store,
    clock,
    entropy,
    press,
    publisher: {
      json: () => undefined,
      text: () => undefined,
      toUser: (userId, _route, payload) => pushed.push({ userId, payload }),
    } satisfies Publisher as Publisher,
    jobs: { enqueue: async (_tx: Tx, job: NewJob) => (queued.push(job), 'id') } as never,
    events: { publish: async (_tx: Tx, event: DomainEvent) => void told.push(event) } as never,
  });
  const parts = () => ({ floods: createFloods({ clock }), pictures: createTicketPictures(house()) });
  const reminders = () => createReminders(house());
  const talk = () => createTalk(house(), parts());
  const desk = () => createTicketDesk(house(), { pictures: createTicketPictures(house()), reminders: reminders() });
  const words = (text: string, more: object = {}) => ({
    uuid: `message-${(serial += 1)}`,
    topic: 'game' as const,
    text,
    pictures: [] as string[],
    about: undefined,
    ...more,
  });
  const reply = (text: string) => ({ uuid: `answer-${(serial += 1)}`, text });
  const addUser = async (id: string): Promise<Asker> => {
    const row = { id, name: id, name_key: id, phone: id, password_hash: '', avatar: 'a1', status: 'active' as const };
    await store.db
      .insertInto('users')
      .values({ ...row, created_at: NOON })
      .execute();
    return { key: `u:${id}`, userId: id, address: null };
  };
  const acts = async (ticket: string) =>
    (await store.db.selectFrom('operator_log').selectAll().where('subject', '=', ticket).orderBy('id').execute()).map(
      ({ actor, act }) => `${actor} ${act}`,
    );

  beforeAll(async () => {
    store = await open();
    for (const { id, session } of [sari, doni]) {
      await addUser(id);
      const times = { created_at: NOON, expires_at: NOON, seen_at: NOON };
      await store.db
        .insertInto('sessions')
        .values({ token_hash: session, user_id: id, agent: '', ...times })
        .execute();
    }
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await clock.advance(MINUTE_MS);
    ana = await addUser(`player-${(serial += 1)}`);
    [pushed, queued, told] = [[], [], []];
  });

  it('of two browsers that one signs in on at once, while they write, one conversation becomes theirs', async () => {
    for (let round = 0; round < 8; round += 1) {
      const player = await addUser(`player-${(serial += 1)}`);
      const guests = [1, 2].map((n) => ({ key: `g:${serial}-${n}`, userId: null, address: null }));
      for (const guest of guests) await talk().send(guest, words('Dari tamu'));
      await Promise.all([
        ...guests.map(({ key }) => talk().adopt(key, player)),
        talk().send(player, words('Saya')),
        ...guests.map((guest) => talk().send(guest, words('Lagi'))),
      ]);
      const open = store.db.selectFrom('support_tickets').select('id').where('closed_at', 'is', null);
      const mine = await open.where('asker', '=', player.key).execute();
      expect(mine).toHaveLength(1);
      // What a guest says behind the player's own words begins a conversation of the guest's.
      const strange = store.db
        .selectFrom('support_messages')
        .select('body')
        .where('ticket_id', '=', mine[0]?.id ?? '');
      expect(await strange.where('author', 'like', 'g:%').where('seq', '>', 2n).execute()).toEqual([]);
    }
  });

  it('is one conversation until it ends, its messages numbered in their order', async () => {
    const first = await talk().send(ana, words('Satu'));
    const second = await talk().send(ana, words('Dua', { about: { game: 'dice', round: '7' } }));
    expect(second.ticket).toMatchObject({ id: first.ticket.id, messages: 2, state: 'waiting' });
    expect(await talk().close(ana, first.ticket.id)).toMatchObject({ ticket: { state: 'closed' } });
    const third = await talk().send(ana, words('Tiga'));
    expect(third.ticket.id).not.toBe(first.ticket.id);
    const { open: now, earlier } = await talk().overview(ana);
    expect([now?.id, earlier.map(({ id }) => id)]).toEqual([third.ticket.id, [first.ticket.id]]);
    const { list } = await talk().messages(ana, first.ticket.id);
    expect(list.map(({ seq, text, about }) => [seq, text, about])).toEqual([
      [1, 'Satu', undefined],
      [2, 'Dua', { game: 'dice', round: '7' }],
    ]);
  });

  it('a message that comes again, or twice at once, is said once; under its id nothing else is', async () => {
    const said = words('Sekali saja');
    const both = await Promise.all([talk().send(ana, said), talk().send(ana, said)]);
    expect(both[0]).toEqual(both[1]);
    expect(await talk().send(ana, said)).toEqual(both[0]);
    expect((await talk().messages(ana, both[0].ticket.id)).list).toHaveLength(1);
    expect(await outcome(talk().send(ana, { ...said, text: 'Lain' }))).toBe(9005);
    // Also once the conversation is over: a late repeat opens no other.
    await talk().close(ana, both[0].ticket.id);
    await talk().send(ana, said);
    expect((await talk().overview(ana)).open).toBeNull();
  });

  it('two first messages at once open one conversation', async () => {
    const both = await Promise.all(['Halo', 'Apa kabar'].map((text) => talk().send(ana, words(text))));
    expect(new Set(both.map(({ ticket }) => ticket.id)).size).toBe(1);
    expect(both.map(({ message }) => message.seq).sort()).toEqual([1, 2]);
  });

  it('is nobody else’s: to others it is as if it were not there', async () => {
    const other = await addUser(`player-${(serial += 1)}`);
    const guest: Asker = { key: 'g:abc', userId: null, address: '10.0.0.9' };
    const { ticket } = await talk().send(ana, words('Rahasia'));
    for (const by of [other, guest])
      expect(
        await Promise.all([
          outcome(talk().messages(by, ticket.id)),
          outcome(talk().seen(by, ticket.id, 1)),
          outcome(talk().close(by, ticket.id)),
          outcome(talk().rate(by, ticket.id, 5)),
        ]),
      ).toEqual([3, 3, 3, 3]);
    expect((await talk().overview(other)).open).toBeNull();
  });

  it('[667] floods are stopped: messages of a minute, conversations of a day, guests of an address', async () => {
    for (let i = 0; i < MESSAGES_A_MINUTE; i += 1) await talk().send(ana, words(`${i}`));
    expect(await outcome(talk().send(ana, words('Satu lagi')))).toBe(667);
    await clock.advance(MINUTE_MS);
    const { ticket } = await talk().send(ana, words('Sesudah semenit'));
    await talk().close(ana, ticket.id);
    for (let i = 1; i < TICKETS_A_DAY; i += 1) {
      await clock.advance(MINUTE_MS);
      await talk().close(ana, (await talk().send(ana, words('Baru'))).ticket.id);
    }
    expect(await outcome(talk().send(ana, words('Yang kedua puluh satu')))).toBe(667);

    const shared = talk();
    const guest = (i: number): Asker => ({ key: `g:flood${i}`, userId: null, address: '10.0.0.7' });
    for (let i = 0; i < GUESTS_OF_ADDRESS.burst; i += 1) await shared.send(guest(i), words('Halo'));
    expect(await outcome(shared.send(guest(99), words('Halo')))).toBe(667);
    expect(await outcome(shared.send({ ...guest(98), address: '10.0.0.8' }, words('Halo')))).toBe('ok');
  });

  it('[667] a player writes so much in a day, and the desk reads it page by page', async () => {
    const { ticket } = await talk().send(ana, words('1'));
    const said = { ticket_id: ticket.id, kind: 'player' as const, author: ana.key, pictures: '[]', at: clock.now() };
    const rows = Array.from({ length: MESSAGES_A_DAY - 2 }, (_, i) => {
      return { ...said, seq: i + 2, uuid: `day-${i}`, body: `${i + 2}` };
    });
    await store.db.insertInto('support_messages').values(rows).execute();
    const last_seq = MESSAGES_A_DAY - 1;
    await store.db.updateTable('support_tickets').set({ last_seq }).where('id', '=', ticket.id).execute();
    await clock.advance(MINUTE_MS);
    await talk().send(ana, words(`${MESSAGES_A_DAY}`));
    await clock.advance(MINUTE_MS);
    const refused = talk().send(ana, words('Satu lagi'));
    await expect(refused).rejects.toMatchObject({ code: 667, params: { seconds: expect.stringMatching(/^8\d{4}$/) } });

    const newest = await desk().ticket(ticket.id);
    const texts = ({ list }: typeof newest) => list.map(({ text }) => text);
    const upTo = (last: number) => Array.from({ length: TICKET_PAGE }, (_, i) => `${last - TICKET_PAGE + 1 + i}`);
    expect(texts(newest)).toEqual(upTo(MESSAGES_A_DAY));
    const before = await desk().ticket(ticket.id, newest.list[0]?.seq);
    expect(texts(before)).toEqual(upTo(MESSAGES_A_DAY - TICKET_PAGE));
    const first = await desk().ticket(ticket.id, TICKET_PAGE + 1);
    expect([newest.more, before.more, first.more, first.list.length]).toEqual([true, true, false, TICKET_PAGE]);

    await clock.advance(DAY_MS);
    expect(await outcome(talk().send(ana, words('Esoknya')))).toBe('ok');
  });

  it('is answered by who took it; each act stands in the log, in its order', async () => {
    const { ticket } = await talk().send(ana, words('Tolong'));
    await desk().take(ticket.id, sari);
    expect(await outcome(desk().answer(ticket.id, reply('Saya saja'), doni))).toBe(1421);
    await desk().note(ticket.id, reply('Sudah saya periksa'), doni);
    const said = reply('Sudah beres');
    const twice = await Promise.all([desk().answer(ticket.id, said, sari), desk().answer(ticket.id, said, sari)]);
    expect(twice[1].ticket).toMatchObject({ state: 'answered', unread: 1, taken: { id: sari.id } });
    await desk().take(ticket.id, doni);
    await desk().close(ticket.id, doni);
    expect(await outcome(desk().answer(ticket.id, reply('Terlambat'), doni))).toBe(1422);
    expect(await outcome(desk().take(ticket.id, sari))).toBe(1422);
    expect(await acts(ticket.id)).toEqual([
      'op-sari ticket.take',
      'op-doni ticket.note',
      'op-sari ticket.answer',
      'op-doni ticket.take',
      'op-doni ticket.close',
    ]);
    // The player never sees the note, nor who of the desk wrote.
    const { list } = await talk().messages(ana, ticket.id);
    expect(list.map(({ from, text }) => `${from}: ${text}`)).toEqual(['player: Tolong', 'desk: Sudah beres']);
    expect((await desk().ticket(ticket.id)).list.map(({ from, by }) => [from, by])).toEqual([
      ['player', undefined],
      ['note', doni.id],
      ['desk', sari.id],
    ]);
    expect(pushed).toEqual([1, 1].map((unread) => ({ userId: ana.userId, payload: { unread } })));
  });

  it('an act that is undone leaves no line in the log', async () => {
    const { ticket } = await talk().send(ana, words('Tolong'));
    const said = reply('Pertama');
    await desk().answer(ticket.id, said, sari);
    expect(await outcome(desk().answer(ticket.id, { ...said, text: 'Lain' }, sari))).toBe(9005);
    expect(await acts(ticket.id)).toEqual(['op-sari ticket.answer']);
  });

  it('the queue is of those who wait, the longest first, and tells each how many are ahead', async () => {
    const before = (await desk().queue('waiting', sari)).waiting;
    const budi = await addUser(`player-${(serial += 1)}`);
    const first = await talk().send(ana, words('Lebih dulu'));
    await clock.advance(MINUTE_MS);
    const second = await talk().send(budi, words('Menyusul'));
    // Whoever says more does not wait anew.
    await talk().send(ana, words('Masih di sini'));
    expect([first.ticket.ahead, second.ticket.ahead]).toEqual([before, before + 1]);
    const queue = await desk().queue('waiting', sari);
    const ours = queue.list.filter(({ id }) => [first.ticket.id, second.ticket.id].includes(id));
    expect(ours.map(({ preview, asker }) => [preview, asker.id])).toEqual([
      ['Masih di sini', ana.userId],
      ['Menyusul', budi.userId],
    ]);
    await desk().answer(first.ticket.id, reply('Ya'), sari);
    expect((await talk().overview(budi)).open?.ahead).toBe(before);
    expect((await desk().queue('mine', sari)).list.map(({ id }) => id)).toContain(first.ticket.id);
    expect((await desk().queue('mine', doni)).list.map(({ id }) => id)).not.toContain(first.ticket.id);
  });

  it('what was not seen is counted, and told by mail to whoever is away', async () => {
    const { ticket } = await talk().send(ana, words('Halo'));
    await desk().answer(ticket.id, reply('Satu'), sari);
    await desk().answer(ticket.id, reply('Dua'), sari);
    expect(await countUnread(store.db, ana.key)).toBe(2);
    expect(queued).toEqual([
      {
        kind: 'support.away',
        payload: { ticket: ticket.id, message: 2 },
        key: `${ticket.id}:2`,
        runAt: clock.now() + AWAY_MS,
      },
    ]);
    const look = async () => {
      const run = reminders().jobs['support.away'];
      const finish = await run?.({ id: 'j', payload: { ticket: ticket.id, message: 2 }, attempt: 1 } as never);
      if (finish) await store.transaction((tx) => finish(tx));
    };
    await look();
    expect(told).toMatchObject([{ type: 'support.unseen', userId: ana.userId, payload: { message: 2 } }]);
    expect(await talk().seen(ana, ticket.id, 2)).toEqual({ unread: 1 });
    expect(await talk().seen(ana, ticket.id, 3)).toEqual({ unread: 0 });
    expect(await talk().seen(ana, ticket.id, 1)).toEqual({ unread: 0 });
    // All that was ever said is not gone through to find that nothing is unread.
    const asked = await queriesOf(store, (tx) =>
      createTalk({ ...house(), store: { ...store, transaction: (work) => work(tx) } }, parts()).seen(ana, ticket.id, 0),
    );
    expect(asked.filter((query) => query.sql.includes('support_messages'))).toEqual([]);
    await look();
    expect(told).toHaveLength(1);
  });

  it('is rated once it is over, and no sooner', async () => {
    const { ticket } = await talk().send(ana, words('Halo'));
    expect(await outcome(talk().rate(ana, ticket.id, 4))).toBe(3);
    await talk().close(ana, ticket.id);
    expect(await talk().rate(ana, ticket.id, 4)).toMatchObject({ ticket: { rating: 4 } });
  });

  it('a picture comes with one message of its own player, and is opened at the desk on the record', async () => {
    const other = await addUser(`player-${(serial += 1)}`);
    const put = async (id: string, userId: string) => {
      const row = { id, user_id: userId, jpeg: Buffer.from(id).toString('base64'), at: clock.now() };
      await store.db.insertInto('support_pictures').values(row).execute();
      return id;
    };
    const mine = await put(`pic-${(serial += 1)}`, ana.userId ?? '');
    const theirs = await put(`pic-${(serial += 1)}`, other.userId ?? '');
    expect(await outcome(talk().send(ana, words('', { pictures: [theirs] })))).toBe(3);
    expect((await talk().overview(ana)).open).toBeNull();
    const pictures = createTicketPictures(house());
    expect(await outcome(desk().picture(mine, sari))).toBe(3);
    const { ticket } = await talk().send(ana, words('', { pictures: [mine] }));
    expect(await outcome(talk().send(ana, words('Lagi', { pictures: [mine] })))).toBe(3);
    expect(await outcome(pictures.own(other.userId ?? '', mine))).toBe(3);
    expect((await pictures.own(ana.userId ?? '', mine)).toString()).toBe(mine);
    expect((await desk().picture(mine, sari)).toString()).toBe(mine);
    expect(await acts(ticket.id)).toEqual(['op-sari ticket.picture']);
  });

  it('[667] a player sends so many pictures a day, also such as cannot be unpacked, and those that came with nothing are forgotten', async () => {
    const userId = ana.userId ?? '';
    const pictures = createTicketPictures({
      ...house(),
      press: {
        jpegOf: async (base64, _box, { admit }) => {
          admit();
          if (base64 === 'broken') throw new CodeError(CODE.pictureFormat);
          return Buffer.from('jpg');
        },
      },
    });
    const upload = (data = '') => outcome(pictures.upload(userId, data, null));
    expect(await upload('broken')).toBe(1409);
    for (let i = 1; i < PICTURES_A_DAY; i += 1) expect(await upload()).toBe('ok');
    expect(await upload()).toBe(667);
    await clock.advance(24 * 60 * MINUTE_MS);
    expect(await upload()).toBe('ok');
    const kept = await store.db.selectFrom('support_pictures').select('id').where('user_id', '=', userId).execute();
    expect(kept).toHaveLength(1);
  });
});
