/** A node of events and jobs whose players never stop. It is made to be killed; `work-kills.test.ts` starts it and counts afterwards what it left. */
import { openStore } from '../../../server/store/open';
import { scaledClock, seededRandom } from './scaled-clock';
import { PLAYERS, workHouse } from './work-house';
import type { WorkOrders } from './work-house';

const orders = JSON.parse(process.argv[2] ?? '') as WorkOrders;
const random = seededRandom(orders.seed);
const store = await openStore(orders);
const house = workHouse(store, scaledClock(orders.anchor, orders.speed), random);
house.events.start();
house.jobs.start();
// A dot when it works, and one for each act that is committed.
process.stdout.write('.');

async function play(): Promise<never> {
  for (;;) {
    await house.act(PLAYERS[Math.floor(random() * PLAYERS.length)] ?? PLAYERS[0]);
    process.stdout.write('.');
    await new Promise((resolve) => setTimeout(resolve, random() * 4));
  }
}
await Promise.all([play(), play(), play()]);
