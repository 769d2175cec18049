import { expect, test } from 'vitest';
import { TURN_MS } from '../../../machines/hilo/machine';
import { tuning } from '../../../scenes/hilo/tuning';

test('a card is known on the canvas when the room tells what it says', () => {
  expect(tuning.draw.slideMs + tuning.draw.flipMs).toBe(TURN_MS);
});
