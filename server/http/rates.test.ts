import { expect, test } from 'vitest';
import type { Clock, Player } from '../ports';
import { endpoints } from '../../contract/endpoints';
import { type Endpoint, rateOf } from '../../contract/http';
import { createRateLimits, OWN, RATES } from './rates';

const clock: Clock = { now: () => 0, at: () => () => undefined };
const player = (n: number): Player => ({ id: `u${n}`, name: 'x', avatar: 'a' }) as Player;

test.each(['account', 'list', 'lookup', 'write'] as const)(
  'a %s is paid by the player, and by the address for however many players it brings; each of them has a few that no neighbour takes',
  (rate) => {
    const limits = createRateLimits(clock);
    const served = (n: number, address: string): number => {
      let taken = 0;
      while (taken < 2_000 && limits.take(rate, player(n), address) === 0) taken += 1;
      return taken;
    };
    const neighbour = (together: number, n: number): number => together + served(n, 'here');
    const first = Math.ceil(RATES[`${rate}OfAddress`].burst / RATES[rate].burst);
    const before = Array.from({ length: first }, (_, n) => n).reduce(neighbour, 0);
    expect(before - RATES[`${rate}OfAddress`].burst).toBeLessThanOrEqual(OWN.burst);
    expect([served(98, 'here'), served(99, 'here'), served(99, 'here')]).toEqual([OWN.burst, OWN.burst, 0]);
    expect(served(100, 'elsewhere')).toBe(RATES[rate].burst);
  },
);

/** What is answered from memory or by the one row of the session that is looked up anyway. */
const FREE = [
  'account.online',
  'account.tokenCheck',
  'docs.symbol',
  'inbox.templates',
  'site.config',
  'site.promoData',
  'site.setting',
  'site.topWins',
];
test('whatever asks the store for more than the caller’s own row is counted', () => {
  const free = Object.entries(endpoints).flatMap(([area, table]) =>
    Object.entries<Endpoint>(table)
      .filter(([, endpoint]) => rateOf(endpoint) === 'snapshot')
      .map(([name]) => `${area}.${name}`),
  );
  expect(free.sort()).toEqual(FREE);
});
