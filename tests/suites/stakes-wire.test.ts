/** Every call that takes a stake, over a real socket: what it answers a player who may not play now, and anybody while the site is in maintenance. That nothing is booked then is tried on both stores by fair-play and site-rules. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE } from '../../contract/errors';
import { openStore } from '../../server/store/open';
import { PlayHouse, type Visitor } from '../lib/play-house';
import { type Ask, BET_PATHS } from './fair-play-kit';

const BET = 10_000;

const tried = (ana: () => Visitor, code: number) =>
  it.each(BET_PATHS)('$name', async ({ bet }) => {
    const ask: Ask = (call, req) => ana().ask(call, req);
    await expect(bet(ask, BET)).rejects.toMatchObject({ body: { code } });
  });

/** A house with one player, for as long as a block of tests. */
function houseOf(before: (dataDir: string) => Promise<unknown>, then: (ana: Visitor) => Promise<unknown>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-stakes-'));
  let house: PlayHouse;
  let ana: Visitor;
  beforeAll(async () => {
    await before(dataDir);
    house = await PlayHouse.open({ dataDir });
    ana = await house.player(1);
    await then(ana);
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return () => ana;
}

const nothing = () => Promise.resolve();

describe('a stake in a break is refused with 10001', () => {
  const ana = houseOf(nothing, async ({ house, account }) => {
    const reply = await house.http('POST', '/main/user/fair-play/break', {
      token: account?.token ?? '',
      body: { length: 'day' },
    });
    expect(reply.status).toBe(200);
  });
  tried(ana, CODE.cannotPlay);
});

describe('a stake in maintenance is refused with 1000', () => {
  const ana = houseOf(async (dataDir) => {
    const store = await openStore({ dataDir });
    await store.db
      .insertInto('setting_changes')
      .values({
        version: 1n,
        key: 'maintenance',
        value: JSON.stringify({ on: true, until: null }),
        at: 0n,
        applies_at: 0n,
        actor: 'test',
        reason: 'test',
      })
      .execute();
    await store.close();
  }, nothing);
  tried(ana, CODE.maintenance);
});
