import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailboxCalls } from '../../contract/mailbox';
import { createApplications, waitingApplications } from '../../server/fortune/applications';
import { createRepeats } from '../../server/http/repeats';
import type { Store } from '../../server/ports';
import { PlayHouse, type Visitor } from '../lib/play-house';
import { testEngines } from './engines';
import { losing } from './harness/losing';
import { NOON, RoomClock } from './rooms-kit';

const PLAN = {
  channel: 'tiktok',
  address: ' @cerita.lintang ',
  plan: 'Video pendek tentang cara memeriksa undian sendiri.',
} as const;
const player = (id: string) => ({ id, name: id, avatar: 'a1' });
const refused = (errCode: number) => ({ status: 400, body: { errCode } });

describe('becoming a partner', () => {
  let dataDir: string;
  let house: PlayHouse;
  let ana: Visitor;
  let ratih: Visitor;
  const tokenOf = (by: Visitor) => by.account?.token ?? '';
  const idOf = (by: Visitor) => by.account?.userId ?? '';
  const apply = (body: unknown, by = ana) => house.http('POST', '/main/fortune/apply', { token: tokenOf(by), body });
  const state = async (by = ana) =>
    (await house.http('GET', '/main/fortune/apply', { token: tokenOf(by) })).body as object;
  const queue = async () => (await house.http('GET', '/desk/partners', { token: tokenOf(ratih) })).body;
  const decide = (verdict: string, reason = 'Kanal ini belum bisa kami lihat') =>
    house.http('POST', `/desk/partners/${idOf(ana)}/decide`, { token: tokenOf(ratih), body: { verdict, reason } });
  const mails = async () => {
    await house.clock.advance(1_000);
    return (await ana.ask(mailboxCalls.mail, {})).list.map(({ metaDataId }) => metaDataId);
  };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lintang-partners-'));
    house = await PlayHouse.open({ dataDir });
    [ana, ratih] = [await house.player(1), await house.player(2)];
    await house.store.db
      .updateTable('users')
      .set({ role: 'operator', mfa: 'email' })
      .where('id', '=', idOf(ratih))
      .execute();
    await house.store.db
      .updateTable('sessions')
      .set({ confirmed_at: house.clock.now() })
      .where('user_id', '=', idOf(ratih))
      .execute();
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('takes what says enough, and nothing else', async () => {
    expect(await state()).toEqual({ state: 'none' });
    for (const wrong of [
      { channel: 'fax' },
      { address: ' a ' },
      { plan: 'Ya.' },
      { plan: 'x'.repeat(601) },
      { plan: `${'x'.repeat(30)}\u0000` },
    ])
      expect(await apply({ ...PLAN, ...wrong })).toMatchObject(refused(3));
    expect(await state()).toEqual({ state: 'none' });
  });

  it('has one open at a time, which waits at the desk', async () => {
    expect(await apply(PLAN)).toMatchObject({ status: 200, body: { state: 'review', address: '@cerita.lintang' } });
    expect(await apply({ ...PLAN, plan: 'Rencana yang lain sama sekali.' })).toMatchObject(refused(9005));
    expect(await state()).toMatchObject({ state: 'review', plan: PLAN.plan, sentAt: house.clock.now() });
    expect(await queue()).toMatchObject({ list: [{ userId: idOf(ana), channel: 'tiktok' }], next: null });
    expect((await house.http('GET', '/desk/brief', { token: tokenOf(ratih) })).body).toMatchObject({
      partners: { waiting: 1, oldest: house.clock.now() },
    });
  });

  it('is told of a refusal with its reason, and may apply again', async () => {
    expect(await decide('refused')).toMatchObject({ status: 200 });
    expect(await decide('accepted')).toMatchObject(refused(3));
    expect(await state()).toMatchObject({ state: 'refused', reason: 'Kanal ini belum bisa kami lihat' });
    expect(await mails()).toContain('partnerRefused');
    expect(await queue()).toMatchObject({ list: [] });
    expect(await apply(PLAN)).toMatchObject({ status: 200, body: { state: 'review', reason: '' } });
  });

  it('is told of a yes; there is nothing to apply for after it, and the log says who said it', async () => {
    expect(await decide('accepted', 'Kanalnya jujur')).toMatchObject({ status: 200 });
    const { role } = await house.store.db
      .selectFrom('users')
      .select('role')
      .where('id', '=', idOf(ana))
      .executeTakeFirstOrThrow();
    expect(role).toBe('agent');
    expect(await state()).toMatchObject({ state: 'accepted', reason: '' });
    expect(await mails()).toContain('partnerAccepted');
    expect(await apply(PLAN)).toMatchObject(refused(9005));
    const { body } = await house.http('GET', `/desk/log?subject=${idOf(ana)}`, { token: tokenOf(ratih) });
    expect((body as { list: { act: string; reason: string }[] }).list.slice(0, 2)).toMatchObject([
      { act: 'partner.accepted', reason: 'Kanalnya jujur' },
      { act: 'partner.refused' },
    ]);
  });
});

describe.each(testEngines('partners'))('applications on $name', (engine) => {
  const clock = new RoomClock(NOON);
  const PEOPLE = 45;
  let store: Store;
  beforeAll(async () => {
    store = await engine.open();
    const people = Array.from({ length: PEOPLE }, (_, i) => `p${String(i).padStart(2, '0')}`);
    await store.db
      .insertInto('users')
      .values(
        people.map((id) => ({
          id,
          name: id,
          name_key: id,
          phone: `62812${id}`,
          password_hash: '',
          avatar: 'a1',
          status: 'active' as const,
          created_at: NOON,
        })),
      )
      .execute();
    const applications = createApplications({ store, clock });
    for (const id of people) await applications.apply(player(id), PLAN);
  });
  afterAll(() => store.close());

  it('go on by the last of a page, also where all came at once', async () => {
    const first = await waitingApplications(store.db, undefined);
    expect(first.list.map(({ userId }) => userId)).toEqual(
      Array.from({ length: 40 }, (_, i) => `p${String(i).padStart(2, '0')}`),
    );
    const second = await waitingApplications(store.db, first.next ?? '');
    expect([second.list.map(({ userId }) => userId), second.next]).toEqual([['p40', 'p41', 'p42', 'p43', 'p44'], null]);
    await expect(waitingApplications(store.db, 'nobody')).rejects.toMatchObject({ code: 3 });
  });

  it('sent twice at once are one', async () => {
    await store.db.updateTable('partner_applications').set({ state: 'refused' }).where('user_id', '=', 'p00').execute();
    const applications = createApplications({ store, clock });
    const both = await Promise.allSettled([
      applications.apply(player('p00'), PLAN),
      applications.apply(player('p00'), PLAN),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('whose answer was lost with the store are told what they came to when they ask again', async () => {
    await store.db.updateTable('partner_applications').set({ state: 'refused' }).where('user_id', '=', 'p01').execute();
    const repeats = createRepeats(store, clock);
    const ask = (over: Store) =>
      repeats.once({ userId: 'p01', requestId: 'again', act: [PLAN] }, (keep) =>
        createApplications({ store: over, clock }).apply({ ...player('p01'), keep }, PLAN),
      );
    await expect(ask(losing(store))).rejects.toThrow('gone');
    expect(await ask(store)).toMatchObject({ state: 'review', plan: PLAN.plan });
  });
});
