import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bet } from '../../engines/crash/types';
import { Registry } from '../../engines/kit/registry';
import { SHOWN_BETS, wireBets } from './wire';

it('shows the largest standing bets of a crowd, largest first, and the viewer’s own', () => {
  const bet = fc.record({ amount: fc.bigInt(1n, 300n), withdrawn: fc.boolean() });
  fc.assert(
    fc.property(fc.array(bet, { minLength: 1, maxLength: 3 * SHOWN_BETS, size: 'max' }), (crowd) => {
      const bets = crowd.map(({ amount, withdrawn }, n): Bet => ({
        betId: `b${n}`,
        player: { id: `u${n}`, name: `Pemain${n}`, avatar: '' },
        roundId: '1',
        amount: amount * 100n,
        auto: null,
        placedAt: 0,
        withdrawals: 0,
        standing: { kind: withdrawn ? 'withdrawn' : 'open' },
      }));
      const standing = bets.filter(({ standing: { kind } }) => kind === 'open');
      const shown = wireBets(Registry.of(bets.map((one) => [one.player.id, one])), [], 'u0');
      const amounts = standing.map(({ amount }) => Number(amount) / 100).sort((a, b) => b - a);
      const others = shown.slice(0, SHOWN_BETS).map(({ amount }) => amount);
      expect(others).toEqual(amounts.slice(0, SHOWN_BETS));
      expect(shown.some(({ userId }) => userId === 'u0')).toBe(standing.some(({ betId }) => betId === 'b0'));
    }),
    { numRuns: 30 },
  );
});
