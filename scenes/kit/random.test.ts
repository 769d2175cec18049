import { expect, test } from 'vitest';
import { hash01, seededRandom } from './random';

test('the same seed gives the same sequence within 0 and 1', () => {
  const a = seededRandom(7);
  const b = seededRandom(7);
  for (let i = 0; i < 200; i += 1) {
    const value = a();
    expect(value).toBe(b());
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});

test('neighbouring numbers hash far apart', () => {
  const values = Array.from({ length: 64 }, (_, i) => hash01(i));
  expect(new Set(values.map((v) => Math.floor(v * 8))).size).toBe(8);
});
