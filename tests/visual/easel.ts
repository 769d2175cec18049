/** What a test of pictures has: one page for all of a worker's, in half of a phone's pixels. */
import { expect } from 'playwright/test';
import { worker } from '../e2e/worker';
import type { Easel } from './open-easel';

export type { Easel } from './open-easel';

const DENSITY = 0.5;

export const test = worker.extend<{ easel: Easel }>({
  easel: async ({ easelOf }, use) => {
    const easel = await easelOf(DENSITY);
    await use(easel);
    expect(easel.noise(), 'the console says nothing').toEqual([]);
  },
});
