/** Every call and endpoint by a player whose account is frozen, and by one who has shut themselves out: new stakes and play credit are refused, and nothing else is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '../../contract/errors';
import { endpoints } from '../../contract/endpoints';
import type { Endpoint } from '../../contract/http';
import { calls } from '../../contract/index';
import { type Call, routeOf } from '../../contract/wire';
import { PlayHouse, type Visitor } from '../lib/play-house';
import { type Ask, BET_PATHS } from './fair-play-kit';

const REFILL = '/main/user/refill';
/** What ends the session that asks, or pauses the one that does not. */
const LEAVES_NOTHING_TO_COMPARE = /\/logout$|\/fair-play\/(break|exclusion)$/;

const reads = Object.values(endpoints)
  .flatMap((area) => Object.values<Endpoint>(area))
  .filter(({ access, path }) => access === 'player' && !LEAVES_NOTHING_TO_COMPARE.test(path) && path !== REFILL);
const commands = Object.values(calls)
  .flatMap((area) => Object.values<Call>(area))
  .filter(({ access }) => access === 'player');

describe('a frozen and an excluded player', () => {
  let dataDir: string;
  let house: PlayHouse;
  let free: Visitor;
  let paused: readonly (readonly [string, Visitor])[];
  const tokenOf = ({ account }: Visitor) => account?.token ?? '';
  const codeOf = (body: unknown) => (body as { errCode?: number }).errCode ?? null;
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: { body: { code: number } }) => error.body.code,
    );

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lintang-paused-'));
    house = await PlayHouse.open({ dataDir });
    free = await house.player(1);
    const [frozen, excluded] = [await house.player(2), await house.player(3)];
    await house.store.db
      .updateTable('users')
      .set({ frozen_at: house.clock.now(), frozen_for: 'review' })
      .where('id', '=', frozen.account?.userId ?? '')
      .execute();
    const exclusion = { token: tokenOf(excluded), body: { length: 'halfYear' } };
    expect((await house.http('POST', '/main/user/fair-play/exclusion', exclusion)).status).toBe(200);
    paused = [
      ['frozen', frozen],
      ['excluded', excluded],
    ];
  }, 60_000);
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(reads.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is answered as anybody’s',
    async (_name, { method, path }) => {
      const ask = async (by: Visitor) =>
        codeOf((await house.http(method, path.replace(/:\w+/g, 'x1'), { token: tokenOf(by) })).body);
      const expected = await ask(free);
      for (const [name, by] of paused) expect([name, await ask(by)]).toEqual([name, expected]);
    },
  );

  it.each(commands.map((call) => [call.route, call] as const))('%s is answered as anybody’s', async (_name, call) => {
    const route = routeOf(call, { id: 'x1' });
    const expected = await refusal(free.call(route, {}));
    for (const [name, by] of paused) expect([name, await refusal(by.call(route, {}))]).toEqual([name, expected]);
  });

  it.each(BET_PATHS.map((path) => [path.name, path] as const))('a stake is refused: %s', async (_name, { bet }) => {
    for (const [name, by] of paused) {
      const ask: Ask = (call, req) => by.ask(call, req);
      expect([name, await refusal(bet(ask, 10_000))]).toEqual([name, 10001]);
    }
  });

  it('play credit is refused, also to who has nothing left, until the pause is over', async () => {
    const refill = async (by: Visitor) => codeOf((await house.http('POST', REFILL, { token: tokenOf(by) })).body);
    const resting = await house.player(4);
    expect(
      (await house.http('POST', '/main/user/fair-play/break', { token: tokenOf(resting), body: { length: 'day' } }))
        .status,
    ).toBe(200);
    const all = [free, resting, ...paused.map(([, by]) => by)];
    await house.store.db
      .updateTable('accounts')
      .set({ main: 0n })
      .where(
        'owner',
        'in',
        all.map(({ account }) => account?.userId ?? ''),
      )
      .execute();
    for (const [name, by] of [...paused, ['resting', resting] as const])
      expect([name, await refill(by)]).toEqual([name, 10001]);
    expect(await refill(free)).toBeNull();
  });

  it('play credit counts against the day’s limit of deposits, and is refused beyond it', async () => {
    const ana = await house.player(5);
    const token = tokenOf(ana);
    await house.store.db
      .updateTable('accounts')
      .set({ main: 0n })
      .where('owner', '=', ana.account?.userId ?? '')
      .execute();
    const limit = async (amount: number | null) =>
      (await house.http('PUT', '/main/user/fair-play/limit/deposit', { token, body: { amount } })).body;
    const refill = async () => (await house.http('POST', REFILL, { token })).body;
    for (const wrong of [5_000, 10_000.5, 'x', undefined])
      expect(await limit(wrong as number)).toMatchObject({ errCode: 3, errMsg: errorText(3) });
    expect(await limit(249_999)).toMatchObject({ limits: { deposit: { amount: 249_999, used: 0 } } });
    expect(await refill()).toMatchObject({ errCode: 10001, params: { because: 'deposit', left: '249.999' } });
    expect(await ana.balance()).toBe(0);
    await house.store.db
      .updateTable('fair_play')
      .set({ deposit: 25_000_000n })
      .where('user_id', '=', ana.account?.userId ?? '')
      .execute();
    expect(await refill()).toMatchObject({ amount: 250_000, balance: 250_000 });
    const { body } = await house.http('GET', '/main/user/fair-play', { token });
    expect(body).toMatchObject({ limits: { deposit: { amount: 250_000, used: 250_000, left: 0 } } });
  });
});
