/** Refusals of the account's calls over the wire that no other suite comes to, by small set-ups: each line of `contract/refusals.ts` has to be seen going out. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PICTURE_MAX_BYTES } from '../../contract/constants';
import { CODE_PAUSE_MS } from '../../server/accounts/codes';
import { PASSWORD, PlayHouse, registration, type Visitor } from '../lib/play-house';

/** What everybody would try first. */
const COMMON = 'lintang12345';
/** The client id of a browser. */
const BROWSER = '5d1c6f2e-8a40-4c3b-9d7e-2f6b1a0c9e84';
/** A byte more than a picture may have. */
const LARGE = Buffer.alloc(PICTURE_MAX_BYTES + 1, 1);

interface Told {
  readonly errCode?: number;
  readonly sandboxCode?: string;
}

describe('what an account refuses', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-refusals-account-'));
  let house: PlayHouse;
  let serial = 0;
  let ana: Visitor;
  beforeAll(async () => {
    house = await PlayHouse.open({ dataDir });
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    ana = await house.player((serial += 1));
    await house.clock.advance(CODE_PAUSE_MS);
  });

  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown, guest = false): Promise<Told> =>
    (
      await house.http(method, `/main${path}`, {
        clientId: BROWSER,
        ...(!guest && { token: ana.account?.token ?? '' }),
        ...(body !== undefined && { body }),
      })
    ).body as Told;
  const refused = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).errCode;
  const confirmed = () =>
    house.store.db
      .updateTable('sessions')
      .set({ confirmed_at: house.clock.now() })
      .where('user_id', '=', ana.account?.userId ?? '')
      .execute();
  const email = () => `ana${serial}@surat.id`;
  const withEmail = async () => {
    const { sandboxCode } = await ask('POST', '/user/email/code', { email: email() });
    await confirmed();
    expect(await ask('POST', '/user/email/bind', { email: email(), code: sandboxCode })).toEqual({});
  };
  const phone = () => registration(serial).phone;

  it('a password that everybody would try, wherever one is chosen', async () => {
    const newcomer = { ...registration(900), password: COMMON };
    expect(await refused('POST', '/user/phone/register', newcomer, true)).toBe(7014);
    expect(await refused('POST', '/user/loadpage/register', newcomer, true)).toBe(7014);
    expect(await refused('POST', '/user/password', { old: PASSWORD, password: COMMON })).toBe(7014);
    const { sandboxCode: code } = await ask('GET', `/user/phone/code?phone=${phone()}`, undefined, true);
    expect(await refused('POST', '/user/phone/password/reset', { phone: phone(), code, password: COMMON }, true)).toBe(
      7014,
    );
  });

  it('a name that somebody has, also from a landing page', async () => {
    const taken = { ...registration(901), name: registration(serial).name };
    expect(await refused('POST', '/user/loadpage/register', taken, true)).toBe(7010);
  });

  it('a sign-in of an account that is closed', async () => {
    await house.store.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', ana.account?.userId ?? '')
      .execute();
    expect(await refused('POST', '/user/phone/login', { account: phone(), password: PASSWORD }, true)).toBe(7001);
  });

  it('a confirmation by what is wrong', async () => {
    await withEmail();
    expect(await refused('POST', '/user/confirm', { by: 'password', code: 'not the one' })).toBe(7013);
    expect(await refused('POST', '/user/confirm', { by: 'email', code: '000000' })).toBe(2002);
    expect(await refused('POST', '/user/email/verify', { code: '000000' })).toBe(2002);
  });

  it('a password by e-mail: a code too soon, and a common one', async () => {
    await withEmail();
    await house.clock.advance(CODE_PAUSE_MS);
    const { sandboxCode: code } = await ask('GET', `/user/email/password?email=${email()}`, undefined, true);
    expect(await refused('GET', `/user/email/password?email=${email()}`, undefined, true)).toBe(2001);
    expect(await refused('POST', '/user/email/password', { email: email(), code, password: COMMON }, true)).toBe(7014);
  });

  it('two steps by a code that is none, and a PIN that anybody would guess', async () => {
    await confirmed();
    await ask('POST', '/user/mfa/totp');
    expect(await refused('POST', '/user/mfa', { code: '000000' })).toBe(7008);
    expect(await refused('POST', '/user/pin/forget', { password: PASSWORD, pin: '123456' })).toBe(7032);
  });

  it('a picture that is too large', async () => {
    const data = LARGE.toString('base64');
    for (const [path, body] of [
      ['/site/upload', { purpose: 'avatar', data }],
      ['/support/pictures', { data }],
    ] as const)
      expect([path, await refused('POST', path, body)]).toEqual([path, 1413]);
  });

  it('a message to the desk under the id of another', async () => {
    const message = { uuid: `message-${serial}`, topic: 'game', text: 'Halo', pictures: [] };
    for (const [path, guest] of [
      ['/support/messages', false],
      ['/support/guest/messages', true],
    ] as const) {
      expect((await ask('POST', path, message, guest)).errCode).toBeUndefined();
      expect(await refused('POST', path, { ...message, text: 'Bukan' }, guest)).toBe(9005);
    }
  });

  it('a mail that holds something is not deleted before it was read', async () => {
    await house.store.db
      .insertInto('mails')
      .values({
        id: `m-claim-${serial}`,
        user_id: ana.account?.userId ?? '',
        key: 'a reward',
        tag: 'reward',
        template: '',
        content: JSON.stringify({ title: 'Hadiah', claim: 1_000 }),
        sent_at: BigInt(house.clock.now()),
        read_at: 0n,
        expires_at: 0n,
        claim: 100_000n,
      })
      .execute();
    await expect(ana.call(`/heracles/inbox/mail/m-claim-${serial}/delete`, {})).rejects.toMatchObject({
      body: { code: 1052 },
    });
  });
});
