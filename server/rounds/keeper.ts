import { CODE, CodeError } from '../../contract/errors';
import type { Clock, Follower, Leadership } from '../ports';
import { FencedError } from './fence';
import type { RoomLogger, RoomMetrics } from './observe';

/** A room while this process leads it. */
export interface Live {
  /**
   * Takes nothing any more and waits until what was accepted is committed. `ours` says whether the room may still be
   * written to afterwards, to leave nothing open in it.
   */
  stop(ours: boolean): Promise<void>;
}

export interface KeeperDeps<L extends Live> {
  readonly room: string;
  /** Recovers and opens the room; `failed` ends it. */
  readonly open: (failed: (error: Error) => void) => Promise<L>;
  readonly leadership: Leadership;
  readonly clock: Clock;
  readonly logger: RoomLogger;
  readonly metrics: RoomMetrics;
}

/** Keeps a room open as long as this process leads it. */
export interface Keeper<L extends Live> {
  /** The open room. @throws CodeError 10006 while there is none here */
  live(): L;
  /** The same without the throw. */
  readonly now: L | null;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const RETRY_FIRST_MS = 250;
const RETRY_MOST_MS = 5_000;

/**
 * Opens a room when leadership comes and closes it when it goes. A room whose write failed starts over from the store, because
 * nobody knows which of its writes arrived; the keys of money make that safe.
 */
export function createKeeper<L extends Live>({
  room,
  open,
  leadership,
  clock,
  logger,
  metrics,
}: KeeperDeps<L>): Keeper<L> {
  let live: L | null = null;
  let wanted = false;
  let term = 0;
  let retryMs = RETRY_FIRST_MS;
  let cancelRetry: (() => void) | null = null;

  const close = async (ours: boolean): Promise<void> => {
    wanted = false;
    term += 1;
    cancelRetry?.();
    cancelRetry = null;
    const ending = live;
    live = null;
    await ending?.stop(ours);
  };

  async function begin(): Promise<void> {
    term += 1;
    const own = term;
    const opened = await open((error) => void fail(own, error));
    if (own !== term) return opened.stop(false);
    live = opened;
    retryMs = RETRY_FIRST_MS;
  }

  async function fail(own: number, error: Error): Promise<void> {
    if (own !== term) return;
    logger.error({ err: error, room }, 'the room starts over from the store');
    metrics.restarted?.(room);
    const ending = live;
    live = null;
    term += 1;
    await ending
      ?.stop(false)
      .catch((stopError: unknown) => logger.error({ err: stopError, room }, 'the room did not stop cleanly'));
    if (error instanceof FencedError) return leadership.lost();
    retry();
  }

  function retry(): void {
    if (!wanted) return;
    cancelRetry = clock.at(clock.now() + retryMs, () => {
      cancelRetry = null;
      begin().catch((error: unknown) => {
        logger.error({ err: error, room }, 'the room could not be opened');
        retry();
      });
    });
    retryMs = Math.min(RETRY_MOST_MS, retryMs * 2);
  }

  const follower: Follower = {
    async gained() {
      wanted = true;
      await begin();
    },
    lost: () =>
      close(false).catch((error: unknown) => logger.error({ err: error, room }, 'the room did not close cleanly')),
  };

  return {
    get now() {
      return live;
    },
    live() {
      if (live === null) throw new CodeError(CODE.gameUnavailable);
      return live;
    },
    start: () => leadership.join(follower),
    async stop() {
      await close(true);
      await leadership.leave(follower);
    },
  };
}
