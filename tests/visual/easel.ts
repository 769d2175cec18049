/** What a test of pictures has: one page for all of a worker's. */
import { expect, housed } from '../e2e/app';
import { type Easel, openEasel } from './open-easel';

export type { Easel } from './open-easel';

export const test = housed.extend<object, { easel: Easel }>({
  easel: [
    async ({ browser, server }, use) => {
      const easel = await openEasel(browser, server);
      await use(easel);
      await easel.close();
    },
    { scope: 'worker' },
  ],
});

test.afterEach(({ easel }) => expect(easel.noise(), 'the console says nothing').toEqual([]));
