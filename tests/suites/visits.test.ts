import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../rules/wib';
import { PlayHouse } from '../lib/play-house';

describe('what clients tell of their visits', () => {
  let dataDir: string;
  let house: PlayHouse;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lintang-visits-'));
    house = await PlayHouse.open({ dataDir });
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const counted = async (what: string, kind: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${house.port}/metrics`)).text();
    const line = new RegExp(`^lintang_clients_total{what="${what}",kind="${kind}"} (\\d+)$`, 'm').exec(text);
    return Number(line?.[1] ?? 0);
  };
  const tell = (path: string, body: unknown, token?: string) =>
    house.http('POST', path, { body, ...(token !== undefined && { token }) });

  it('a device is told what the site decided for its place', async () => {
    expect(await tell('/main/site/frontInfo', { platform: 'ios', installed: true })).toMatchObject({
      status: 200,
      body: { region: 'ID', blocked: false, flags: { autoBet: true } },
    });
    await tell('/main/site/frontInfo', { platform: 'ios', installed: false });
    expect([await counted('front', 'ios_installed'), await counted('front', 'ios')]).toEqual([1, 1]);
  });

  it('pages are counted by their kind, and nothing else becomes a label', async () => {
    await tell('/main/site/page/open', { page: 'game' });
    await tell('/main/site/page/open', { page: 'game' });
    for (const [path, body] of [
      ['/main/site/page/open', { page: '/game/crash' }],
      ['/main/site/page/open', {}],
      ['/main/site/frontInfo', { platform: 'toaster', installed: false }],
      ['/main/site/frontInfo', { platform: 'ios' }],
    ] as const)
      expect(await tell(path, body)).toMatchObject({ status: 400, body: { errCode: 3 } });
    expect([await counted('page', 'game'), await counted('page', '/game/crash')]).toEqual([2, 0]);
  });

  it('a player is counted at the sign-up and once on each further day in Jakarta, whoever says so; a guest is not', async () => {
    const ana = await house.player(1);
    const token = ana.account?.token;
    expect(await counted('visit', 'player')).toBe(1);
    expect(await tell('/main/user/visit', {}, token)).toMatchObject({ status: 200 });
    expect(await tell('/main/user/visit', {})).toMatchObject({ body: { errCode: 10004 } });
    expect(await counted('visit', 'player')).toBe(1);
    // As a session that was last used yesterday is kept; what is remembered of it is over.
    await house.store.db
      .updateTable('sessions')
      .set((e) => ({ seen_at: e('seen_at', '-', BigInt(DAY_MS)), expires_at: e('expires_at', '-', BigInt(DAY_MS)) }))
      .where('user_id', '=', ana.account?.userId ?? '')
      .execute();
    await house.clock.advance(6_000);
    await Promise.all([1, 2].map(() => house.http('GET', '/main/user?currency=IDR', { token })));
    await tell('/main/user/visit', {}, token);
    expect(await counted('visit', 'player')).toBe(2);
  });

  it('promotions are what the settings say runs: what is off or half set is not there', async () => {
    const ratih = await house.player(2);
    const [id, token] = [ratih.account?.userId ?? '', ratih.account?.token ?? ''];
    await house.store.db.updateTable('users').set({ role: 'operator', mfa: 'email' }).where('id', '=', id).execute();
    await house.store.db
      .updateTable('sessions')
      .set({ confirmed_at: house.clock.now() })
      .where('user_id', '=', id)
      .execute();
    const data = async () => (await house.http('GET', '/main/site/promo/data')).body;
    expect(await data()).toEqual({ depositRewards: [], redPocket: null, invite: null });
    const values = {
      deposit_reward_new_user: { active: true, key: 'baru' },
      'deposit-reward-all-game': { active: false, key: 'semua' },
      promo_red_pocket_normal: { totalPool: 5_000_000 },
      promo_invite_first_recharge_gift: 25_000,
    };
    const change = (base: number, given: object) =>
      tell('/desk/settings/guarded', { base, values: given, reason: 'Promo November' }, token);
    expect(await change(0, values)).toMatchObject({ status: 200 });
    const running = {
      depositRewards: [{ setting: 'deposit_reward_new_user', key: 'baru' }],
      redPocket: { totalPool: 5_000_000 },
    };
    expect(await data()).toEqual({ ...running, invite: null });
    expect(await change(1, { promo_invite_first_recharge_timeout: 72 })).toMatchObject({ status: 200 });
    expect(await data()).toEqual({ ...running, invite: { gift: 25_000, withinHours: 72 } });
  });
});
