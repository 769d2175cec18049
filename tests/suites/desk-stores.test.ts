/** What the desk asks of the store, on both engines: searches, queues, the day's sums, and mails to many. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audience } from '../../contract/deskMail';
import { freeze, frozenGuard, frozenOf, unfreeze } from '../../server/accounts/frozen';
import { countAudience, namedPeople, nextOfAudience } from '../../server/desk/audience';
import { readLog } from '../../server/desk/log';
import { createMailings } from '../../server/desk/mailings';
import { searchPeople } from '../../server/desk/people';
import { createToday } from '../../server/desk/today';
import { createEvents } from '../../server/events/index';
import { createJobs } from '../../server/jobs/index';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import type { House } from '../../server/modules/module';
import { createRepeats } from '../../server/http/repeats';
import { createDeskActs } from '../../server/operators/acts';
import type { StakeGuard } from '../../server/ports';
import { createLogger } from '../../server/system/logger';
import { SettingValues } from '../../server/settings/values';
import { testEngines, type TestStore } from './engines';
import { countedEntropy, NOON, RoomClock } from './rooms-kit';

const PEOPLE = 130;
const HOUR_MS = 3_600_000;
const nobody: StakeGuard = { refused: async () => new Map() };
const operator = { id: 'op' };
const admit = async (): Promise<void> => undefined;

describe.each(testEngines('desk'))('the desk on $name', (engine) => {
  const clock = new RoomClock(NOON);
  let store: TestStore;
  let house: House;
  const idOf = (i: number): string => `p${String(i).padStart(4, '0')}`;

  beforeAll(async () => {
    store = await engine.open();
    const logger = createLogger('silent');
    const entropy = countedEntropy('desk');
    const ledger = createLedger({ store, clock, kinds: KINDS });
    const events = createEvents({ store, clock, entropy, logger, listeners: () => [] });
    const publisher = { json: () => undefined, text: () => undefined, toUser: () => undefined };
    const jobs = createJobs({ store, clock, entropy, logger, kinds: () => mailings.jobs });
    const settings = { values: new SettingValues(() => undefined) };
    house = { store, clock, entropy, logger, ledger, events, jobs, publisher, settings } as unknown as House;
    const mailings = createMailings(house, createDeskActs({ ...house, admit }));
    await store.db
      .insertInto('users')
      .values(
        Array.from({ length: PEOPLE }, (_, i) => ({
          id: idOf(i),
          name: `Player_${i}`,
          name_key: `player_${i}`,
          phone: `62812${String(i).padStart(8, '0')}`,
          password_hash: '',
          avatar: 'a1',
          status: i === 1 ? ('banned' as const) : ('active' as const),
          created_at: NOON - i * HOUR_MS,
        })),
      )
      .execute();
    await store.db
      .insertInto('sessions')
      .values(
        [10, 11].map((i) => ({
          token_hash: `t${i}`,
          user_id: idOf(i),
          created_at: 0,
          expires_at: 1,
          seen_at: NOON - i,
        })),
      )
      .execute();
  });
  afterAll(() => store.close());

  const all = async (q: string) => {
    const found: string[] = [];
    for (let after: string | undefined; ;) {
      const { list, next } = await searchPeople(store, { q, after });
      found.push(...list.map(({ id }) => id));
      if (next === null) return found;
      after = next;
    }
  };

  it('finds everybody once, page by page, newest first or in the order of what was asked for', async () => {
    const everybody = Array.from({ length: PEOPLE }, (_, i) => idOf(i));
    expect(await all('')).toEqual(everybody.toReversed());
    expect(await all('0812')).toEqual(everybody);
    expect((await all('PLAYER_')).toSorted()).toEqual(everybody);
    expect(await all('player_12')).toEqual([idOf(12), ...Array.from({ length: 10 }, (_, i) => idOf(120 + i))]);
    expect(await all('p0007')).toEqual([idOf(7)]);
    // A sign of patterns is a letter like any other.
    expect(await all('%')).toEqual([]);
  });

  it('freezes an account once, refuses its stakes and nobody else’s', async () => {
    const change = (work: typeof freeze | typeof unfreeze) =>
      store.transaction((tx) => work(house, tx, idOf(3), 'review'));
    expect(await change(unfreeze)).toBe(false);
    expect(await change(freeze)).toBe(true);
    expect(await change(freeze)).toBe(false);
    expect([await frozenOf(store.db, idOf(3)), await frozenOf(store.db, idOf(4))]).toEqual(['review', null]);
    const stakes = [3, 4].map((i) => ({ key: `k${i}`, userId: idOf(i), amount: 1n }));
    const asked: unknown[] = [];
    const others: StakeGuard = {
      async refused(_tx, rest) {
        asked.push(rest.map(({ key }) => key));
        return new Map();
      },
    };
    const refused = await store.transaction((tx) => frozenGuard(store, others).refused(tx, stakes));
    expect([...refused]).toEqual([['k3', { code: 10001, params: { because: 'frozen' } }]]);
    expect(asked).toEqual([['k4']]);
    expect(await change(unfreeze)).toBe(true);
    expect((await store.transaction((tx) => frozenGuard(store, nobody).refused(tx, stakes))).size).toBe(0);
  });

  it('sums up the day as the journal has it, what is settled once and what is new with every answer', async () => {
    const post = (key: string, kind: 'grant' | 'bet', amount: bigint) =>
      store.transaction((tx) => house.ledger.post(tx, [{ key, userId: idOf(5), kind, amount, ref: `crash:${key}` }]));
    const today = createToday({ store, clock });
    await post('g', 'grant', 100_000n);
    await post('b1', 'bet', -1_000n);
    expect(await today()).toMatchObject({ bets: 1, staked: 10, kept: 10, credit: 1_000, registered: 13 });
    await clock.advance(HOUR_MS);
    expect(await today()).toMatchObject({ bets: 1, staked: 10 });
    await post('b2', 'bet', -2_000n);
    await clock.advance(20_000);
    expect(await today()).toMatchObject({ bets: 2, staked: 30, kept: 30 });
    await clock.advance(HOUR_MS);
    expect(await today()).toEqual(await createToday({ store, clock })());
    await clock.advance(24 * HOUR_MS);
    expect(await today()).toMatchObject({ bets: 0, staked: 0, kept: 0, credit: 0 });
  });

  it('knows whom a mail is for', async () => {
    const counts = async (audience: Audience) => {
      const { people } = await store.transaction((tx) => nextOfAudience(store.engine, tx, audience, '', 1_000));
      expect(await countAudience(store, audience)).toBe(people.length);
      return people;
    };
    expect(await counts({ to: 'all' })).toHaveLength(PEOPLE - 1);
    expect(await counts({ to: 'seen', since: NOON - 10 })).toEqual([idOf(10)]);
    expect(await counts({ to: 'away', since: NOON - 11 })).toHaveLength(PEOPLE - 3);
    const { ids, unknown } = await namedPeople(store.db, [idOf(9), 'PLAYER_8', '0812-0000-0007', 'who', 'player_8']);
    expect([ids, unknown]).toEqual([[7, 8, 9].map(idOf), ['who']]);
    expect(await counts({ to: 'named', people: [...ids, idOf(1)] })).toEqual(ids);
  });

  it('looks at so many accounts for a portion and no more, however few of them are meant', async () => {
    const everybody = Array.from({ length: PEOPLE }, (_, i) => idOf(i));
    const audience = { to: 'seen', since: NOON - 10 } as const;
    const found: string[] = [];
    for (let upto = '', isLast = false, place = -1; !isLast;) {
      const portion = await store.transaction((tx) => nextOfAudience(store.engine, tx, audience, upto, 5, 40));
      found.push(...portion.people);
      ({ upto, isLast } = portion);
      const to = everybody.indexOf(upto);
      expect(to - place).toBeLessThanOrEqual(40);
      place = to;
    }
    expect(found).toEqual([idOf(10)]);
  });

  it('sends a mail to many in portions, each once, and stops where it is cancelled', async () => {
    const acts = createDeskActs({ ...house, admit });
    const { order, cancel, list, jobs } = createMailings(house, acts);
    const text = { id: 'Kabar', en: 'News' };
    const draft = { title: text, body: text, link: '', audience: { to: 'all' as const }, reason: 'kabar' };
    await expect(order(operator as never, { ...draft, sendAt: 0, people: 5 })).rejects.toMatchObject({ code: 9005 });
    const { id } = await order(operator as never, { ...draft, sendAt: 0, people: PEOPLE - 1 });
    const run = async (mailing: string) => {
      const finish = await jobs['desk.mailing']({ payload: { mailing } } as never);
      await store.transaction(finish as never);
    };
    const state = async (mailing: string) => {
      const row = (await list(undefined)).list.find((one) => one.id === mailing);
      return [row?.state, row?.sent];
    };
    const sent = async (mailing: string) =>
      (await store.db.selectFrom('mails').select('user_id').where('key', '=', `mailing:${mailing}`).execute()).length;
    expect(await state(id)).toEqual(['waiting', 0]);
    await run(id);
    expect([await state(id), await sent(id)]).toEqual([['sending', 100], 100]);
    for (let again = 0; again < 2; again += 1) await run(id);
    expect([await state(id), await sent(id)]).toEqual([['sent', PEOPLE - 1], PEOPLE - 1]);
    await expect(cancel(operator as never, id, { reason: 'late' })).rejects.toMatchObject({ code: 3 });

    const later = await order(operator as never, { ...draft, sendAt: clock.now() + HOUR_MS, people: PEOPLE - 1 });
    await run(later.id);
    await cancel(operator as never, later.id, { reason: 'salah tulis' });
    await run(later.id);
    expect([await state(later.id), await sent(later.id)]).toEqual([['cancelled', 100], 100]);
    expect((await readLog(store, { act: 'mailing.cancel' })).list).toMatchObject([
      { subject: later.id, reason: 'salah tulis', after: '{"sent":100}' },
    ]);
  });

  it('does nothing for an operator whose session is over by then, or who works there no longer', async () => {
    const clock = { now: () => NOON };
    const id = 'op1';
    const row = { id, name: id, name_key: id, phone: '62811999', password_hash: '', avatar: 'a1', status: 'active' };
    await store.db
      .insertInto('users')
      .values({ ...row, status: 'active', role: 'operator', mfa: 'totp', created_at: NOON })
      .execute();
    const open = (session: string) =>
      store.db
        .insertInto('sessions')
        .values({
          token_hash: session,
          user_id: id,
          created_at: NOON,
          expires_at: NOON + HOUR_MS,
          agent: '',
          seen_at: NOON,
        })
        .execute();
    await open('s1');
    await open('s2');
    const acts = createDeskActs({ store, clock });
    const act = async (session: string): Promise<number | 'ok'> =>
      acts
        .perform({ id, session, role: 'operator' }, { act: 'doc.change', subject: 'x', reason: '' }, async () => ({
          reply: 'ok' as const,
        }))
        .catch((error: { code: number }) => error.code);
    const set = (change: object) => store.db.updateTable('users').set(change).where('id', '=', id).execute();
    const lines = async () =>
      (await store.db.selectFrom('operator_log').select('id').where('actor', '=', id).execute()).length;
    expect(await act('s1')).toBe('ok');
    // What it is answered is kept with it.
    const repeats = createRepeats(store, clock);
    const lost = repeats.once({ userId: id, requestId: 'q', act: 0 }, async (keep) => {
      const operator = { id, session: 's1', role: 'operator' as const, keep };
      const intent = { act: 'doc.undo', subject: 'x', reason: '' } as const;
      await acts.perform(operator, intent, async () => ({ reply: { version: 7 }, repeated: true }));
      throw new Error('the store is gone');
    });
    await expect(lost).rejects.toThrow('gone');
    expect(await repeats.once({ userId: id, requestId: 'q', act: 0 }, async () => 'again')).toEqual({ version: 7 });
    await store.db.deleteFrom('sessions').where('token_hash', '=', 's1').execute();
    expect([await act('s1'), await act('s2')]).toEqual([1, 'ok']);
    await set({ mfa: '' });
    expect(await act('s2')).toBe(403);
    await set({ mfa: 'totp', role: 'player' });
    expect(await act('s2')).toBe(403);
    await set({ role: 'operator', status: 'banned' });
    expect([await act('s2'), await lines()]).toEqual([1, 2]);
  });
});
