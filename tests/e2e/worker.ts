/**
 * What tests of a worker share, each opened by the first that asks for it. All tests are made of this: Playwright begins another process, with another browser, for each set of such things, and loads
 * all of a test's modules there anew.
 */
import { test as base } from 'playwright/test';
import type { Easel } from '../visual/open-easel';
import type { StandingHouse } from '../visual/standing-house';
import { TestServer } from './server';

interface WorkerFixtures {
  /** The house of all tests of a worker: rounds go on from test to test. */
  readonly server: TestServer;
  /** Its page of scenes, in so many device pixels per CSS px. */
  readonly easelOf: (density: number) => Promise<Easel>;
  /** A house that stands still at its moment. */
  readonly standingHouse: StandingHouse;
}

export const worker = base.extend<object, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await TestServer.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  easelOf: [
    async ({ browser, server }, use) => {
      const { openEasel } = await import('../visual/open-easel');
      const open = new Map<number, ReturnType<typeof openEasel>>();
      await use((density) => {
        const easel = open.get(density) ?? openEasel(browser, server, density);
        open.set(density, easel);
        return easel;
      });
      for (const easel of open.values()) await (await easel).close();
    },
    { scope: 'worker' },
  ],
  standingHouse: [
    async ({}, use) => {
      // The house's own code: only who asks for it needs it.
      const { openStandingHouse } = await import('../visual/standing-house');
      const house = await openStandingHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});
