import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DICE_FACES, diceCalls } from '../../contract/dice';
import { fromSen } from '../../rules/money';
import { PlayHouse } from '../lib/play-house';

const CREDIT = 1_000_000;
const STAKE = 10_000;
const STEP_MS = 250;

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-shown-'));
let house: PlayHouse;
beforeAll(async () => {
  house = await PlayHouse.open({ dataDir });
});
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('neither the balance nor the sitting tells what the dice paid while they still roll', async () => {
  const ana = await house.player(1);
  const token = ana.account?.token ?? '';
  const userId = ana.account?.userId ?? '';
  const since = house.clock.now();
  const { roundId } = await ana.ask(diceCalls.curRound, { currency: 'IDR' });
  // Some face always comes.
  for (const pool of DICE_FACES.keys()) await ana.ask(diceCalls.bet, { roundId, pool: pool as 0, amount: STAKE });
  const left = CREDIT - DICE_FACES.length * STAKE;
  const booked = async (): Promise<number> => fromSen(await house.app.ledger.balanceOf(userId));
  const returned = async (): Promise<unknown> =>
    ((await house.http('GET', `/main/user/fair-play/position?since=${since}`, { token })).body as { session: unknown })
      .session;

  while ((await booked()) === left) await house.clock.advance(STEP_MS);
  const won = await booked();
  expect(won).toBeGreaterThan(left);
  // Settled, and still rolling.
  expect(await ana.balance()).toBe(left);
  expect(await returned()).toMatchObject({ bets: DICE_FACES.length, returned: 0 });
  expect((await house.http('GET', '/main/user', { token })).body).toMatchObject({ balance: left });

  const until = house.clock.now() + 10_000;
  while ((await ana.balance()) === left && house.clock.now() < until) await house.clock.advance(STEP_MS);
  expect(await ana.balance()).toBe(won);
  expect(await returned()).toMatchObject({ returned: won - left });
});
