import { expect, test } from 'vitest';
import { createMetrics } from './metrics';

test('a number that cannot be read takes no other along', async () => {
  const metrics = createMetrics({ process: false });
  metrics.gauge('lintang_there', 'a number of the store', async () => 7);
  metrics.gauge('lintang_gone', 'one that it does not tell', () => Promise.reject(new Error('no store')));
  metrics.gauge('lintang_broken', 'one that throws', () => {
    throw new Error('no');
  });
  const text = await metrics.registry.metrics();
  expect(text).toContain('lintang_there 7');
  expect(text).toContain('lintang_gone Nan');
  expect(text).toContain('lintang_broken Nan');
});
