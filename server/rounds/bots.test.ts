import { describe, expect, it } from 'vitest';
import { WINGO_SELECTIONS } from '../../contract/wingo';
import { isAutoRate } from '../../rules/crash/payout';
import { seededRandom } from '../../tests/suites/harness/scaled-clock';
import { crashBots, wingoBots } from './bots';

const LIMITS = { min: 100_000n, max: 500_000_000n };

describe('house bots', () => {
  const random = seededRandom(7);
  const rounds = Array.from({ length: 200 }, () => crashBots(random, 8_000, LIMITS));

  it('are a handful of different ones in every round of crash', () => {
    for (const bots of rounds) {
      expect(bots.length).toBeGreaterThanOrEqual(12);
      expect(bots.length).toBeLessThanOrEqual(25);
      expect(new Set(bots.map(({ userId }) => userId)).size).toBe(bots.length);
    }
  });

  it('bet what a player could bet, within the preparation, with masked names', () => {
    for (const { amount, auto, beforeMs, name, userId } of rounds.flat()) {
      expect(amount >= LIMITS.min && amount <= LIMITS.max).toBe(true);
      expect(auto === null || isAutoRate(auto)).toBe(true);
      expect(beforeMs).toBeGreaterThan(0);
      expect(beforeMs).toBeLessThan(8_000);
      expect(name).toMatch(/^.{1,2}\*\*\*.?$/u);
      expect(userId).toMatch(/^bot-\d+$/);
    }
  });

  it('come one by one and leave all over the flight', () => {
    const all = rounds.flat();
    const early = all.filter(({ beforeMs }) => beforeMs > 4_000).length / all.length;
    expect(early).toBeGreaterThan(0.5);
    expect(early).toBeLessThan(0.8);
    const under2 = all.filter(({ auto }) => auto !== null && auto < 20_000).length / all.length;
    expect(under2).toBeGreaterThan(0.25);
    expect(under2).toBeLessThan(0.6);
    expect(new Set(all.map(({ auto }) => auto)).size).toBeGreaterThan(300);
  });

  it('order in Wingo while bets are open', () => {
    for (let i = 0; i < 100; i += 1) {
      for (const { afterMs, picks, amount } of wingoBots(random, 27_000, LIMITS)) {
        expect(afterMs).toBeGreaterThanOrEqual(0);
        expect(afterMs).toBeLessThan(27_000);
        expect(new Set(picks).size).toBe(picks.length);
        expect(picks.length).toBeGreaterThan(0);
        expect(picks.every((pick) => WINGO_SELECTIONS[pick] !== undefined)).toBe(true);
        expect(amount >= LIMITS.min).toBe(true);
      }
    }
  });

  it('stake no less than a house with higher limits asks for', () => {
    const limits = { min: 10_000_000n, max: 500_000_000n };
    expect(crashBots(random, 8_000, limits).every(({ amount }) => amount >= limits.min)).toBe(true);
  });
});
