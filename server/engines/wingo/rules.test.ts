import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WINGO_MAX_ORDERS } from '../../../contract/constants';
import type { WingoModel, WingoSelection } from '../../../contract/wingo';
import { phaseAt } from '../../../rules/wingo/phase';
import { SELECTIONS } from '../../../rules/wingo/options';
import { step } from '../pool/engine';
import { each, opening, withBet } from '../pool/state';
import type { PoolBetCommand, PoolEffect, PoolEvent, PoolPlan, PoolSettings, PoolState } from '../pool/types';
import { wingoRules } from './rules';

const NOW = Date.parse('2026-11-20T05:00:01Z');
const SETTINGS: PoolSettings = { limits: { min: 100_000n, max: 500_000_000n }, maxProfit: 100_000_000_000n };
/** The phase that a model is in at a moment. */
const phaseOf = (model: WingoModel, at = NOW): PoolPlan => {
  const { phaseNum, startTime, closeTime } = phaseAt(model, at);
  return { roundId: phaseNum, startTime, closeTime };
};
const fresh = (settings = SETTINGS, model: WingoModel = 1): PoolState =>
  opening(wingoRules(model), settings, phaseOf(model));
const NEXT = phaseOf(1, NOW + 30_000);

let refs = 0;
const bet = (
  user: string,
  { select = ['red'], ...over }: Partial<PoolBetCommand> & { select?: readonly string[] } = {},
): PoolBetCommand => {
  refs += 1;
  return {
    type: 'bet',
    ref: refs,
    betId: `o${refs}`,
    player: { id: user, name: user, avatar: '1' },
    roundId: phaseOf(1).roundId,
    picks: select.map((name) => SELECTIONS.indexOf(name as WingoSelection)),
    amount: 10_000,
    receivedAt: NOW,
    ...over,
  };
};
const draw = (number: number): PoolEvent => ({ type: 'draw', outcome: [number], next: NEXT });

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
const payouts = (effects: readonly PoolEffect[]) =>
  Object.fromEntries(effects.flatMap((e) => (e.type === 'payout' ? [[e.userId, e.amount]] : [])));

describe('an order', () => {
  it('costs its amount on each selection', () => {
    const { effects } = play(fresh(), [bet('ana', { select: ['red', 'violet', 'seven'] })]);
    expect(effects[0]).toMatchObject({ type: 'stake', amount: 3_000_000n, round: phaseOf(1).roundId });
    expect(effects.map((e) => e.type)).toEqual(['stake', 'betPlaced', 'accept']);
  });

  it('without funds is refused with 700 and leaves nothing', () => {
    const { state, effects } = play(fresh(), [bet('ana')], false);
    expect(refusal(effects)).toEqual({ code: 700 });
    expect(state.bets).toBeNull();
    expect(state.pending.size).toBe(0);
  });

  it('may follow another one of the same player', () => {
    const { state } = play(fresh(), [bet('ana'), bet('ana', { select: ['green'] }), bet('budi')]);
    expect(state.bets?.count).toBe(3);
  });

  it('is too frequent after a hundred of the same player in the phase; other players and models have their own count', () => {
    const many = Array.from({ length: WINGO_MAX_ORDERS }, () => bet('ana'));
    const { state, effects } = play(fresh(), many);
    expect(refusal(effects)).toBeUndefined();
    expect(refusal(play(state, [bet('ana')]).effects)).toEqual({ code: 667 });
    expect(refusal(play(state, [bet('budi')]).effects)).toBeUndefined();
    expect(refusal(play(fresh(SETTINGS, 2), [bet('ana', { roundId: phaseOf(2).roundId })]).effects)).toBeUndefined();
    expect(
      refusal(play(state, [draw(1), bet('ana', { roundId: NEXT.roundId, receivedAt: NEXT.startTime })]).effects),
    ).toBeUndefined();
  });

  it('counts when it was taken up again after a restart', () => {
    const { bets } = play(
      fresh(),
      Array.from({ length: WINGO_MAX_ORDERS }, () => bet('ana')),
    ).state;
    const restarted = [...each(bets)].reverse().reduce(withBet, opening(wingoRules(1), SETTINGS, phaseOf(1)));
    expect(refusal(play(restarted, [bet('ana')]).effects)).toEqual({ code: 667 });
  });

  it.each([
    ['an unknown selection', { select: ['red', 'blue'] }, 3],
    ['a name that every object has', { select: ['toString'] }, 3],
    ['the same selection twice', { select: ['red', 'red'] }, 3],
    ['nothing selected', { select: [] }, 3],
    ['NaN', { amount: Number.NaN }, 702],
    ['a third decimal', { amount: 1000.001 }, 702],
    ['a negative amount', { amount: -1 }, 702],
    ['less than the minimum', { amount: 999 }, 711],
    ['more than the maximum', { amount: 5_000_001 }, 711],
    ['a phase that is over', { roundId: phaseOf(1, NOW - 30_000).roundId }, 712],
    ['a phase to come', { roundId: NEXT.roundId }, 712],
    ['a phase that is none', { roundId: '20261332100001' }, 712],
    ['the last three seconds', { receivedAt: phaseOf(1).closeTime }, 712],
  ] as const)('of %s is refused', (_, over, code) => {
    expect(refusal(play(fresh(), [bet('ana', over)]).effects)?.code).toBe(code);
  });

  it('that chose nothing is told so', () => {
    expect(refusal(play(fresh(), [bet('ana', { select: [] })]).effects)).toMatchObject({
      code: 3,
      message: 'Pilih minimal satu angka atau warna',
    });
  });

  it('counts until the millisecond before the close', () => {
    expect(refusal(play(fresh(), [bet('ana', { receivedAt: phaseOf(1).closeTime - 1 })]).effects)).toBeUndefined();
  });
});

describe('a draw', () => {
  it('pays each player once for all orders and opens the next phase', () => {
    const { effects, state } = play(fresh(), [
      bet('ana', { select: ['red', 'zero'] }),
      bet('ana', { select: ['violet'] }),
      bet('budi', { select: ['green'] }),
      draw(0),
    ]);
    expect(payouts(effects)).toEqual({ ana: 1_500_000n + 9_500_000n + 4_750_000n });
    const drawn = effects.find((e) => e.type === 'roundDrawn');
    expect(drawn).toMatchObject({
      outcome: [0],
      bets: 3,
      results: expect.arrayContaining([{ userId: 'budi', staked: 1_000_000n, paid: 0n }]),
    });
    expect(effects.at(-1)).toEqual({ type: 'roundOpened', plan: NEXT });
    expect(state.bets).toBeNull();
  });

  it('leaves every bet that won for itself in the list of big wins, and nothing of the others', () => {
    const { effects } = play(fresh(), [
      bet('ana', { select: ['red', 'zero'] }),
      bet('ana', { select: ['nine'] }),
      draw(0),
    ]);
    expect(effects.flatMap((e) => (e.type === 'betSettled' ? [e.win] : []))).toEqual([
      null,
      { staked: 2_000_000n, paid: 11_000_000n },
    ]);
  });

  it('limits the profit of a player over all orders of the phase', () => {
    const { effects } = play(fresh({ ...SETTINGS, maxProfit: 1_000_000n }), [
      bet('ana', { select: ['nine'] }),
      bet('ana', { select: ['nine', 'one'] }),
      draw(9),
    ]);
    expect(payouts(effects)).toEqual({ ana: 3_000_000n + 1_000_000n });
    const paid = effects.flatMap((e) => (e.type === 'betSettled' ? [e.paid] : []));
    expect(paid.reduce((a, b) => a + b, 0n)).toBe(4_000_000n);
  });

  it('conserves money: what orders are paid is what players are paid, and never more than stakes and profit limit', () => {
    const order = fc.record({
      user: fc.constantFrom('ana', 'budi', 'citra'),
      select: fc.subarray([...SELECTIONS], { minLength: 1 }),
      amount: fc.integer({ min: 1_000, max: 5_000_000 }),
      funded: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(order, { maxLength: 30 }),
        fc.integer({ min: 0, max: 9 }),
        fc.bigInt({ min: 0n, max: 10_000_000n }),
        (orders, number, maxProfit) => {
          let state = fresh({ ...SETTINGS, maxProfit });
          let staked = 0n;
          for (const { user, funded, ...rest } of orders) {
            const { state: next, effects } = play(state, [bet(user, rest)], funded);
            state = next;
            for (const e of effects) if (e.type === 'betPlaced') staked += e.bet.cost;
          }
          const { effects } = play(state, [draw(number)]);
          const results = effects.flatMap((e) => (e.type === 'roundDrawn' ? e.results : []));
          const sum = (values: readonly bigint[]) => values.reduce((a, b) => a + b, 0n);
          expect(sum(results.map((r) => r.staked))).toBe(staked);
          const byOrders = sum(effects.flatMap((e) => (e.type === 'betSettled' ? [e.paid] : [])));
          expect(byOrders).toBe(sum(results.map((r) => r.paid)));
          expect(byOrders).toBe(sum(Object.values(payouts(effects))));
          for (const { staked: own, paid } of results) expect(paid).toBeLessThanOrEqual(own + maxProfit);
        },
      ),
    );
  });
});
