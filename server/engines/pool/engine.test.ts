import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POOL_MAX_BETS } from '../../../contract/constants';
import { diceRules } from '../dice/rules';
import { AGAIN, dingdongRules } from '../dingdong/rules';
import { rouletteRules } from '../roulette/rules';
import { courseOf } from './draw';
import { step } from './engine';
import { each, opening, shareOf, withBet } from './state';
import type { PoolBetCommand, PoolEffect, PoolEvent, PoolPlan, PoolRules, PoolSettings, PoolState } from './types';

const START = 1_000_000;
const PLAN: PoolPlan = { roundId: '7', startTime: START, closeTime: START + 15_000 };
const SETTINGS: PoolSettings = { limits: { min: 100_000n, max: 500_000_000n }, maxProfit: 100_000_000_000n };
const RULES = [rouletteRules, diceRules, dingdongRules] as const;
const RED = 0;
const BLACK = 1;

const fresh = (rules: PoolRules = rouletteRules, settings = SETTINGS): PoolState => opening(rules, settings, PLAN);

let refs = 0;
/** A bet on one pool, as the three rooms here take them. */
const bet = (user: string, { pool = 0, ...over }: Partial<PoolBetCommand> & { pool?: number } = {}): PoolBetCommand => {
  refs += 1;
  return {
    type: 'bet',
    ref: refs,
    betId: `b${refs}`,
    player: { id: user, name: user, avatar: '1' },
    roundId: '7',
    picks: [pool],
    amount: 10_000,
    receivedAt: START + 1,
    ...over,
  };
};
const draw = (...outcome: number[]): PoolEvent => ({ type: 'draw', outcome });

/** Folds events; stakes are funded at once unless told otherwise. */
function play(
  state: PoolState,
  events: readonly PoolEvent[],
  funded = true,
): { state: PoolState; effects: PoolEffect[] } {
  const effects: PoolEffect[] = [];
  let now = state;
  for (const event of events) {
    const [next, out] = step(now, event);
    now = next;
    effects.push(...out);
    for (const effect of out) {
      if (effect.type !== 'stake') continue;
      const [after, more] = step(now, { type: funded ? 'funded' : 'unfunded', ref: effect.ref, betId: effect.betId });
      now = after;
      effects.push(...more);
    }
  }
  return { state: now, effects };
}
const refusal = (effects: readonly PoolEffect[]) => effects.flatMap((e) => (e.type === 'refuse' ? [e.refusal] : []))[0];
const codeOf = (state: PoolState, command: PoolBetCommand) => refusal(play(state, [command]).effects)?.code;
const payouts = (effects: readonly PoolEffect[]) =>
  Object.fromEntries(effects.flatMap((e) => (e.type === 'payout' ? [[e.userId, e.amount]] : [])));
const sum = (values: readonly bigint[]) => values.reduce((a, b) => a + b, 0n);

describe('a bet', () => {
  it('takes its stake, lies on its pool and is accepted with what the player has there', () => {
    const { state, effects } = play(fresh(), [
      bet('ana'),
      bet('budi', { amount: 20_000 }),
      bet('ana', { pool: BLACK }),
    ]);
    expect(effects.slice(0, 3).map((e) => e.type)).toEqual(['stake', 'betPlaced', 'accept']);
    expect(effects[0]).toMatchObject({ amount: 1_000_000n, round: '7' });
    expect(effects.at(-1)).toMatchObject({ type: 'accept', reply: { amounts: [1_000_000n, 1_000_000n, 0n] } });
    expect(state.sums).toEqual([
      { users: 2, bets: 2, amount: 3_000_000n },
      { users: 1, bets: 1, amount: 1_000_000n },
      { users: 0, bets: 0, amount: 0n },
    ]);
  });

  it('counts a player once on a pool, however often they bet on it', () => {
    expect(play(fresh(), [bet('ana'), bet('ana')]).state.sums[RED]).toEqual({ users: 1, bets: 2, amount: 2_000_000n });
  });

  it('without funds is refused with 700 and leaves nothing', () => {
    const { state, effects } = play(fresh(), [bet('ana')], false);
    expect(refusal(effects)).toEqual({ code: 700 });
    expect([state.bets, state.pending.size, shareOf(state, 'ana').bets]).toEqual([null, 0, 0]);
  });

  it('is too frequent after a hundred of the same player in the round, also after a restart; another round has its own count', () => {
    const many = Array.from({ length: POOL_MAX_BETS }, () => bet('ana'));
    const { state } = play(fresh(), many);
    expect(codeOf(state, bet('ana'))).toBe(667);
    expect(
      codeOf([...each(state.bets)].reverse().reduce(withBet, opening(rouletteRules, SETTINGS, PLAN)), bet('ana')),
    ).toBe(667);
    expect(codeOf(state, bet('budi'))).toBeUndefined();
    const next: PoolPlan = { roundId: '8', startTime: START + 23_000, closeTime: START + 38_000 };
    const later = play(state, [draw(1), { type: 'open', plan: next }]).state;
    expect(codeOf(later, bet('ana', { roundId: '8', receivedAt: next.startTime }))).toBeUndefined();
  });

  it.each([
    ['a pool that there is not', { pool: 3 }, 3],
    ['no pool', { pool: -1 }, 3],
    ['half a pool', { pool: 0.5 }, 3],
    ['two pools', { picks: [0, 1] }, 3],
    ['nothing', { picks: [] }, 3],
    ['NaN', { amount: Number.NaN }, 702],
    ['a third decimal', { amount: 1000.001 }, 702],
    ['less than the minimum', { amount: 999 }, 711],
    ['more than the maximum', { amount: 5_000_001 }, 711],
    ['a round that is over', { roundId: '6' }, 1321],
    ['a round to come', { roundId: '8' }, 3],
    ['the close', { receivedAt: PLAN.closeTime }, 1321],
  ] as const)('of %s is refused', (_, over, code) => {
    expect(codeOf(fresh(), bet('ana', over))).toBe(code);
  });

  it('counts until the millisecond before the close; in time but after the draw it is told 712, later that the round has started', () => {
    expect(codeOf(fresh(), bet('ana', { receivedAt: PLAN.closeTime - 1 }))).toBeUndefined();
    const { state } = play(fresh(), [draw(3)]);
    expect(codeOf(state, bet('ana', { receivedAt: PLAN.closeTime - 1 }))).toBe(712);
    expect(codeOf(state, bet('ana', { receivedAt: PLAN.closeTime }))).toBe(1321);
  });

  it('without a round is for the one that is open, never for one that opened after it was sent', () => {
    const dingdong = fresh(dingdongRules);
    expect(codeOf(dingdong, bet('ana', { roundId: null }))).toBeUndefined();
    expect(codeOf(dingdong, bet('ana', { roundId: null, receivedAt: START - 1 }))).toBe(1371);
  });

  it('on any pool of dingdong is limited by what the one that pays most could win: the room has one range', () => {
    const tight = fresh(dingdongRules, { ...SETTINGS, maxProfit: 19_000_000n });
    expect(dingdongRules.limitsOf(6, tight.settings)).toEqual({ min: 100_000n, max: 1_000_000n });
    expect(codeOf(tight, bet('ana', { pool: 6, amount: 10_001 }))).toBe(711);
    expect(dingdongRules.limitsOf(0, tight.settings).max).toBe(9_500_000n);
    expect(refusal(play(tight, [bet('ana', { pool: 0, amount: 10_001 })]).effects)).toEqual({
      code: 711,
      params: { min: '1.000', max: '10.000', currency: 'IDR' },
    });
    expect(codeOf(tight, bet('ana', { pool: 0, amount: 10_000 }))).toBeUndefined();
  });
});

describe('a draw', () => {
  it('pays each player once for all bets and says what the round came to on the first one that won', () => {
    const { effects } = play(fresh(), [bet('ana'), bet('ana', { pool: BLACK }), bet('budi', { pool: 2 }), draw(0)]);
    expect(payouts(effects)).toEqual({ ana: 14_000_000n });
    expect(effects.flatMap((e) => (e.type === 'betSettled' && e.win ? [[e.bet.player.id, e.win]] : []))).toEqual([
      ['ana', { staked: 2_000_000n, paid: 14_000_000n }],
    ]);
    expect(effects.find((e) => e.type === 'roundDrawn')).toMatchObject({
      bets: 3,
      results: expect.arrayContaining([{ userId: 'budi', staked: 1_000_000n, paid: 0n }]),
    });
    expect(effects.flatMap((e) => (e.type === 'payout' ? [e.key] : []))).toEqual(['end:roulette:7:ana']);
  });

  it('pays 2x, 3x and 9x for one, two and three dice, and every selection of dingdong its own multiplier', () => {
    const dice = play(
      fresh(diceRules),
      [0, 1, 2].map((pool) => bet(`face${pool}`, { pool })),
    );
    expect(payouts(play(dice.state, [draw(0, 1, 1)]).effects)).toEqual({ face0: 2_000_000n, face1: 3_000_000n });
    expect(payouts(play(dice.state, [draw(2, 2, 2)]).effects)).toEqual({ face2: 9_000_000n });
    const { state } = play(
      fresh(dingdongRules),
      [3, 5, 6, 8, 10, 12, 20].map((_, pool) => bet(`pool${pool}`, { pool })),
    );
    [3, 5, 6, 8, 10, 12, 20].forEach((times, pool) =>
      expect(payouts(play(state, [draw(AGAIN, pool)]).effects)).toEqual({
        [`pool${pool}`]: BigInt(times) * 1_000_000n,
      }),
    );
  });

  it('happens once', () => {
    expect(() => play(fresh(), [draw(1), draw(1)])).toThrow(/drawn already/);
  });

  it('limits the profit of a player over all bets of the round', () => {
    const { effects } = play(fresh(rouletteRules, { ...SETTINGS, maxProfit: 1_000_000n }), [
      bet('ana', { pool: BLACK }),
      bet('ana', { pool: BLACK }),
      bet('ana'),
      draw(0),
    ]);
    expect(payouts(effects)).toEqual({ ana: 4_000_000n });
    expect(sum(effects.flatMap((e) => (e.type === 'betSettled' ? [e.paid] : [])))).toBe(4_000_000n);
  });

  it.each(RULES)(
    'of $game conserves money: what bets are paid is what players are paid, never more than stakes and profit limit',
    (rules) => {
      const command = fc.record({
        user: fc.constantFrom('ana', 'budi', 'citra'),
        pool: fc.integer({ min: 0, max: rules.pools - 1 }),
        amount: fc.integer({ min: 1_000, max: 5_000_000 }),
        funded: fc.boolean(),
      });
      const float = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
      fc.assert(
        fc.property(
          fc.array(command, { maxLength: 30 }),
          fc.infiniteStream(float),
          fc.bigInt({ min: 0n, max: 10_000_000_000n }),
          (commands, chance, maxProfit) => {
            let state = fresh(rules, { ...SETTINGS, maxProfit });
            let staked = 0n;
            for (const { user, funded, ...rest } of commands) {
              const { state: next, effects } = play(state, [bet(user, rest)], funded);
              state = next;
              for (const e of effects) if (e.type === 'betPlaced') staked += e.bet.cost;
            }
            expect(sum(state.sums.map(({ amount }) => amount))).toBe(staked);
            const floats = function* (): Generator<number, never> {
              for (;;) yield chance.next().value as number;
            };
            const outcome = rules.draw({ digest: '', floats });
            const { state: after, effects } = play(state, [draw(...outcome)]);
            const results = effects.flatMap((e) => (e.type === 'roundDrawn' ? e.results : []));
            const byBets = sum(effects.flatMap((e) => (e.type === 'betSettled' ? [e.paid] : [])));
            expect(sum(results.map((r) => r.staked))).toBe(staked);
            expect(byBets).toBe(sum(results.map((r) => r.paid)));
            expect(byBets).toBe(sum(Object.values(payouts(effects))));
            expect(byBets).toBe(sum([...after.paid.values()]));
            expect(sum(effects.flatMap((e) => (e.type === 'betSettled' && e.win ? [e.win.paid] : [])))).toBe(byBets);
            for (const { staked: own, paid } of results) expect(paid).toBeLessThanOrEqual(own + maxProfit);
          },
        ),
      );
    },
  );
});

describe('the course of a round', () => {
  it.each(RULES)('of $game lasts 23 s when it runs once, and dingdong, whose win is told late, 25', (rules) => {
    expect(courseOf({ rules }, PLAN, [1])).toEqual({
      runs: [{ runTime: PLAN.closeTime, stopTime: PLAN.closeTime + rules.runMs }],
      stopTime: PLAN.closeTime + rules.runMs,
      endTime: START + (rules.game === 'dingdong' ? 25_000 : 23_000),
    });
  });

  it('is longer by a run for each AGAIN', () => {
    const { runs, endTime } = courseOf({ rules: dingdongRules }, PLAN, [AGAIN, AGAIN, 2]);
    expect(runs.map(({ runTime, stopTime }) => [runTime - PLAN.closeTime, stopTime - PLAN.closeTime])).toEqual([
      [0, 4_042],
      [5_142, 9_184],
      [10_284, 14_326],
    ]);
    expect(endTime).toBe(START + 25_000 + 2 * 5_142);
  });
});
