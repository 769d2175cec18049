import type { Clock } from '../ports';

/** A server that has not closed by then does not close: whatever hangs, it is not what keeps bets safe. */
export const SHUTDOWN_MS = 10_000;

export interface ShutdownDeps {
  readonly close: () => Promise<void>;
  readonly exit: (code: number) => void;
  readonly clock: Clock;
  readonly logger: { info(details: object, message: string): void; error(details: object, message: string): void };
}

/** Ends the server: closes in order and exits. */
export interface Shutdown {
  /** A signal asks for it: exits with 0. A second signal does not wait for the first. */
  onSignal(signal: string): void;
  /** Something happened that nobody was prepared for, so nothing in memory can be relied on: exits with 1. */
  onFault(error: unknown, kind: string): void;
}

/** Closes once, whatever asks for it, and exits; with 1 when closing fails or takes longer than {@link SHUTDOWN_MS}. */
export function createShutdown({ close, exit, clock, logger }: ShutdownDeps): Shutdown {
  let closing = false;
  let code = 0;

  const end = (): void => {
    closing = true;
    const cancel = clock.at(clock.now() + SHUTDOWN_MS, () => {
      logger.error({ ms: SHUTDOWN_MS }, 'closing takes too long');
      exit(1);
    });
    close().then(
      () => {
        cancel();
        exit(code);
      },
      (error: unknown) => {
        cancel();
        logger.error({ err: error }, 'closing failed');
        exit(1);
      },
    );
  };

  return {
    onSignal(signal) {
      if (closing) return exit(1);
      logger.info({ signal }, 'closing');
      end();
    },
    onFault(error, kind) {
      logger.error({ err: error, kind }, 'a fault that nobody caught: closing');
      code = 1;
      if (!closing) end();
    },
  };
}
