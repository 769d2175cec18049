import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../ports';
import { openStore } from '../store/open';
import { systemEntropy } from '../system/entropy';
import { createSessions } from './sessions';

let now = 1_763_700_000_000;
const clock = { now: () => now, at: () => () => undefined };
let store: Store;
let lookUps = 0;
beforeAll(async () => {
  const opened = await openStore({ dataDir: null });
  const { db } = opened;
  const counted = new Proxy(db, {
    get(target, name) {
      const own = Reflect.get(target, name) as unknown;
      if (name !== 'selectFrom') return typeof own === 'function' ? (own.bind(target) as unknown) : own;
      return (table: never) => {
        lookUps += 1;
        return target.selectFrom(table) as unknown;
      };
    },
  });
  store = { ...opened, db: counted };
  await db
    .insertInto('users')
    .values({
      id: 'u1',
      name: 'Ana',
      name_key: 'ana',
      phone: '628151',
      password_hash: '',
      avatar: 'a1',
      status: 'active',
      created_at: 0,
      password_at: 0,
      referral_code: 'A',
      referred_by: '',
    })
    .execute();
});
afterAll(() => store.close());

async function signedIn() {
  const sessions = createSessions({ store, clock, entropy: systemEntropy(clock) });
  const { token } = await store.transaction((tx) => sessions.open(tx, 'u1', ''));
  lookUps = 0;
  return { sessions, token };
}

it('a token that a thousand connections ask about at once is looked up once', async () => {
  const { sessions, token } = await signedIn();
  const owners = await Promise.all(Array.from({ length: 1_000 }, () => sessions.find(token)));
  expect(owners.every((owner) => owner?.player.id === 'u1')).toBe(true);
  expect(lookUps).toBe(1);
});

it('a look-up that began before a session ended is no answer afterwards, and is not remembered', async () => {
  const { sessions, token } = await signedIn();
  const before = sessions.find(token);
  const ended = store.db.deleteFrom('sessions').execute();
  // By another node, which says so.
  sessions.forget.token(token);
  expect((await before)?.player.id).toBe('u1');
  await ended;
  expect(await sessions.find(token)).toBeNull();
});

it('a visit whose renewal was under way when the session ended does not bring it back', async () => {
  const { sessions, token } = await signedIn();
  now += 16 * 60_000;
  const owner = await sessions.find(token);
  if (owner === null) throw new Error('nobody is signed in');
  const renewed = sessions.renew(token, owner);
  const ended = store.db.deleteFrom('sessions').execute();
  sessions.forget.token(token);
  await Promise.all([renewed, ended]);
  expect(await sessions.find(token)).toBeNull();
});

it('a visit is remembered without another look', async () => {
  const { sessions, token } = await signedIn();
  now += 16 * 60_000;
  const owner = await sessions.find(token);
  if (owner === null) throw new Error('nobody is signed in');
  await sessions.renew(token, owner);
  expect((await sessions.find(token))?.expiresAt).toBe(owner.expiresAt + 16 * 60_000);
  expect(lookUps).toBe(1);
});
