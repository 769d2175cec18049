import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskDoor } from '../../server/operators/door';
import { CONSOLE } from '../../server/operators/log';
import { createOperators, type Operators } from '../../server/operators/operators';
import type { Player } from '../../server/ports';
import { openStore } from '../../server/store/open';
import { manageOperators } from '../../tools/operator-store';
import { testEngines, type TestStore } from './engines';
import { countedEntropy, NOON, RoomClock } from './rooms-kit';

const CHEAP = { memoryCost: 8, timeCost: 1 };
const PHONE = '0812-3456-7890';
const NORMAL = '6281234567890';

for (const engine of testEngines('operators')) {
  describe(`operators on ${engine.name}`, () => {
    const clock = new RoomClock(NOON);
    let store: TestStore;
    let operators: Operators;
    beforeAll(async () => {
      store = await engine.open();
      operators = createOperators({ store, clock, entropy: countedEntropy('op'), hashCost: CHEAP });
    });
    afterAll(() => store.close());

    const roleOf = async (phone: string) =>
      (await store.db.selectFrom('users').select('role').where('phone', '=', phone).executeTakeFirst())?.role;
    const log = () => store.db.selectFrom('operator_log').selectAll().orderBy('id').execute();
    const register = (id: string, phone: string, more: { status?: 'banned'; phone_at?: number } = { phone_at: NOON }) =>
      store.db
        .insertInto('users')
        .values({
          ...{ id, name: id, name_key: id, phone, password_hash: '', avatar: 'a1', status: 'active', created_at: NOON },
          ...more,
        })
        .execute();

    it('are made of a new account, whose password nobody has, once', async () => {
      const made = await operators.add(PHONE, CONSOLE);
      expect(made).toMatchObject({ ok: true, isNew: true, operator: { phone: NORMAL } });
      expect(await roleOf(NORMAL)).toBe('operator');
      expect(await operators.add('+62 812 3456 7890', CONSOLE)).toEqual({ ok: false, reason: 'already' });
      expect(await operators.list()).toHaveLength(1);
    });

    it('are made of an account that is there; its sessions end', async () => {
      await register('sari', '6281111111111');
      await store.db
        .insertInto('sessions')
        .values({ token_hash: 't', user_id: 'sari', created_at: NOON, expires_at: NOON + 1 })
        .execute();
      expect(await operators.add('081111111111', CONSOLE)).toMatchObject({
        ok: true,
        isNew: false,
        operator: { id: 'sari' },
      });
      expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
      expect((await operators.list()).map(({ phone }) => phone)).toEqual(
        expect.arrayContaining([NORMAL, '6281111111111']),
      );
    });

    it('asked for twice at once there is one account and one line', async () => {
      const asked = await Promise.all(Array.from({ length: 5 }, () => operators.add('081222222222', CONSOLE)));
      expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await log()).filter(({ details }) => details.includes('6281222222222'))).toHaveLength(1);
    });

    it('are not made of a banned account, or of what is no number, and nobody is removed who is none', async () => {
      await register('budi', '6281333333333', { status: 'banned' });
      expect(await operators.add('081333333333', CONSOLE)).toEqual({ ok: false, reason: 'banned' });
      expect(await operators.add('12345', CONSOLE)).toEqual({ ok: false, reason: 'no number' });
      expect(await operators.remove('081333333333', CONSOLE)).toEqual({ ok: false, reason: 'none' });
      expect(await operators.remove('081999999999', CONSOLE)).toEqual({ ok: false, reason: 'none' });
    });

    it('are not made of an account of which nobody has shown that the number is theirs: a stranger may have been quicker', async () => {
      await register('stranger', '6281555555555', {});
      expect(await operators.add('081555555555', CONSOLE)).toEqual({ ok: false, reason: 'unproven' });
      expect(await roleOf('6281555555555')).toBe('player');
      await store.db.updateTable('users').set({ phone_at: NOON }).where('id', '=', 'stranger').execute();
      expect(await operators.add('081555555555', CONSOLE)).toMatchObject({ ok: true, isNew: false });
      expect(await operators.remove('081555555555', CONSOLE)).toMatchObject({ ok: true });
    });

    it('are removed: a player again', async () => {
      expect(await operators.remove('081111111111', 'sari')).toMatchObject({ ok: true, operator: { id: 'sari' } });
      expect(await roleOf('6281111111111')).toBe('player');
      expect((await operators.list()).some(({ id }) => id === 'sari')).toBe(false);
    });

    it('every act is a line of the log, which nobody can change, delete or write over', async () => {
      const before = await log();
      expect(before.map(({ actor, act, subject }) => [actor, act, subject])).toEqual([
        [CONSOLE, 'operator.add', expect.any(String)],
        [CONSOLE, 'operator.add', 'sari'],
        [CONSOLE, 'operator.add', expect.any(String)],
        [CONSOLE, 'operator.add', 'stranger'],
        [CONSOLE, 'operator.remove', 'stranger'],
        ['sari', 'operator.remove', 'sari'],
      ]);
      const id = before[0]?.id ?? 0n;
      for (const attempt of [
        sql`update operator_log set actor = 'nobody'`,
        sql`update operator_log set details = '' where id = ${id}`,
        sql`delete from operator_log`,
        engine.name === 'sqlite'
          ? sql`insert or replace into operator_log (id, at, actor, act, subject, details) values (${id}, 0, 'x', 'x', '', '')`
          : sql`truncate operator_log`,
      ])
        await expect(attempt.execute(store.db)).rejects.toThrow(/append-only/);
      expect(await log()).toEqual(before);
    });

    it('an act that is undone leaves no line, and no line is written without its act', async () => {
      const failing = createOperators({
        store: {
          ...store,
          transaction: (work) =>
            store.transaction(async (tx) => {
              await work(tx);
              throw new Error('the process dies before the commit');
            }),
        },
        clock,
        entropy: countedEntropy('dying'),
        hashCost: CHEAP,
      });
      const before = await log();
      await expect(failing.add('081444444444', CONSOLE)).rejects.toThrow('dies');
      expect(await log()).toEqual(before);
      expect(await roleOf('6281444444444')).toBeUndefined();
    });
  });
}

describe('the desk’s door', () => {
  const sari: Player = { id: 'sari', name: 'Sari', avatar: 'a1', role: 'operator' };
  const seen = (player: Player | null, factors: readonly string[]) =>
    deskDoor(() => Promise.resolve(player), { has: (id) => Promise.resolve(factors.includes(id)) })('token');

  it('is closed to an operator without a second factor, who is a player', async () => {
    expect(await seen(sari, [])).toEqual({ ...sari, role: 'player' });
    expect(await seen(sari, ['budi'])).toMatchObject({ role: 'player' });
    expect(await seen(sari, ['sari'])).toEqual(sari);
  });

  it('concerns nobody else', async () => {
    expect(await seen(null, [])).toBeNull();
    for (const role of ['player', 'agent'] as const)
      expect(await seen({ ...sari, role }, [])).toEqual({ ...sari, role });
  });
});

describe.each(testEngines('npm run operator'))('npm run operator on $name', ({ open, name }) => {
  let env: Readonly<Record<string, string>>;
  let close: () => Promise<void> | void;
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-operators-'));
  beforeAll(async () => {
    if (name === 'sqlite') {
      // A directory of our own belongs to one process.
      [env, close] = [{ DATA_DIR: dataDir }, () => undefined];
      const held = await openStore({ dataDir });
      expect(await manageOperators(env, ['list'], CHEAP)).toMatchObject({ code: 2 });
      return held.close();
    }
    const store = await open();
    [env, close] = [store.env, () => store.close()];
  });
  afterAll(async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('adds, lists, removes, and says what it does not understand', async () => {
    const run = (...args: string[]) => manageOperators(env, args, CHEAP);
    expect(await run('add', PHONE)).toMatchObject({ code: 0 });
    expect(await run('add', PHONE)).toMatchObject({ code: 1 });
    expect((await run('list')).lines).toEqual([expect.stringContaining(NORMAL), expect.stringMatching(/^1 /)]);
    expect(await run('remove', PHONE)).toMatchObject({ code: 0 });
    for (const args of [[], ['add'], ['list', 'x'], ['give', PHONE], ['add', PHONE, 'x']])
      expect(await run(...args)).toMatchObject({ code: 2 });
  });
});
