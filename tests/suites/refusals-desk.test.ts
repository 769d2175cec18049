/** Refusals of the desk's acts over the wire: what somebody else has changed, has, or has ended meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlayHouse, type Visitor } from '../lib/play-house';

const REASON = 'Sesuai rapat Senin';

describe('what the desk refuses', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-refusals-desk-'));
  let house: PlayHouse;
  let ratih: Visitor;
  let sari: Visitor;
  let ana: Visitor;
  let serial = 0;
  beforeAll(async () => {
    house = await PlayHouse.open({ dataDir });
    [ana, ratih, sari] = [await house.player(1), await house.player(2), await house.player(3)];
    for (const { account } of [ratih, sari])
      await house.store.db
        .updateTable('users')
        .set({ role: 'operator', mfa: 'email' })
        .where('id', '=', account?.userId ?? '')
        .execute();
    // What is remembered of their sessions is of players.
    await house.clock.advance(6_000);
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const confirm = () => house.store.db.updateTable('sessions').set({ confirmed_at: house.clock.now() }).execute();
  const post = async (path: string, body: object = {}, by = ratih) =>
    (await house.http('POST', path, { token: by.account?.token ?? '', body })).body as {
      errCode?: number;
      version: number;
      ticket: { id: string };
    };
  const refused = async (...asked: Parameters<typeof post>) => (await post(...asked)).errCode;
  const set = (path: string, base: number, values: object) => post(path, { base, values, reason: REASON });
  const words = (text: string) => ({ uuid: `desk-words-${(serial += 1)}`, text });
  const asked = async (by = ana) =>
    (
      await post(
        '/main/support/messages',
        { uuid: `question-${(serial += 1)}`, topic: 'game', text: 'Halo', pictures: [] },
        by,
      )
    ).ticket.id;

  it('a setting that was changed since, that is dangerous, or whose change is not the newest', async () => {
    await confirm();
    const first = await set('/desk/settings', 0, { big_win_mail: 2_000_000 });
    expect(first.errCode).toBeUndefined();
    expect((await set('/desk/settings', 0, { big_win_mail: 3_000_000 })).errCode).toBe(9005);
    expect((await set('/desk/settings', first.version, { maintenance: { on: true, until: null } })).errCode).toBe(401);
    expect((await set('/desk/settings/guarded', 0, { big_win_mail: 3_000_000 })).errCode).toBe(9005);
    const second = await set('/desk/settings', first.version, { big_win_mail: 4_000_000 });
    expect(second.errCode).toBeUndefined();
    expect(await refused(`/desk/settings/${String(first.version)}/undo`, { reason: REASON })).toBe(9005);
  });

  it('a mailing to another number of people than was counted', async () => {
    await confirm();
    const letter = { title: { id: 'Halo', en: 'Hello' }, body: { id: 'Apa kabar', en: 'How are you' } };
    expect(
      await refused('/desk/mailings', {
        ...letter,
        link: '',
        audience: { to: 'all' },
        sendAt: 0,
        people: 99,
        reason: REASON,
      }),
    ).toBe(9005);
  });

  it('a conversation that somebody else has, that is over, and words under the id of others', async () => {
    const id = await asked();
    const at = `/desk/support/tickets/${id}`;
    const said = words('Sebentar ya');
    expect((await post(`${at}/answer`, said)).errCode).toBeUndefined();
    expect(await refused(`${at}/answer`, { ...said, text: 'Lain' })).toBe(9005);
    expect(await refused(`${at}/answer`, words('Saya saja'), sari)).toBe(1421);
    expect(await refused(`${at}/close`, {}, sari)).toBe(1421);
    const note = words('Pelanggan lama');
    expect((await post(`${at}/note`, note)).errCode).toBeUndefined();
    expect(await refused(`${at}/note`, { ...note, text: 'Lain' })).toBe(9005);
    expect((await post(`${at}/close`)).errCode).toBeUndefined();
    expect(await refused(`${at}/answer`, words('Masih ada?'))).toBe(1422);
    expect(await refused(`${at}/take`)).toBe(1422);
    expect(await refused(`${at}/close`, {}, sari)).toBe(1422);
  });
});
