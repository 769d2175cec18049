/** An operator of the house of a test, with two steps and a PIN, signed in; and the desk's page at a desktop's size. */
import type { BrowserContext } from 'playwright/test';
import { totpAt } from '../../server/accounts/totp';
import { manageOperators } from '../../tools/operator-store';
import type { TestPlayer, TestServer } from './server';

export const PIN = '482913';
export const DESKTOP = { width: 1440, height: 900 } as const;
const STEP_MS = 30_000;

/** Makes one as it is done by hand: an account, two steps, the command line, and a new login. */
export async function operator(server: TestServer): Promise<TestPlayer> {
  const account = await server.register();
  const { token } = account;
  const post = <Reply>(path: string, body: object = {}) => server.api<Reply>('POST', path, { token, body });
  await post('/main/user/confirm', { by: 'password', code: account.password });
  await post('/main/user/pin', { pin: PIN });
  const { key } = await post<{ key: string }>('/main/user/mfa/totp');
  const { recoveryCodes } = await post<{ recoveryCodes: string[] }>('/main/user/mfa', {
    code: totpAt(key, Math.floor(Date.now() / STEP_MS)),
  });
  const { sandboxCode } = await server.api<{ sandboxCode: string }>(
    'GET',
    `/main/user/phone/code?phone=${account.phone}`,
  );
  await post('/main/user/phone', { phone: account.phone, code: sandboxCode });
  await server.whileClosed(async (dataDir) => {
    const { code, lines } = await manageOperators({ DATA_DIR: dataDir }, ['add', account.phone]);
    if (code !== 0) throw new Error(lines.join('\n'));
  });
  const session = await server.api<{ token: string }>('POST', '/main/user/phone/login', {
    body: { account: account.phone, password: account.password, mfa: recoveryCodes[0] },
  });
  return { ...account, token: session.token };
}

/** The language of the visit, as an earlier one left it. */
export const inEnglish = (context: BrowserContext) =>
  context.addInitScript(() => localStorage.setItem('lintang.locale', 'en'));
