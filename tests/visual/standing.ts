/** Tests of a worker share a house that stands still at its moment. */
import { worker } from '../e2e/worker';
import type { StandingHouse } from './standing-house';

export const test = worker.extend<{ house: StandingHouse }>({
  house: ({ standingHouse }, use) => use(standingHouse),
});
