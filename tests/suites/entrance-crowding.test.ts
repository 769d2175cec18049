import { afterAll, expect, test } from 'vitest';
import { HASH_LIMITS } from '../../server/accounts/hash-queue';
import { build } from '../../server/app';
import { localFanout } from '../../server/fanout/local';
import { sandboxMailer } from '../../server/mailer/sandbox';
import { openStore } from '../../server/store/open';
import { systemClock } from '../../server/system/clock';
import { systemEntropy } from '../../server/system/entropy';
import { createLogger } from '../../server/system/logger';
import { testVault } from '../../server/system/vault.fixture';

/** Over real HTTP: what a crowd of registrations from one address gets, and that others sign in beside it. How long they wait is counted in hashes, in accounts/hash-queue.test. */
const CROWD = 300;

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

let serial = 0;
const newcomer = () => {
  serial += 1;
  return {
    phone: `0878${String(serial).padStart(8, '0')}`,
    name: `ramai_${serial}`,
    password: 'rembulan47x',
    adult: true,
  };
};

async function house() {
  const app = await build({
    store: await openStore({ dataDir: null }),
    fanout: localFanout((error) => {
      throw error;
    }),
    clock: systemClock,
    entropy: systemEntropy(systemClock),
    mailer: sandboxMailer,
    vault: testVault,
    logger: createLogger('silent'),
    rooms: () => [],
    clientDir: null,
    artDir: null,
    hashCost: { memoryCost: 4_096, timeCost: 2 },
    trustProxy: true,
  });
  closing.push(() => app.close());
  const { port } = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = async (path: string, body: unknown, from: string, cookie = '') => {
    const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
      body: JSON.stringify(body),
    });
    await reply.text();
    return reply;
  };
  const register = (from: string) => post('/main/user/phone/register', newcomer(), from);

  const owner = newcomer();
  const home = await post('/main/user/phone/register', owner, '10.20.0.1');
  const cookie = home.headers.get('set-cookie')?.split(';')[0] ?? '';
  const login = (own: string) =>
    post('/main/user/phone/login', { account: owner.phone, password: owner.password }, '10.20.0.1', own);
  const crowd = (from: string) => Promise.all(Array.from({ length: CROWD }, () => register(from)));
  return { home: cookie, login, crowd, app };
}

test('of 300 registrations at once from one address few are taken, and others sign in meanwhile', async () => {
  const { home, login, crowd, app } = await house();
  const replies = crowd('10.21.0.1');
  const [known, unknown] = await Promise.all([login(home), login('')]);
  expect([known.status, unknown.status]).toEqual([200, 200]);
  const taken = (await replies).filter(({ status }) => status === 200);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.length).toBeLessThanOrEqual(HASH_LIMITS.perAddress.register.burst);
  for (const reply of await replies)
    if (reply.status !== 200) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await app.ledger.audit()).toEqual([]);
});
