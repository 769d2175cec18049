import { join, relative } from 'node:path';
import { build } from './app';
import { claimStore } from './claim';
import { localFanout } from './fanout/local';
import { natsFanout } from './fanout/nats';
import { clusterSecret } from './fanout/secret';
import { gatewayMailer } from './mailer/gateways';
import { createOutbox } from './mailer/outbox';
import { friendsMailer, sandboxMailer } from './mailer/sandbox';
import { silentMailer } from './mailer/silent';
import type { Mailer } from './ports';
import { createRooms } from './rounds/index';
import { pgLeadership } from './store/leadership';
import { OF_THIS_RELEASE } from './store/migrate';
import { openStore } from './store/open';
import { StoreUnusableError } from './store/unusable';
import { drandBeacon } from './system/beacon';
import { systemClock } from './system/clock';
import { ConfigError, readConfig } from './system/config';
import type { Config } from './system/config';
import { mostDescriptors } from './system/descriptors';
import { systemEntropy } from './system/entropy';
import { createLogger } from './system/logger';
import type { Logger } from './system/logger';
import { projectRoot } from './system/root';
import { createShutdown } from './system/shutdown';
import { expectSecretsKey, openVault } from './vault';

/** What is wrong with the surroundings is told in words; anything else is ours and keeps its stack. */
const isPlain = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof StoreUnusableError ||
  (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');

/** What carries messages that no gateway is there for. */
function withoutGateway({ codes }: Config, logger: Logger): Mailer {
  switch (codes) {
    case 'screen':
      return sandboxMailer;
    case 'friends':
      return friendsMailer((to, code) => console.log(`Kode untuk ${to}: ${code}`));
    case 'nobody':
      return silentMailer((to) => logger.warn({ to: `${to.slice(0, 5)}…` }, 'no gateway: the code was not sent'));
  }
}

async function start(config: Config): Promise<void> {
  expectSecretsKey(config);
  const logger = createLogger(config.logLevel);
  const root = projectRoot();
  const entropy = systemEntropy(systemClock);
  const store = await openStore({
    ...config,
    onIdleError: (error) => logger.warn({ err: error }, 'the database closed an idle connection'),
  });
  // Of several nodes the one that leads does it.
  if (config.databaseUrl === undefined) await claimStore(store, systemClock, logger);
  const vault = await openVault(store, config);
  const fanout = config.natsUrl
    ? natsFanout({
        url: config.natsUrl,
        node: entropy.id(),
        secret: await clusterSecret(store, entropy),
        nonce: () => entropy.hex(16),
        clock: systemClock,
        logger,
      })
    : localFanout((error) => logger.error({ err: error }, 'a listener of the fan-out failed'));
  // An embedded house shows its messages to whoever sits at its machine; a public one keeps none.
  const outbox = config.databaseUrl ? null : createOutbox(systemClock);
  const plain = withoutGateway(config, logger);
  const mailer = gatewayMailer({
    ...config,
    otherwise: outbox?.keeping(plain) ?? plain,
    onFailure: (error) => logger.error({ err: error }, 'a code could not be handed over'),
  });
  const seeding = { beacon: config.beaconUrl ? drandBeacon(config.beaconUrl) : null };
  const app = await build({
    store,
    fanout,
    clock: systemClock,
    entropy,
    mailer,
    vault,
    outbox: outbox?.messages ?? null,
    logger,
    // A house of one's own leads itself and starts with company; a public one has other nodes and its players.
    rooms: (wiring) =>
      createRooms(
        config.databaseUrl
          ? {
              ...wiring,
              seeding,
              bots: config.bots,
              fanout,
              leadership: pgLeadership({
                url: config.databaseUrl,
                prepare: () => claimStore(store, systemClock, logger),
                ours: OF_THIS_RELEASE,
                clock: systemClock,
                logger,
              }),
            }
          : { ...wiring, seeding, bots: config.bots },
      ),
    clientDir: join(root, 'dist/client'),
    artDir: join(root, 'assets/built'),
    trustProxy: config.trustProxy,
    regionHeader: config.regionHeader,
    metricsToken: config.metricsToken,
    historyDays: config.historyDays,
    supportWidget: config.supportWidget ?? null,
    processMetrics: true,
    descriptors: mostDescriptors(),
  });

  const shutdown = createShutdown({
    close: () => app.close(),
    exit: (code) => process.exit(code),
    clock: systemClock,
    logger,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shutdown.onSignal(signal));
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(kind, (error: unknown) => shutdown.onFault(error, kind));

  try {
    const { port } = await app.listen(config);
    const data = config.databaseUrl ? 'PostgreSQL' : relative(process.cwd(), config.dataDir) || '.';
    console.log(`Lintang siap: http://localhost:${port}  (data: ${data}, uang main, bukan uang asli)`);
  } catch (error) {
    await app.close();
    throw error;
  }
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(isPlain(error) ? error.message : error);
  process.exit(1);
}
