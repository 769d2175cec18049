import { expect, it } from 'vitest';
import { WINGO_CHOICES } from './choices';

it('the table of choices is counted from the payouts', () => {
  const byLabel = Object.fromEntries(WINGO_CHOICES.map((choice) => [choice.label, choice]));
  expect(byLabel['wingo.ruleNumber']).toMatchObject({ rates: [95_000], chance: 0.1, rtp: 0.95 });
  expect(byLabel['wingo.ruleGreen']).toMatchObject({ rates: [20_000, 15_000], chance: 0.5, rtp: 0.95 });
  expect(byLabel['wingo.ruleViolet']).toMatchObject({ rates: [47_500], chance: 0.2, rtp: 0.95 });
});
