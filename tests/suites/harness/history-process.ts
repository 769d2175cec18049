/** A server with a long past in a process of its own. Tells its port and the token of whoever has played so much, and when asked what it has computed. */
import { build } from '../../../server/app';
import { localFanout } from '../../../server/fanout/local';
import { sandboxMailer } from '../../../server/mailer/sandbox';
import { createRooms } from '../../../server/rounds/index';
import { openStore } from '../../../server/store/open';
import { systemClock } from '../../../server/system/clock';
import { systemEntropy } from '../../../server/system/entropy';
import { createLogger } from '../../../server/system/logger';
import { SHORT_CHAINS } from '../rooms-kit';
import { fillStore } from './full-store';
import { testVault } from '../../../server/system/vault.fixture';

export interface HistoryOrders {
  readonly dataDir: string;
  readonly rounds: number;
  readonly own: number;
}
/** `cpuMs` is ms of one core since the start. */
export type HistorySaid = { readonly port: number; readonly token: string } | { readonly cpuMs: number };

const { dataDir, rounds, own } = JSON.parse(process.argv[2] ?? '') as HistoryOrders;
const say = (message: HistorySaid): void => void process.send?.(message);

async function open() {
  const store = await openStore({ dataDir });
  const app = await build({
    store,
    fanout: localFanout(() => undefined),
    clock: systemClock,
    entropy: systemEntropy(systemClock),
    mailer: sandboxMailer,
    vault: testVault,
    logger: createLogger('error'),
    rooms: (wiring) => createRooms({ ...wiring, bots: false, chains: SHORT_CHAINS }),
    clientDir: null,
    artDir: null,
    hashCost: { memoryCost: 8, timeCost: 1 },
    // Addresses are what the test says they are.
    trustProxy: true,
  });
  return { app, ...(await app.listen({ port: 0, host: '127.0.0.1' })) };
}

const first = await open();
const reply = await fetch(`http://127.0.0.1:${first.port}/api/main/user/phone/register`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ phone: '081200000001', name: 'Rajin', password: 'rembulan47x', adult: true }),
});
const { token, user } = (await reply.json()) as { token: string; user: { id: string } };
await first.app.close();

const store = await openStore({ dataDir });
// The rounds of the first start are in the way of those that are made up.
for (const table of ['crash_rounds', 'pool_rounds'] as const) await store.db.deleteFrom(table).execute();
await fillStore(store, { rounds, own, userId: user.id });
await store.close();

const { port } = await open();
process.on('message', () => {
  const { user: inUser, system } = process.cpuUsage();
  say({ cpuMs: (inUser + system) / 1_000 });
});
say({ port, token });
