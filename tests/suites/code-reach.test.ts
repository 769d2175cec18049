/** A house among friends shows codes on screens: on whose, and what somebody with an account of their own can make of that. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { friendsMailer } from '../../server/mailer/sandbox';
import { PASSWORD, PlayHouse, registration } from '../lib/play-house';

const ADDRESS = 'ibu@surat.contoh';

let dataDir: string;
let house: PlayHouse;
const told = new Map<string, string>();
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lintang-codes-'));
  house = await PlayHouse.open({ dataDir, mailer: friendsMailer((to, code) => told.set(to, code)) });
});
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A browser at another machine: what it asks came through a proxy, so that it does not sit at the server's own. */
class Browser {
  private device = '';
  token = '';
  constructor(private readonly clientId: string) {}

  async ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Record<string, unknown>> {
    const reply = await fetch(`http://127.0.0.1:${house.port}/api${path}`, {
      method,
      headers: {
        'x-client-id': this.clientId,
        'x-forwarded-for': '198.51.100.7',
        ...(this.token !== '' && { 'x-token': this.token }),
        ...(this.device !== '' && { cookie: this.device }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.device = reply.headers.get('set-cookie')?.split(';')[0] ?? this.device;
    return (await reply.json()) as Record<string, unknown>;
  }

  static async registered(serial: number): Promise<Browser> {
    const browser = new Browser(`browser-of-player-${serial}`);
    browser.token = String((await browser.ask('POST', '/main/user/phone/register', registration(serial))).token);
    return browser;
  }
}

it('a code for somebody’s address is shown to nobody whose device only knows an account of their own; its owner sees theirs', async () => {
  const owner = await Browser.registered(1);
  const { sandboxCode: shown } = await owner.ask('POST', '/main/user/email/code', { email: ADDRESS });
  await owner.ask('POST', '/main/user/confirm', { by: 'password', code: PASSWORD });
  expect(
    await owner.ask('POST', '/main/user/email/bind', { email: ADDRESS, code: shown ?? told.get(ADDRESS) }),
  ).toEqual({});

  const thief = await Browser.registered(2);
  const { sandboxCode } = await thief.ask('POST', '/main/user/email/code', { email: ADDRESS });
  const stolen = { email: ADDRESS, code: sandboxCode ?? '000000', password: 'curian123' };
  expect(await thief.ask('POST', '/main/user/email/password', stolen)).toMatchObject({ errCode: 2002 });
  expect(sandboxCode).toBeUndefined();

  await house.clock.advance(60_000);
  expect(await owner.ask('POST', '/main/user/email/code', {})).toHaveProperty('sandboxCode');
});

/** A code to a player's phone, as a browser at the server's own machine asks for it by the name of the house that it has. */
const codeAt = (host: string, phone: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port: house.port,
      path: `/api/main/user/phone/code?phone=${phone}`,
      headers: { host, 'x-client-id': host },
    });
    asked.on('error', reject).on('response', (reply) => {
      let text = '';
      reply
        .setEncoding('utf8')
        .on('data', (more: string) => (text += more))
        .on('end', () => resolve(text));
    });
    asked.end();
  });

it('a code is shown at the server’s own machine, and not to a page of others that has its name lead there', async () => {
  const { phone } = registration(3);
  await Browser.registered(3);
  expect(await codeAt(`rumah.contoh:${house.port}`, phone)).not.toContain('sandboxCode');
  await house.clock.advance(60_000);
  expect(await codeAt(`localhost:${house.port}`, phone)).toContain('sandboxCode');
});
