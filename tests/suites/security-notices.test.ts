/** What the owner of an account is told outside of the site, over the wire. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxMailer } from '../../server/mailer/sandbox';
import { PASSWORD, PlayHouse, registration } from '../lib/play-house';

let dataDir: string;
let house: PlayHouse;
const told: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lintang-notices-'));
  const mailer = {
    ...sandboxMailer,
    sendNotice: async (to: string, subject: string, text: string) => void told.push({ to, subject, text }),
  };
  house = await PlayHouse.open({ dataDir, mailer });
});
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a new phone number is told to the old one and to the address, in both languages', async () => {
  const { phone } = registration(1);
  const { body } = await house.http('POST', '/main/user/phone/register', { body: registration(1) });
  const { token } = body as { token: string };
  const post = async (path: string, given: object) => (await house.http('POST', path, { token, body: given })).body;
  expect(await post('/main/user/confirm', { by: 'password', code: PASSWORD })).toHaveProperty('expiresAt');
  const email = 'ana@surat.contoh';
  const mailed = (await post('/main/user/email/code', { email })) as { sandboxCode: string };
  expect(await post('/main/user/email/bind', { email, code: mailed.sandboxCode })).toEqual({});
  const next = registration(2).phone;
  const sent = (await house.http('GET', `/main/user/phone/code?phone=${next}`)).body as { sandboxCode: string };
  expect(await post('/main/user/phone', { phone: next, code: sent.sandboxCode })).toEqual({});
  const ofPhone = () => told.filter(({ subject }) => subject.includes('Nomor telepon diganti'));
  for (let waited = 0; waited < 20 && ofPhone().length < 2; waited += 1) await house.clock.advance(1_000);
  expect(
    ofPhone()
      .map(({ to }) => to)
      .sort(),
  ).toEqual([`62${phone.slice(1)}`, email]);
  for (const { subject, text } of ofPhone()) {
    expect(subject).toBe('Lintang: Nomor telepon diganti / The phone number was changed');
    expect(text).toMatch(
      /^Nomor telepon diganti pada [^]+ganti kata sandi[^]+\n\nThe phone number was changed at [^]+change the password/,
    );
  }
});
