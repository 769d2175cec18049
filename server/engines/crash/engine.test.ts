import { describe, expect, it } from 'vitest';
import { CRASH_MAX_WITHDRAWALS } from '../../../contract/constants';
import { timeAt } from '../../../rules/crash/curve';
import { nextAutoAt, step } from './engine';
import { opening } from './state';
import type { CrashEffect, CrashEvent, CrashSettings, CrashState, Plan } from './types';

const START = 1_000_000;
const SETTINGS: CrashSettings = {
  limits: { min: 100_000n, max: 500_000_000n },
  maxProfit: 100_000_000_000n,
  preparationMs: 8_000,
  shownMs: 3_000,
};
const plan = (n: number, target = 20_000, startTime = START): Plan => ({
  roundId: String(n),
  nextRoundId: String(n + 1),
  target,
  startTime,
});
const fresh = (target?: number, settings = SETTINGS): CrashState => opening(settings, plan(7, target));

/** Folds events; stakes are funded at once, as the ledger of a rich player would. */
function play(state: CrashState, ...events: readonly CrashEvent[]): { state: CrashState; effects: CrashEffect[] } {
  const effects: CrashEffect[] = [];
  let now = state;
  for (const event of events) {
    const [next, out] = step(now, event);
    now = next;
    effects.push(...out);
    for (const effect of out) {
      if (effect.type !== 'stake') continue;
      const [funded, more] = step(now, {
        type: 'funded',
        ref: effect.ref,
        userId: effect.userId,
        roundId: effect.round,
      });
      now = funded;
      effects.push(...more);
    }
  }
  return { state: now, effects };
}

let refs = 0;
const bet = (user: string, over: Partial<Extract<CrashEvent, { type: 'bet' }>> = {}): CrashEvent => {
  refs += 1;
  return {
    type: 'bet',
    ref: refs,
    betId: `b${refs}`,
    player: { id: user, name: user, avatar: '1' },
    roundId: '7',
    amount: 10_000,
    rate: undefined,
    receivedAt: START - 1_000,
    ...over,
  };
};
const escape = (user: string, afterMs: number, roundId = '7'): CrashEvent => ({
  type: 'escape',
  ref: 900,
  userId: user,
  roundId,
  receivedAt: START + afterMs,
});
const cancel = (user: string, atMs: number, roundId = '7'): CrashEvent => ({
  type: 'cancel',
  ref: 901,
  userId: user,
  roundId,
  receivedAt: START + atMs,
});
const launch: CrashEvent = { type: 'launch' };
const crash: CrashEvent = { type: 'crash' };
const code = (effects: readonly CrashEffect[]): number | undefined =>
  effects.flatMap((e) => (e.type === 'refuse' ? [e.refusal.code] : []))[0];
const paid = (effects: readonly CrashEffect[]): bigint[] =>
  effects.flatMap((e) => (e.type === 'payout' ? [e.amount] : []));

describe('a bet', () => {
  it('is asked for its stake first and accepted once that is booked', () => {
    const [pending, asked] = step(fresh(), bet('ana', { ref: 1, betId: 'x', rate: 2.5 }));
    expect(asked).toEqual([
      { type: 'stake', ref: 1, key: 'stake:x', userId: 'ana', amount: 1_000_000n, round: '7', betId: 'x' },
    ]);
    const [after, effects] = step(pending, { type: 'funded', ref: 1, userId: 'ana', roundId: '7' });
    expect(effects.map((e) => e.type)).toEqual(['betPlaced', 'accept']);
    expect(after.bets.get('ana')).toMatchObject({ amount: 1_000_000n, auto: 25_000, standing: { kind: 'open' } });
  });

  it('without funds is refused with 700 and leaves nothing', () => {
    const before = fresh();
    const [pending] = step(before, bet('ana', { ref: 1 }));
    const [after, effects] = step(pending, { type: 'unfunded', ref: 1, userId: 'ana', roundId: '7' });
    expect(effects).toEqual([{ type: 'refuse', ref: 1, refusal: { code: 700 } }]);
    expect(after.bets.size).toBe(0);
  });

  it.each([
    ['NaN', { amount: Number.NaN }, 702],
    ['a third decimal', { amount: 1000.001 }, 702],
    ['a negative amount', { amount: -1 }, 702],
    ['nothing', { amount: 0 }, 711],
    ['less than the minimum', { amount: 999 }, 711],
    ['sen', { amount: 1_000.1 }, 702],
    ['more than the maximum', { amount: 5_000_001 }, 711],
    ['more than any amount', { amount: 1e15 }, 711],
    ['an auto cash-out under 1.01x', { rate: 1 }, 3],
    ['an auto cash-out of 0', { rate: 0 }, 3],
    ['an auto cash-out over 10000x', { rate: 10_000.01 }, 3],
    ['an auto cash-out with a third decimal', { rate: 1.005 }, 3],
    ['an auto cash-out that is no number', { rate: Number.NaN }, 3],
    ['a round that is over', { roundId: '6' }, 712],
    ['the next round before this one is up', { roundId: '8' }, 712],
    ['a round nobody knows', { roundId: '70' }, 712],
    ['this round, received at take-off', { receivedAt: START }, 716],
  ] as const)('of %s is refused', (_, over, expected) => {
    expect(code(play(fresh(), bet('ana', over)).effects)).toBe(expected);
  });

  it('names the limits that it missed', () => {
    const [, effects] = step(fresh(), bet('ana', { ref: 1, amount: 5 }));
    expect(effects).toEqual([
      { type: 'refuse', ref: 1, refusal: { code: 711, params: { min: '1.000', max: '5.000.000', currency: 'IDR' } } },
    ]);
  });

  it('is one a player and round', () => {
    expect(code(play(fresh(), bet('ana'), bet('ana')).effects)).toBe(746);
    expect(code(play(fresh(), bet('ana'), bet('budi')).effects)).toBeUndefined();
  });

  it('for this round comes too late once it is up, and joins the next one then', () => {
    const up = play(fresh(), launch).state;
    expect(code(play(up, bet('ana', { receivedAt: START + 10 })).effects)).toBe(716);
    const { state, effects } = play(up, bet('ana', { roundId: '8', receivedAt: START + 10 }));
    expect(effects.find((e) => e.type === 'accept')).toMatchObject({ reply: { call: 'bet', joinedNext: true } });
    expect(code(play(state, bet('ana', { roundId: '8', receivedAt: START + 11 })).effects)).toBe(746);
    const squib = play(state, crash).state;
    const next = play(squib, { type: 'open', plan: plan(8) }).state;
    expect(next.bets.get('ana')?.roundId).toBe('8');
    expect(next.nextBets.size).toBe(0);
  });

  it('in this round and in the next one may stand side by side', () => {
    const { effects } = play(fresh(), bet('ana'), launch, bet('ana', { roundId: '8' }));
    expect(code(effects)).toBeUndefined();
  });
});

describe('taking a bet back', () => {
  it('returns the stake before take-off and frees the place', () => {
    const { effects, state } = play(fresh(), bet('ana', { betId: 'x' }), cancel('ana', -1), bet('ana'));
    expect(effects.filter((e) => e.type === 'refund')).toEqual([
      { type: 'refund', key: 'end:x', bets: ['x'], userId: 'ana', amount: 1_000_000n, round: '7' },
    ]);
    expect(code(effects)).toBeUndefined();
    expect(state.bets.get('ana')?.standing.kind).toBe('open');
  });

  it('works for the next round while this one is up', () => {
    const { effects } = play(fresh(), launch, bet('ana', { roundId: '8' }), cancel('ana', 50, '8'));
    expect(effects.filter((e) => e.type === 'refund')).toHaveLength(1);
  });

  it.each([
    ['somebody else holds the only bet', [bet('ana'), cancel('budi', -1)], 706],
    ['it was received at take-off', [bet('ana'), cancel('ana', 0)], 716],
    ['the round is up', [bet('ana'), launch, cancel('ana', 5)], 716],
    ['the round is unknown', [cancel('ana', -1, '3')], 712],
    ['it was taken back already', [bet('ana'), cancel('ana', -2), cancel('ana', -1)], 9005],
  ] as const)('is refused when %s', (_, events, expected) => {
    expect(code(play(fresh(), ...events).effects)).toBe(expected);
  });

  it('works five times in a round and is too frequent then; others, and the next round, have their own count', () => {
    const loops = Array.from({ length: CRASH_MAX_WITHDRAWALS }, () => [bet('ana'), cancel('ana', -1)]).flat();
    const { state, effects } = play(fresh(), ...loops);
    expect(effects.filter((e) => e.type === 'refund')).toHaveLength(5);
    const again = play(state, bet('ana'), cancel('ana', -1), bet('budi'), cancel('budi', -1));
    expect(again.effects.flatMap((e) => (e.type === 'refuse' ? [e.refusal] : []))).toEqual([{ code: 667 }]);
    expect(again.state.bets.get('ana')?.standing.kind).toBe('open');
    const next = play(again.state, launch, bet('ana', { roundId: '8' }), cancel('ana', 50, '8'));
    expect(code(next.effects)).toBeUndefined();
  });

  it('is not forgotten over a bet without funds', () => {
    const { state } = play(fresh(), bet('ana'), cancel('ana', -1));
    const [pending] = step(state, bet('ana', { ref: 1 }));
    const [after] = step(pending, { type: 'unfunded', ref: 1, userId: 'ana', roundId: '7' });
    expect(after.bets.get('ana')).toEqual(state.bets.get('ana'));
    expect(after.bets.get('ana')).toMatchObject({ withdrawals: 1, standing: { kind: 'withdrawn' } });
  });

  it('does not win later', () => {
    const { effects } = play(fresh(), bet('ana', { rate: 1.5 }), cancel('ana', -1), launch, crash);
    expect(paid(effects)).toEqual([]);
    expect(effects.find((e) => e.type === 'roundCrashed')).toMatchObject({ totals: { bets: 0, staked: 0n, paid: 0n } });
  });
});

describe('a cash-out by hand', () => {
  it('pays the multiplier at the time of receipt, rounded down', () => {
    const { effects } = play(fresh(), bet('ana'), launch, escape('ana', timeAt(15_100)));
    expect(paid(effects)).toEqual([1_510_000n]);
    expect(effects.find((e) => e.type === 'accept' && e.reply.call === 'escape')).toMatchObject({
      reply: { rate: 15_100, paid: 1_510_000n },
    });
  });

  it('counts until the last millisecond before the crash and never from the crash on', () => {
    const last = timeAt(20_000) - 1;
    expect(paid(play(fresh(), bet('ana'), launch, escape('ana', last)).effects)).toEqual([1_990_000n]);
    const late = play(fresh(), bet('ana'), launch, escape('ana', last + 1)).effects;
    expect(code(late)).toBe(706);
    expect(paid(late)).toEqual([]);
  });

  it.each([
    ['before take-off', [bet('ana'), escape('ana', -1)], 706],
    ['without a bet', [launch, escape('ana', 10)], 706],
    ['in another round', [bet('ana'), launch, escape('ana', 10, '8')], 706],
    ['once the crash is settled, whatever its receipt', [bet('ana'), launch, crash, escape('ana', 10)], 706],
    ['a second time', [bet('ana'), launch, escape('ana', 10), escape('ana', 11)], 9005],
    ['a second time after the crash', [bet('ana'), launch, escape('ana', 10), crash, escape('ana', 11)], 9005],
    ['of a bet taken back', [bet('ana'), cancel('ana', -1), launch, escape('ana', 10)], 706],
  ] as const)('is refused %s', (_, events, expected) => {
    expect(code(play(fresh(), ...events).effects)).toBe(expected);
  });

  it('in a round that crashes at once finds nothing', () => {
    expect(code(play(fresh(10_000), bet('ana', { rate: 1.01 }), launch, escape('ana', 0)).effects)).toBe(706);
  });

  it('wins at most the profit limit over its stake', () => {
    const tight = { ...SETTINGS, maxProfit: 300_000n };
    expect(paid(play(fresh(20_000, tight), bet('ana'), launch, escape('ana', timeAt(19_000))).effects)).toEqual([
      1_300_000n,
    ]);
  });
});

describe('an auto cash-out', () => {
  it('is paid at exactly its rate when it comes due', () => {
    const due = timeAt(15_000);
    const { state } = play(fresh(), bet('ana', { rate: 1.5 }), launch);
    expect(nextAutoAt(state)).toBe(START + due);
    expect(paid(play(state, { type: 'tick', at: START + due - 1 }).effects)).toEqual([]);
    const { effects, state: after } = play(state, { type: 'tick', at: START + due + 60 });
    expect(paid(effects)).toEqual([1_500_000n]);
    expect(nextAutoAt(after)).toBe(Infinity);
  });

  it('pays when its rate is the target, and not above', () => {
    expect(paid(play(fresh(20_000), bet('ana', { rate: 2 }), launch, crash).effects)).toEqual([2_000_000n]);
    expect(paid(play(fresh(20_000), bet('ana', { rate: 2.01 }), launch, crash).effects)).toEqual([]);
  });

  it('comes before a hand that pressed later, however late the tick', () => {
    const { effects } = play(fresh(), bet('ana', { rate: 1.2 }), launch, escape('ana', timeAt(15_000)), {
      type: 'tick',
      at: START + timeAt(16_000),
    });
    expect(paid(effects)).toEqual([1_200_000n]);
    expect(code(effects)).toBe(9005);
  });

  it('is not paid to who escaped before by hand', () => {
    const { effects } = play(fresh(), bet('ana', { rate: 1.8 }), launch, escape('ana', timeAt(12_000)), crash);
    expect(paid(effects)).toEqual([1_200_000n]);
  });

  it('is paid in the order of the flight', () => {
    const { effects } = play(
      fresh(30_000),
      bet('ana', { rate: 2.5 }),
      bet('budi', { rate: 1.5 }),
      bet('citra', { rate: 2 }),
      bet('dewi', { rate: 3.01 }),
      launch,
      crash,
    );
    expect(effects.flatMap((e) => (e.type === 'betEscaped' ? [e.bet.player.id] : []))).toEqual([
      'budi',
      'citra',
      'ana',
    ]);
    expect(effects.find((e) => e.type === 'roundCrashed')).toMatchObject({
      totals: { bets: 4, staked: 4_000_000n, paid: 6_000_000n },
    });
  });

  it('wins at most the profit limit over its stake', () => {
    const tight = { ...SETTINGS, maxProfit: 1n };
    expect(paid(play(fresh(20_000, tight), bet('ana', { rate: 2 }), launch, crash).effects)).toEqual([1_000_001n]);
  });
});

describe('the course of a round', () => {
  it('is preparation, going up, squib', () => {
    const { state: up, effects } = play(fresh(20_000), launch);
    expect(up.status).toBe('goingUp');
    expect(effects).toEqual([{ type: 'roundLaunched', plan: plan(7), crashAt: START + timeAt(20_000) }]);
    const { state: squib } = play(up, crash);
    expect(squib).toMatchObject({ status: 'squib', nextRoundTime: START + timeAt(20_000) + 3_000 });
    expect(play(squib, { type: 'open', plan: plan(8) }).state.status).toBe('preparation');
  });

  it('cannot be called out of order', () => {
    expect(() => step(fresh(), crash)).toThrow('crash in preparation');
    expect(() => step(fresh(), { type: 'open', plan: plan(8) })).toThrow('open in preparation');
    expect(() => play(fresh(), launch, launch)).toThrow('launch in goingUp');
    expect(() => play(fresh(), launch, crash, { type: 'open', plan: plan(9) })).toThrow('8 was announced');
    expect(() => step(fresh(), { type: 'funded', ref: 1, userId: 'ana', roundId: '7' })).toThrow('no pending bet');
  });

  it('pays no auto cash-out outside of the flight', () => {
    expect(step(fresh(), { type: 'tick', at: START + 1e6 })[1]).toEqual([]);
    expect(nextAutoAt(fresh())).toBe(Infinity);
  });
});
