import { describe, expect, it } from 'vitest';
import { bestReturn } from './best';

describe('the most that can come back', () => {
  it('is that of the luckiest number', () => {
    expect(bestReturn(10_000, ['green', 'three', 'seven'], 0).pays).toBe(11_500_000n);
    expect(bestReturn(10_000, ['red', 'violet', 'zero'], 0).pays).toBe(15_750_000n);
    expect(bestReturn(10_000, [], 0).pays).toBe(0n);
  });

  it('is no more than the limit of a round’s profit allows', () => {
    expect(bestReturn(5_000_000, ['three'], 10_000_000).capped).toBe(true);
    expect(bestReturn(5_000_000, ['three'], 10_000_000).pays).toBe(1_500_000_000n);
  });
});
