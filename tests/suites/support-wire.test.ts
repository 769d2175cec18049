/** Live chat over the wire: a player, a guest, another player and the desk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TICKET_TEXT_MAX } from '../../contract/constants';
import { pushes } from '../../contract/inbox';
import { mailboxCalls } from '../../contract/mailbox';
import { AWAY_MS } from '../../server/support/reminders';
import { PlayHouse, type Visitor } from '../lib/play-house';

interface Told {
  readonly errCode?: number;
  readonly id: string;
  readonly ticket: { readonly id: string; readonly state: string; readonly unread: number; readonly ahead?: number };
  readonly open: { readonly id: string } | null;
  readonly list: readonly { readonly id: string; readonly text: string; readonly pictures: readonly string[] }[];
  readonly support?: number;
}
type Method = 'GET' | 'POST' | 'PUT';

describe('live chat', () => {
  let dataDir: string;
  let house: PlayHouse;
  let ana: Visitor;
  let budi: Visitor;
  let sari: Visitor;
  let serial = 0;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lintang-support-'));
    house = await PlayHouse.open({ dataDir });
    [ana, budi, sari] = [await house.player(1), await house.player(2), await house.player(3)];
    // An operator who has set up two steps.
    await house.store.db
      .updateTable('users')
      .set({ role: 'operator', mfa: 'totp' })
      .where('id', '=', sari.account?.userId ?? '')
      .execute();
    await house.clock.advance(60_000);
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = async (method: Method, path: string, by: Visitor | string | null, body?: unknown): Promise<Told> => {
    const who = typeof by === 'string' ? { clientId: by } : { ...(by?.account && { token: by.account.token }) };
    return (await house.http(method, path, { ...who, ...(body !== undefined && { body }) })).body as Told;
  };
  const words = (text: string, more: object = {}) => ({
    uuid: `message-${(serial += 1)}`,
    topic: 'game',
    text,
    pictures: [],
    ...more,
  });
  const answer = (text: string) => ({ uuid: `answer-${(serial += 1)}`, text });
  const png = async () =>
    (
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a5cff' } })
        .png()
        .toBuffer()
    ).toString('base64');

  it('a player asks with a picture, the desk answers, and the player hears of it', async () => {
    const { id: picture } = await ask('POST', '/main/support/pictures', ana, { data: await png() });
    const said = words('Putaran ini', { pictures: [picture], about: { game: 'dice', round: '7' } });
    const { ticket } = await ask('POST', '/main/support/messages', ana, said);
    expect(ticket).toMatchObject({ state: 'waiting', ahead: 0 });
    expect((await ask('POST', '/main/support/messages', ana, said)).ticket.id).toBe(ticket.id);

    const desk = `/desk/support/tickets/${ticket.id}`;
    expect((await ask('GET', '/desk/support/tickets?shelf=waiting', sari)).list.map(({ id }) => id)).toEqual([
      ticket.id,
    ]);
    expect((await ask('GET', desk, sari)).list).toMatchObject([{ text: 'Putaran ini', pictures: [picture] }]);
    const seen = await fetch(`http://127.0.0.1:${house.port}/api/desk/support/pictures/${picture}`, {
      headers: { 'x-token': sari.account?.token ?? '' },
    });
    expect((await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).format).toBe('jpeg');
    expect(await ask('POST', `${desk}/answer`, sari, answer('Sudah kami lihat'))).toMatchObject({
      ticket: { state: 'answered', unread: 1 },
    });
    expect(ana.client.pushes.filter(({ route }) => route === pushes.support.route).map(({ data }) => data)).toEqual([
      { unread: 1 },
    ]);
    expect((await ask('GET', '/main/user/brief', ana)).support).toBe(1);

    const mine = `/main/support/tickets/${ticket.id}`;
    expect((await ask('GET', mine, ana)).list.map(({ text }) => text)).toEqual(['Putaran ini', 'Sudah kami lihat']);
    expect(await ask('PUT', `${mine}/seen`, ana, { seq: 2 })).toEqual({ unread: 0 });
    expect((await ask('GET', '/main/user/brief', ana)).support).toBe(0);
    expect(await ask('POST', `${desk}/close`, sari, {})).toMatchObject({ ticket: { state: 'closed' } });
    expect(await ask('POST', `${mine}/rating`, ana, { rating: 5 })).toMatchObject({ ticket: { rating: 5 } });
  });

  it('whoever is away is told by one mail, and nobody who has seen the answer', async () => {
    for (const [by, sees] of [
      [ana, true],
      [budi, false],
    ] as const) {
      const { ticket } = await ask('POST', '/main/support/messages', by, words('Halo'));
      await ask('POST', `/desk/support/tickets/${ticket.id}/answer`, sari, answer('Satu'));
      await ask('POST', `/desk/support/tickets/${ticket.id}/answer`, sari, answer('Dua'));
      if (sees) await ask('PUT', `/main/support/tickets/${ticket.id}/seen`, by, { seq: 3 });
      await house.clock.advance(AWAY_MS);
      await house.clock.advance(1_000);
      const { list } = await by.ask(mailboxCalls.mail, {});
      expect(list.filter(({ metaDataId }) => metaDataId === 'supportAnswered')).toHaveLength(sees ? 0 : 1);
    }
  });

  it('is open to nobody else: other players, players at the desk, strangers', async () => {
    const { ticket } = await ask('POST', '/main/support/messages', ana, words('Rahasia'));
    const { id: picture } = await ask('POST', '/main/support/pictures', ana, { data: await png() });
    expect((await ask('GET', `/main/support/tickets/${ticket.id}`, budi)).errCode).toBe(3);
    expect((await ask('GET', `/main/support/tickets/${ticket.id}`, null)).errCode).toBe(10004);
    expect((await ask('GET', `/main/support/pictures/${picture}`, budi)).errCode).toBe(3);
    expect((await ask('POST', '/main/support/messages', budi, words('', { pictures: [picture] }))).errCode).toBe(3);
    expect((await ask('GET', `/main/support/guest/tickets/${ticket.id}`, 'g'.repeat(32))).errCode).toBe(3);
    expect((await ask('POST', `/desk/support/tickets/${ticket.id}/answer`, budi, answer('Saya petugas'))).errCode).toBe(
      403,
    );
    expect((await ask('GET', `/desk/support/pictures/${picture}`, sari)).errCode).toBe(3);
  });

  it('who asked before signing in goes on as the player, on that browser, unless they have a conversation of their own', async () => {
    const mia = await house.player(4);
    const own = (clientId: string) => house.http('GET', '/main/support', { token: mia.account?.token ?? '', clientId });
    const openOf = async (clientId: string) => ((await own(clientId)).body as Told).open?.id;
    const [here, elsewhere] = ['h'.repeat(32), 'e'.repeat(32)];
    const { ticket } = await ask('POST', '/main/support/guest/messages', here, words('Saya tidak bisa masuk'));
    expect([await openOf(elsewhere), await openOf('short'), await openOf('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await openOf(here)).toBe(ticket.id);
    expect((await ask('GET', '/main/support/guest', here)).open).toBeNull();
    expect(await ask('GET', `/main/support/tickets/${ticket.id}`, mia)).toMatchObject({
      list: [{ text: 'Saya tidak bisa masuk', from: 'player' }],
    });
    // Whoever sat at that browser before wrote it: the desk must not take it for the player's own word.
    await ask('POST', '/main/support/messages', mia, words('Ini saya'));
    expect((await ask('GET', `/desk/support/tickets/${ticket.id}`, sari)).list).toEqual([
      expect.objectContaining({ text: 'Saya tidak bisa masuk', from: 'player', asGuest: true }),
      expect.not.objectContaining({ asGuest: true }),
    ]);
    await ask('POST', `/desk/support/tickets/${ticket.id}/answer`, sari, answer('Kami bantu'));
    expect((await ask('GET', '/main/user/brief', mia)).support).toBe(1);
    const second = await ask('POST', '/main/support/guest/messages', here, words('Dari peramban yang sama'));
    expect(await openOf(here)).toBe(ticket.id);
    expect((await ask('GET', '/main/support/guest', here)).open?.id).toBe(second.ticket.id);
  });

  it('a guest asks by the client id of the browser, which nobody guesses, and sends no pictures', async () => {
    const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
    const said = words('Akun saya dibekukan');
    const { ticket } = await ask('POST', '/main/support/guest/messages', one, said);
    expect((await ask('POST', '/main/support/guest/messages', one, said)).ticket.id).toBe(ticket.id);
    expect((await ask('GET', '/main/support/guest', one)).open?.id).toBe(ticket.id);
    expect((await ask('GET', '/main/support/guest', other)).open).toBeNull();
    expect((await ask('GET', `/main/support/guest/tickets/${ticket.id}`, other)).errCode).toBe(3);
    for (const short of ['', 'bad-input']) expect((await ask('GET', '/main/support/guest', short)).errCode).toBe(3);
    expect((await ask('POST', '/main/support/guest/messages', one, words('', { pictures: ['x'] }))).errCode).toBe(3);
    expect((await ask('POST', '/main/support/pictures', one, { data: await png() })).errCode).toBe(10004);
    await ask('POST', `/desk/support/tickets/${ticket.id}/answer`, sari, answer('Baik'));
    expect((await ask('GET', `/main/support/guest/tickets/${ticket.id}`, one)).list).toHaveLength(2);
    const kept = JSON.stringify(await house.store.db.selectFrom('support_tickets').select('asker').execute());
    expect(kept).not.toContain(one);
  });

  it('[3] words are text of a length, pictures three at most, and something is said', async () => {
    const send = async (more: object) =>
      (await ask('POST', '/main/support/messages', budi, words('Halo', more))).errCode;
    for (const [what, more] of [
      ['nothing', { text: ' \n ' }],
      ['too long', { text: 'x'.repeat(TICKET_TEXT_MAX + 1) }],
      ['a control character', { text: 'a\u0000b' }],
      ['four pictures', { pictures: ['a', 'b', 'c', 'd'] }],
      ['no topic of ours', { topic: 'money' }],
      ['no game of ours', { about: { game: 'poker', round: '7' } }],
      ['no id', { uuid: 'x' }],
    ] as const)
      expect([what, await send(more)]).toEqual([what, 3]);
    const html = '<img src=x onerror=alert(1)>\nbaris 😀';
    const { ticket } = await ask('POST', '/main/support/messages', budi, words(html));
    expect((await ask('GET', `/main/support/tickets/${ticket.id}`, budi)).list.at(-1)?.text).toBe(html);
  });

  it('[1409] a file that is no picture, or lies about it, is refused', async () => {
    const upload = async (bytes: Buffer) =>
      (await ask('POST', '/main/support/pictures', budi, { data: bytes.toString('base64') })).errCode;
    expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(1409);
    expect(await upload(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(60)]))).toBe(1409);
  });
});
