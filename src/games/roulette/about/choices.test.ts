import { expect, it } from 'vitest';
import { ROULETTE_ROWS } from './choices';

it('the help says of each team what the wheel says', () => {
  expect(ROULETTE_ROWS.map(({ label, rate, chance }) => [label, rate, Math.round(chance * 15)])).toEqual([
    ['roulette.ruleRed', 20_000, 7],
    ['roulette.ruleBlack', 140_000, 1],
    ['roulette.ruleBlue', 20_000, 7],
  ]);
  for (const { rtp } of ROULETTE_ROWS) expect(rtp).toBeCloseTo(14 / 15, 12);
});
