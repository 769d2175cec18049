/** Tests of a worker share a house that stands still at its moment. */
import { test as base } from 'playwright/test';
import { openStandingHouse, type StandingHouse } from './standing-house';

export const test = base.extend<object, { house: StandingHouse }>({
  house: [
    async ({}, use) => {
      const house = await openStandingHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});
