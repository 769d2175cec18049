/** The account's security over the wire: each way in, each refusal, and what an account is left with. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STEP_UP_MS } from '../../contract/wire';
import { GUESS_WINDOW_MS, GUESSES } from '../../server/accounts/guard';
import { CODE_PAUSE_MS } from '../../server/accounts/codes';
import { totpAt } from '../../server/accounts/totp';
import { UNUSED_KEPT } from '../../server/security/pictures';
import { PASSWORD, PlayHouse, registration } from '../lib/play-house';

const PIN = '402917';
const STEP_MS = 30_000;

/** What an answer may say that these tests look at. */
interface Told {
  readonly errCode?: number;
  readonly params?: Readonly<Record<string, string>>;
  readonly id: string;
  readonly key: string;
  readonly list: readonly { readonly id: string; readonly current: boolean }[];
  readonly recoveryCodes: readonly string[];
  readonly referralCode: string;
  readonly sandboxCode?: string;
}

describe('the account’s security', () => {
  let dataDir: string;
  let house: PlayHouse;
  let serial = 0;
  let token: string;
  let phone: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lintang-security-'));
    house = await PlayHouse.open({ dataDir });
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    serial += 1;
    const { body } = await house.http('POST', '/main/user/phone/register', { body: registration(serial) });
    ({ token } = body as { token: string });
    phone = registration(serial).phone;
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const ask = async (method: Method, path: string, body?: unknown, by = token) =>
    (await house.http(method, path, { token: by, ...(body !== undefined && { body }) })).body as Told;
  const refused = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).errCode;
  const confirm = (by: string, code: string) => ask('POST', '/main/user/confirm', { by, code });
  const confirmed = async () => expect(await confirm('password', PASSWORD)).toHaveProperty('expiresAt');
  const setPin = async () => {
    await confirmed();
    expect(await ask('POST', '/main/user/pin', { pin: PIN })).toEqual({});
  };
  const login = async (more: object = {}) =>
    (await house.http('POST', '/main/user/phone/login', { body: { account: phone, password: PASSWORD, ...more } }))
      .body as { token?: string; errCode?: number; params?: Record<string, string> };
  const codeTo = async (email?: string): Promise<string> => {
    await house.clock.advance(CODE_PAUSE_MS);
    const { sandboxCode } = await ask('POST', '/main/user/email/code', email === undefined ? {} : { email });
    return String(sandboxCode);
  };
  const bind = async (email: string) => {
    const code = await codeTo(email);
    await confirmed();
    return ask('POST', '/main/user/email/bind', { email, code });
  };
  const withApp = async () => {
    await confirmed();
    const { key } = await ask('POST', '/main/user/mfa/totp');
    const codeNow = () => totpAt(key, Math.floor(house.clock.now() / STEP_MS));
    const { recoveryCodes } = await ask('POST', '/main/user/mfa', { code: codeNow() });
    return { codeNow, recoveryCodes };
  };
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('[STEP-UP] what changes an account asks for a confirmation, which counts for five minutes', async () => {
    for (const [method, path, body] of [
      ['POST', '/main/user/pin', { pin: PIN }],
      ['POST', '/main/user/pin/forget', { password: PASSWORD, pin: PIN }],
      ['POST', '/main/user/phone', { phone: '081299998888', code: '123456' }],
      ['POST', '/main/user/email/bind', { email: 'a@b.id', code: '123456' }],
      ['POST', '/main/user/email/mfa', { code: '123456' }],
      ['POST', '/main/user/mfa/totp', {}],
      ['POST', '/main/user/mfa', { code: '123456' }],
      ['POST', '/main/user/mfa/recovery', {}],
      ['DELETE', '/main/user/mfa', undefined],
      ['DELETE', '/main/user/sessions', undefined],
      ['DELETE', '/main/user/sessions/0123456789abcdef', undefined],
    ] as const)
      expect([path, await refused(method, path, body)]).toEqual([path, 401]);
    await confirmed();
    await house.clock.advance(STEP_UP_MS);
    expect(await refused('POST', '/main/user/pin', { pin: '12345' })).toBe(7032);
    await house.clock.advance(1);
    expect(await refused('POST', '/main/user/pin', { pin: PIN })).toBe(401);
  });

  it('[PIN] is of six digits, is set once, and is changed by itself alone', async () => {
    await confirmed();
    for (const pin of ['12345', '1234567', 'abcdef', '111111', '123456', '654321'])
      expect([pin, await refused('POST', '/main/user/pin', { pin })]).toEqual([pin, 7032]);
    expect(await ask('GET', '/main/user/pin')).toEqual({ set: false });
    await setPin();
    expect(await refused('POST', '/main/user/pin', { pin: PIN })).toBe(7031);
    expect(await refused('PUT', '/main/user/pin', { old: '000001', pin: '593018' })).toBe(7033);
    expect(await ask('PUT', '/main/user/pin', { old: PIN, pin: '593018' })).toEqual({});
    expect(await ask('GET', '/main/user/pin')).toMatchObject({ set: true });
    expect((await confirm('pin', PIN)).errCode).toBe(3037);
    expect(await confirm('pin', '593018')).toHaveProperty('expiresAt');
    // It confirms a session and opens none.
    expect((await login({ password: '593018' })).errCode).toBe(7021);
  });

  it('[PIN] guesses are counted for the account, whatever session makes them, and the wait is told', async () => {
    await setPin();
    const second = (await login()).token;
    for (let i = 0; i < GUESSES; i += 1)
      expect(
        (await ask('POST', '/main/user/confirm', { by: 'pin', code: '000000' }, i % 2 ? second : token)).errCode,
      ).toBe(3037);
    const held = await confirm('pin', PIN);
    expect(held).toMatchObject({ errCode: 667, params: { seconds: String(GUESS_WINDOW_MS / 1_000) } });
    await house.clock.advance(GUESS_WINDOW_MS);
    expect(await confirm('pin', PIN)).toHaveProperty('expiresAt');
  });

  it('[PIN] forgotten is made anew by the password and a confirmation without it', async () => {
    await setPin();
    await house.clock.advance(STEP_UP_MS);
    expect((await confirm('password', PASSWORD)).errCode).toBe(3);
    const { sandboxCode } = await ask('GET', `/main/user/phone/code?phone=${phone}`);
    expect(await refused('POST', '/main/user/phone/verify', { code: other(String(sandboxCode)) })).toBe(2002);
    expect(await ask('POST', '/main/user/phone/verify', { code: sandboxCode })).toHaveProperty('expiresAt');
    expect(await refused('POST', '/main/user/pin/forget', { password: 'salah123', pin: '593018' })).toBe(7013);
    expect(await ask('POST', '/main/user/pin/forget', { password: PASSWORD, pin: '593018' })).toEqual({});
    expect(await confirm('pin', '593018')).toHaveProperty('expiresAt');
  });

  it('[PHONE] counts as verified once a code that went there was shown: by a confirmation, by a change, by a reset', async () => {
    const verified = async () =>
      ((await ask('GET', '/main/user/security')) as { phoneVerified?: boolean }).phoneVerified;
    const codeFor = async (number: string) =>
      String((await ask('GET', `/main/user/phone/code?phone=${number}`)).sandboxCode);
    const { phone_at } = await house.store.db
      .selectFrom('users')
      .select('phone_at')
      .where('phone', '=', `62${phone.slice(1)}`)
      .executeTakeFirstOrThrow();
    expect([phone_at, await verified()]).toEqual([0n, false]);
    await confirmed();
    expect(await verified()).toBe(false);
    const code = await codeFor(phone);
    expect(await refused('POST', '/main/user/phone/verify', { code: other(code) })).toBe(2002);
    expect(await verified()).toBe(false);
    expect(await ask('POST', '/main/user/phone/verify', { code })).toHaveProperty('expiresAt');
    expect(await verified()).toBe(true);

    serial += 1;
    const { body } = await house.http('POST', '/main/user/phone/register', { body: registration(serial) });
    ({ token } = body as { token: string });
    phone = registration(serial).phone;
    const reset = { phone, code: await codeFor(phone), password: 'barulah2' };
    expect((await house.http('POST', '/main/user/phone/password/reset', { body: reset })).body).toEqual({});
    token = (await login({ password: 'barulah2' })).token ?? '';
    expect(await verified()).toBe(true);
  });

  it('[PHONE] whoever shows its code first takes an account over without the ways back of who registered it; later nothing is taken', async () => {
    const reset = async () => {
      await house.clock.advance(CODE_PAUSE_MS);
      const { sandboxCode: code } = await ask('GET', `/main/user/phone/code?phone=${phone}`);
      expect(await ask('POST', '/main/user/phone/password/reset', { phone, code, password: PASSWORD })).toEqual({});
      token = (await login()).token ?? '';
      const { email, pin } = (await ask('GET', '/main/user/security')) as { email?: string | null; pin?: boolean };
      return [email, pin];
    };
    expect(await bind('orang.lama@surat.contoh')).toEqual({});
    await setPin();
    expect(await reset()).toEqual([null, false]);
    expect(await bind('pemilik@surat.contoh')).toEqual({});
    await setPin();
    expect(await reset()).toEqual(['pe•••@surat.contoh', true]);
  });

  it('[PASSWORD] is changed by the old one, and ends all other sessions', async () => {
    const second = (await login()).token;
    expect(await refused('POST', '/main/user/password', { old: 'salah123', password: 'barulah2' })).toBe(7013);
    expect(await refused('POST', '/main/user/password', { old: PASSWORD, password: 'kurang' })).toBe(3);
    expect(await ask('POST', '/main/user/password', { old: PASSWORD, password: 'barulah2' })).toEqual({});
    expect(await refused('GET', '/main/user/security', undefined, second)).toBe(1);
    expect(await ask('GET', '/main/user/security')).toHaveProperty('phone');
    expect((await login()).errCode).toBe(7021);
    expect((await login({ password: 'barulah2' })).token).toBeDefined();
  });

  it('[E-MAIL] is bound by a code, to one account, and tells nobody whose it is', async () => {
    expect(await refused('POST', '/main/user/email/code', {})).toBe(3);
    expect(await refused('POST', '/main/user/email/code', { email: 'nobody' })).toBe(3);
    const mine = `Ana${serial}@surat.contoh`;
    const code = await codeTo(mine);
    expect(await refused('POST', '/main/user/email/code', { email: mine })).toBe(2001);
    await confirmed();
    expect(await refused('POST', '/main/user/email/bind', { email: mine, code: other(code) })).toBe(2002);
    expect(await refused('POST', '/main/user/email/bind', { email: `x${mine}`, code })).toBe(2002);
    expect(await ask('POST', '/main/user/email/bind', { email: mine, code })).toEqual({});
    expect(await refused('POST', '/main/user/email/bind', { email: mine.toLowerCase(), code })).toBe(7007);
    expect(await ask('GET', '/main/user/security')).toMatchObject({ email: 'An•••@surat.contoh' });

    serial += 1;
    const { body } = await house.http('POST', '/main/user/phone/register', { body: registration(serial) });
    ({ token } = body as { token: string });
    expect((await bind(mine.toUpperCase())).errCode).toBe(7007);
  });

  it('[E-MAIL] a password by e-mail answers alike whether there is somebody or not', async () => {
    const mine = `budi${serial}@surat.contoh`;
    await bind(mine);
    await house.clock.advance(CODE_PAUSE_MS);
    const guest = (email: string) => house.http('GET', `/main/user/email/password?email=${encodeURIComponent(email)}`);
    const [known, unknown] = [await guest(mine), await guest(`nobody${mine}`)];
    expect(Object.keys(known.body as object)).toEqual(Object.keys(unknown.body as object));
    const reset = (email: string, { body }: typeof known, password: string) =>
      house.http('POST', '/main/user/email/password', {
        body: { email, code: (body as { sandboxCode: string }).sandboxCode, password },
      });
    expect((await reset(`nobody${mine}`, unknown, 'barulah2')).body).toMatchObject({ errCode: 2002 });
    expect((await reset(mine, known, 'barulah2')).body).toEqual({});
    expect(await refused('GET', '/main/user/security')).toBe(1);
    expect((await login({ password: 'barulah2' })).token).toBeDefined();
  });

  it('[E-MAIL] what an address has had of other codes is not told by a password by e-mail, nor is another sent', async () => {
    const mine = `dewi${serial}@surat.contoh`;
    await bind(mine);
    await house.clock.advance(CODE_PAUSE_MS);
    const before = await codeTo();
    const guest = (email: string) => house.http('GET', `/main/user/email/password?email=${encodeURIComponent(email)}`);
    const reset = (code: string) =>
      house.http('POST', '/main/user/email/password', { body: { email: mine, code, password: 'barulah2' } });
    const [known, unknown] = [await guest(mine), await guest(`nobody${mine}`)];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(Object.keys(known.body as object)).toEqual(Object.keys(unknown.body as object));
    // A second one is refused to both alike.
    for (const { body } of [await guest(mine), await guest(`nobody${mine}`)])
      expect(body).toMatchObject({ errCode: 2001, params: { seconds: '60' } });
    // No code was made within the minute of the one before, which is good still.
    expect((await reset((known.body as Told).sandboxCode ?? '')).body).toMatchObject({ errCode: 2002 });
    expect((await reset(before)).body).toEqual({});
  });

  it('[MFA] by an app asks at login; a code counts once, a recovery code too', async () => {
    const { codeNow, recoveryCodes } = await withApp();
    expect(recoveryCodes).toHaveLength(10);
    expect(await login()).toMatchObject({ errCode: 3002, params: { by: 'totp' } });
    // The code that turned it on is used up.
    expect((await login({ mfa: codeNow() })).errCode).toBe(7008);
    await house.clock.advance(STEP_MS);
    const code = codeNow();
    expect((await login({ password: 'salah123', mfa: code })).errCode).toBe(7021);
    expect((await login({ mfa: code })).token).toBeDefined();
    expect((await login({ mfa: code })).errCode).toBe(7008);
    const [first = ''] = recoveryCodes;
    expect((await login({ mfa: 'AAAA-AAAA' })).errCode).toBe(7009);
    expect((await login({ mfa: first.toLowerCase() })).token).toBeDefined();
    expect((await login({ mfa: first })).errCode).toBe(7009);
    expect(await ask('GET', '/main/user/security')).toMatchObject({ mfa: 'totp', recoveryLeft: 9 });
  });

  it('[MFA] guesses at the second step are counted with those at the password', async () => {
    await withApp();
    for (let i = 0; i < GUESSES; i += 1) expect((await login({ mfa: '000000' })).errCode).toBe(7008);
    expect(await login({ mfa: '000000' })).toMatchObject({ errCode: 667 });
  });

  it('[MFA] being asked for the code costs no guess', async () => {
    const { codeNow } = await withApp();
    for (let i = 0; i < GUESSES + 1; i += 1) expect((await login()).errCode).toBe(3002);
    await house.clock.advance(STEP_MS);
    expect((await login({ mfa: codeNow() })).token).toBeDefined();
  });

  it('[MFA] is not passed by a reset of the password', async () => {
    await withApp();
    const { body } = await house.http('GET', `/main/user/phone/code?phone=${phone}`);
    const code = (body as { sandboxCode: string }).sandboxCode;
    const reset = await house.http('POST', '/main/user/phone/password/reset', {
      body: { phone, code, password: 'barulah2' },
    });
    expect(reset.body).toEqual({});
    expect(await login({ password: 'barulah2' })).toMatchObject({ errCode: 3002, params: { by: 'totp' } });
  });

  it('[MFA] by e-mail sends its code at login; the same mailbox alone opens nothing', async () => {
    const mine = `citra${serial}@surat.contoh`;
    await bind(mine);
    expect(await refused('POST', '/main/user/email/mfa', { code: '000000' })).toBe(2002);
    const code = await codeTo();
    await confirmed();
    expect(await ask('POST', '/main/user/email/mfa', { code })).toHaveProperty('recoveryCodes');
    await house.clock.advance(CODE_PAUSE_MS);
    const asked = await login();
    expect(asked).toMatchObject({ errCode: 3002, params: { by: 'email' } });
    // Asked again at once: the code that was sent is still good.
    expect(await login()).toMatchObject({ errCode: 3002 });
    expect((await login({ mfa: asked.params?.sandboxCode })).token).toBeDefined();
    // Used: none is on its way, and the step says when one can be.
    expect((await login()).params).toEqual({ by: 'email', seconds: String(CODE_PAUSE_MS / 1000) });

    await house.clock.advance(CODE_PAUSE_MS);
    const sent = await house.http('GET', `/main/user/email/password?email=${mine}`);
    const { sandboxCode } = sent.body as { sandboxCode: string };
    const reset = await house.http('POST', '/main/user/email/password', {
      body: { email: mine, code: sandboxCode, password: 'barulah2' },
    });
    expect(reset.body).toMatchObject({ errCode: 2002 });
  });

  it('[MFA] is taken off, and its recovery codes replaced, by a confirmation of its own', async () => {
    await confirmed();
    expect(await refused('POST', '/main/user/mfa/recovery', {})).toBe(3002);
    const { codeNow, recoveryCodes } = await withApp();
    await house.clock.advance(STEP_UP_MS);
    for (const by of ['password', 'phone']) expect([by, (await confirm(by, PASSWORD)).errCode]).toEqual([by, 3]);
    expect((await confirm('totp', other(codeNow()))).errCode).toBe(7008);
    expect(await confirm('totp', codeNow())).toHaveProperty('expiresAt');
    const again = await ask('POST', '/main/user/mfa/recovery', {});
    expect(again.recoveryCodes).not.toEqual(recoveryCodes);
    expect((await login({ mfa: recoveryCodes[0] })).errCode).toBe(7009);
    expect(await ask('DELETE', '/main/user/mfa')).toEqual({});
    expect((await login()).token).toBeDefined();
  });

  it('[PHONE] is changed by a code to the new number, unless somebody has it', async () => {
    const next = `0819${String(serial).padStart(8, '0')}`;
    const codeFor = async (to: string) => (await ask('GET', `/main/user/phone/code?phone=${to}`)).sandboxCode;
    const code = String(await codeFor(next));
    await confirmed();
    expect(await refused('POST', '/main/user/phone', { phone: next, code: other(code) })).toBe(2002);
    expect(await ask('POST', '/main/user/phone', { phone: next, code })).toEqual({});
    const taken = registration(serial - 1).phone;
    expect(await refused('POST', '/main/user/phone', { phone: taken, code: await codeFor(taken) })).toBe(7017);
  });

  it('[SESSIONS] are listed and ended one by one, and all but this one', async () => {
    const [second, third] = [(await login()).token, (await login()).token];
    const { list } = await ask('GET', '/main/user/sessions');
    expect(list.map(({ current }) => current).sort()).toEqual([false, false, true]);
    const mine = await ask('GET', '/main/user/sessions', undefined, second);
    const id = mine.list.find(({ current }) => current)?.id ?? '';
    await confirmed();
    expect(await refused('DELETE', '/main/user/sessions/0123456789abcdef')).toBe(3);
    expect(await ask('DELETE', `/main/user/sessions/${id}`)).toEqual({});
    expect(await refused('GET', '/main/user/security', undefined, second)).toBe(1);
    expect(await ask('DELETE', '/main/user/sessions')).toEqual({});
    expect(await refused('GET', '/main/user/security', undefined, third)).toBe(1);
    expect(await ask('GET', '/main/user/security')).toHaveProperty('phone');
  });

  it('[SESSIONS] a connection whose session was ended elsewhere is a stranger’s; the others go on', async () => {
    const { token: second = '' } = await login();
    const here = await house.signedIn({ token, userId: '' });
    const there = await house.signedIn({ token: second, userId: '' });
    const mails = () => ({ page: 1, size: 10 });
    await there.call('/heracles/inbox/mail', mails());
    await confirmed();
    await ask('DELETE', '/main/user/sessions');
    await expect(there.call('/heracles/inbox/mail', mails())).rejects.toMatchObject({ body: { code: 1 } });
    await expect(here.call('/heracles/inbox/mail', mails())).resolves.toBeDefined();
  });

  it('[PROFILE] a name is of 3 to 16, nobody else’s, and no phone', async () => {
    for (const name of ['ab', 'a'.repeat(17), 'dua kata', '081234567890'])
      expect([name, await refused('POST', '/main/user', { name })]).toEqual([name, 3]);
    expect(await refused('POST', '/main/user', { name: registration(1).name.toUpperCase() })).toBe(7010);
    expect(await ask('POST', '/main/user', { name: `baru_${serial}`, avatar: 'a7' })).toEqual({
      name: `baru_${serial}`,
      avatar: 'a7',
    });
    expect(await ask('GET', '/main/user')).toMatchObject({ name: `baru_${serial}`, avatar: 'a7' });
  });

  const picture = (format: 'png' | 'webp' | 'jpeg' | 'gif', side = 40) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#f80' } })
      [format]()
      .withMetadata({ orientation: 3 })
      .toBuffer();
  const upload = async (bytes: Buffer, purpose: 'avatar' | 'identity' = 'identity') =>
    (await ask('POST', '/main/site/upload', { purpose, data: bytes.toString('base64') })) as {
      id?: string;
      errCode?: number;
    };

  it('[PICTURES] are what their content is, and become a jpg without what the camera said', async () => {
    for (const format of ['png', 'webp', 'jpeg'] as const)
      expect(await upload(await picture(format))).toHaveProperty('id');
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>${' '.repeat(20)}`);
    const [whole, lying] = [await picture('png'), Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(99)])];
    for (const bytes of [await picture('gif'), svg, lying, whole.subarray(0, 40)])
      expect((await upload(bytes)).errCode).toBe(1409);
    const { id = '' } = await upload(whole, 'avatar');
    expect((await house.http('GET', `/main/user/avatar/${id}`)).body).toMatchObject({ errCode: 3 });
    expect(await ask('POST', '/main/user', { avatar: `p${id}` })).toMatchObject({ avatar: `p${id}` });
    const reply = await fetch(`http://127.0.0.1:${house.port}/api/main/user/avatar/${id}`);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    const { format, width, height, exif } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 256, height: 256, exif: undefined });
  });

  it('[PICTURES] a bomb is not unpacked, a large one is not read, and a stranger’s is nobody’s', async () => {
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(400_000);
    expect((await upload(bomb)).errCode).toBe(1409);
    const large = await house.http('POST', '/main/site/upload', { token, raw: 'x'.repeat(8_000_000) });
    expect(large).toMatchObject({ status: 400, body: { errCode: 1413 } });
    const unknown = await house.http('POST', '/main/site/upload', {
      token: 'x'.repeat(43),
      raw: 'x'.repeat(7_000_000),
    });
    expect(unknown.body).toMatchObject({ errCode: 1 });
    const { id = '' } = await upload(await picture('png'), 'avatar');
    serial += 1;
    const { body } = await house.http('POST', '/main/user/phone/register', { body: registration(serial) });
    ({ token } = body as { token: string });
    expect(await refused('POST', '/main/user', { avatar: `p${id}` })).toBe(3);
  });

  it('[PICTURES] that nobody uses make room for the next, and what is used stays', async () => {
    const rows = () =>
      house.store.db.selectFrom('pictures').select('id').where('purpose', '=', 'identity').orderBy('id').execute();
    const before = (await rows()).length;
    const { id: first = '' } = await upload(await picture('jpeg'));
    const claim = { name: 'Bagus Pratama', born: '1994-08-14', document: 'ktp', pictures: [first] };
    expect(await ask('POST', '/main/user/identification', claim)).toMatchObject({ state: 'review' });
    for (let n = 0; n < UNUSED_KEPT + 3; n += 1) await upload(await picture('jpeg'));
    const kept = (await rows()).map(({ id }) => id);
    expect(kept).toContain(first);
    expect(kept.length - before).toBe(UNUSED_KEPT + 1);
  });

  it('[IDENTITY] is claimed by an adult with pictures of their own, and once', async () => {
    expect(await ask('GET', '/main/user/identification')).toEqual({ state: 'none' });
    const { id = '' } = await upload(await picture('jpeg'));
    const claim = { name: 'Bagus Pratama', born: '1994-08-14', document: 'ktp', pictures: [id] };
    const minor = `${new Date(house.clock.now()).getUTCFullYear() - 17}-01-01`;
    for (const wrong of [
      { born: minor },
      { born: '1994-02-30' },
      { name: 'x' },
      { document: 'npwp' },
      { pictures: [] },
      { pictures: [id, id] },
      { pictures: ['0'] },
      { pictures: [id, '1', '2', '3'] },
    ])
      expect([wrong, await refused('POST', '/main/user/identification', { ...claim, ...wrong })]).toEqual([wrong, 3]);
    expect(await ask('POST', '/main/user/identification', claim)).toMatchObject({ state: 'review', name: claim.name });
    expect(await refused('POST', '/main/user/identification', claim)).toBe(9005);
  });

  it('[REGISTER] from a landing page makes a name, and keeps whose link it was', async () => {
    const { referralCode } = await ask('GET', '/main/user/security');
    const body = { phone: `0821${String(serial).padStart(8, '0')}`, password: PASSWORD, adult: true };
    const land = (more: object) => house.http('POST', '/main/user/loadpage/register', { body: { ...body, ...more } });
    expect((await land({ referral: 'ZZZZZZZZ' })).body).toMatchObject({ errCode: 7003 });
    expect((await land({ adult: false })).body).toMatchObject({ errCode: 3 });
    const made = (await land({ referral: referralCode })).body as { token: string; user: { id: string; name: string } };
    expect(made.user.name).toMatch(/^Pemain_\d{6}$/);
    const row = await house.store.db
      .selectFrom('users')
      .select('referred_by')
      .where('id', '=', made.user.id)
      .executeTakeFirstOrThrow();
    expect(row.referred_by).toBe((await ask('GET', '/main/user')).id);
    expect((await land({})).body).toMatchObject({ errCode: 7017 });
  });

  it('[TOLD] the owner hears of guessing once a day, and not of a slip', async () => {
    const told = async () => {
      const visitor = await house.signedIn({ token, userId: '' });
      const { list } = (await visitor.call('/heracles/inbox/mail', { page: 1, size: 50 })) as {
        list: readonly { metaDataId: string }[];
      };
      return list.filter(({ metaDataId }) => metaDataId === 'guessedAt').length;
    };
    for (let i = 0; i < GUESSES - 1; i += 1) expect((await login({ password: 'salahsalah1' })).errCode).toBe(7021);
    expect((await login()).token).toBeDefined();
    await house.clock.advance(2_000);
    expect(await told()).toBe(0);
    const guess = async () => {
      for (let i = 0; i < GUESSES + 2; i += 1)
        expect((await confirm('password', 'salahsalah1')).errCode).toBe(i < GUESSES ? 7013 : 667);
    };
    await guess();
    await house.clock.advance(2_000);
    expect(await told()).toBe(1);
    await house.clock.advance(GUESS_WINDOW_MS);
    await guess();
    await house.clock.advance(2_000);
    expect(await told()).toBe(1);
  });

  it('[TOLD] the owner finds each change in the inbox', async () => {
    await bind(`dewi${serial}@surat.contoh`);
    await setPin();
    await house.clock.advance(2_000);
    const visitor = await house.signedIn({ token, userId: '' });
    const { list } = (await visitor.call('/heracles/inbox/mail', { page: 1, size: 50 })) as {
      list: { metaDataId: string }[];
    };
    expect(list.map(({ metaDataId }) => metaDataId)).toEqual(expect.arrayContaining(['securityPin', 'securityEmail']));
  });

  it('[SECRET] neither a PIN nor what turns two steps on is kept with the answers to requests', async () => {
    await confirmed();
    const twice = async (path: string, body?: unknown) =>
      [1, 2].map(() => house.http('POST', `${path}?request_id=r${serial}${path.length}`, { token, body }));
    const [first, second] = await Promise.all(await twice('/main/user/mfa/totp', {}));
    expect([first?.status, second?.status]).toContain(200);
    const kept = await house.store.db.selectFrom('request_answers').select('outcome').execute();
    expect(JSON.stringify(kept)).not.toMatch(/otpauth|recoveryCodes/);
  });
});
