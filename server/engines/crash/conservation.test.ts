import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { step } from './engine';
import { opening } from './state';
import type { CrashEffect, CrashEvent, CrashState } from './types';

const START = 50_000;
const MAX_PROFIT = 5_000_000n;
const SETTINGS = {
  limits: { min: 100n, max: 10_000_000n },
  maxProfit: MAX_PROFIT,
  preparationMs: 8_000,
  shownMs: 3_000,
};
const USERS = ['ana', 'budi', 'citra', 'dewi'] as const;

const user = fc.constantFrom(...USERS);
const round = fc.constantFrom('1', '2', '3');
const time = fc.integer({ min: START - 100, max: START + 30_000 });
const amount = fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(0, -5, 0.5, 1.005, Number.NaN, 1e20));
const rate = fc.oneof(
  fc.constant(undefined),
  fc.integer({ min: 90, max: 500 }).map((n) => n / 100),
  fc.constantFrom(1.001, 20_000),
);

type Move =
  | {
      readonly kind: 'bet';
      readonly user: string;
      readonly round: string;
      readonly amount: number;
      readonly rate: number | undefined;
      readonly at: number;
      readonly funded: boolean;
    }
  | { readonly kind: 'cancel' | 'escape'; readonly user: string; readonly round: string; readonly at: number }
  | { readonly kind: 'tick'; readonly at: number }
  | { readonly kind: 'advance' };

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      user,
      round,
      amount,
      rate,
      at: time,
      funded: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'escape' as const), user, round, at: time }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('tick' as const), at: time }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'advance' as const }) },
);

/** The next thing that a round does by itself. */
function advance(state: CrashState, target: number): CrashEvent {
  switch (state.status) {
    case 'preparation':
      return { type: 'launch' };
    case 'goingUp':
      return { type: 'crash' };
    case 'squib': {
      const roundId = state.plan.nextRoundId;
      return { type: 'open', plan: { roundId, nextRoundId: String(Number(roundId) + 1), target, startTime: START } };
    }
  }
}

function event(state: CrashState, m: Move, ref: number, target: number): CrashEvent {
  switch (m.kind) {
    case 'bet':
      return {
        type: 'bet',
        ref,
        betId: `b${ref}`,
        player: { id: m.user, name: m.user, avatar: '' },
        roundId: m.round,
        amount: m.amount,
        rate: m.rate,
        receivedAt: m.at,
      };
    case 'cancel':
    case 'escape':
      return { type: m.kind, ref, userId: m.user, roundId: m.round, receivedAt: m.at };
    case 'tick':
      return { type: 'tick', at: m.at };
    case 'advance':
      return advance(state, target);
  }
}

describe('whatever the players do', () => {
  it('every command is answered once and money is conserved: stakes = payouts + refunds + house + what still stands', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), fc.integer({ min: 100, max: 400 }), (moves, hundredths) => {
        const target = hundredths * 100;
        let state = opening(SETTINGS, { roundId: '1', nextRoundId: '2', target, startTime: START });
        const all: CrashEffect[] = [];
        const stakes = new Map<string, bigint>();
        const ended = new Map<string, bigint>();
        let lost = 0n;
        const apply = (e: CrashEvent, funded: boolean): void => {
          const [next, effects] = step(state, e);
          state = next;
          for (const effect of effects) {
            all.push(effect);
            if (effect.type === 'payout' || effect.type === 'refund') {
              expect(ended.has(effect.key)).toBe(false);
              expect(effect.amount).toBeGreaterThan(0n);
              ended.set(effect.key, effect.amount);
            }
            if (effect.type === 'roundCrashed')
              for (const b of state.bets.values()) if (b.standing.kind === 'open') lost += b.amount;
            if (effect.type === 'betEscaped') expect(effect.paid - effect.bet.amount).toBeLessThanOrEqual(MAX_PROFIT);
            if (effect.type === 'stake') {
              if (funded) stakes.set(effect.betId, effect.amount);
              apply(
                { type: funded ? 'funded' : 'unfunded', ref: effect.ref, userId: effect.userId, roundId: effect.round },
                funded,
              );
            }
          }
        };
        moves.forEach((m, ref) => apply(event(state, m, ref, target), m.kind === 'bet' && m.funded));

        const commands = moves.filter((m) => m.kind === 'bet' || m.kind === 'cancel' || m.kind === 'escape').length;
        const answers = all.flatMap((e) => (e.type === 'accept' || e.type === 'refuse' ? [e.ref] : []));
        expect(answers).toHaveLength(commands);
        expect(new Set(answers).size).toBe(commands);

        const sum = (values: Iterable<bigint>): bigint => [...values].reduce((a, b) => a + b, 0n);
        const staked = sum(stakes.values());
        const back = sum(ended.values());
        const profit = sum(all.flatMap((e) => (e.type === 'betEscaped' ? [e.paid - e.bet.amount] : [])));
        const standing = sum(
          [...(state.status === 'squib' ? [] : state.bets.values()), ...state.nextBets.values()].flatMap((b) =>
            b.standing.kind === 'open' ? [b.amount] : [],
          ),
        );
        expect(back).toBe(staked - lost - standing + profit);
      }),
      { numRuns: 300 },
    );
  });
});
