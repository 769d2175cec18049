import { siteStreams } from '../../contract/site';
import { topic } from '../../contract/wire';
import type { Clock, Fanout, Publisher, Store } from '../ports';
import type { Logger } from '../system/logger';
import { createWorkLoop } from '../system/work-loop';
import { SettingValues } from './values';

/** A node that heard nothing of a change (it may have missed the message, or there is no broker) finds it in the store within this time, ms. */
export const LOOK_MS = 1_000;

export interface SettingsDeps {
  readonly store: Pick<Store, 'db'>;
  readonly clock: Clock;
  readonly fanout: Fanout;
  readonly publisher: Publisher;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
}

/** The settings of a running house. */
export interface Settings {
  readonly values: SettingValues;
  /** Reads what is new; whoever listens to the site's stream hears of it. */
  refresh(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Keeps the settings of this node up to date. A change is published on the site's stream, which is what pages listen to, and every node too: it reads the store then. A message that got lost
 * costs the time until the next look.
 */
export async function createSettings({ store, clock, fanout, publisher, logger }: SettingsDeps): Promise<Settings> {
  const values = new SettingValues((key, version) =>
    logger.error({ key, version }, 'a setting is not what its schema takes: it counts as never given'),
  );
  await values.read(store.db);
  const changed = topic(siteStreams.changed);
  let told = values.version;
  const refresh = async (): Promise<void> => {
    await values.read(store.db);
    if (values.version === told) return;
    told = values.version;
    publisher.json(changed, { version: told });
  };
  const loop = createWorkLoop({
    clock,
    everyMs: LOOK_MS,
    work: async () => {
      await refresh();
      return null;
    },
    onError: (error) => logger.warn({ err: error }, 'settings could not be read: they stay as they were'),
  });
  const stops: (() => void)[] = [];
  return {
    values,
    refresh,
    start() {
      stops.push(
        fanout.subscribe((heard) => {
          if (heard === changed) loop.wake();
        }),
        fanout.onGap(() => loop.wake()),
      );
      // Whoever connects here is told what there is.
      publisher.json(changed, { version: told });
      loop.start();
    },
    async stop() {
      for (const stop of stops) stop();
      await loop.stop();
    },
  };
}
