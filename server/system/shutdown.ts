import type { Clock } from '../ports';

/** A server that has not closed by then does not close: whatever hangs, it is not what keeps bets safe. */
export const SHUTDOWN_MS = 10_000;

export interface ShutdownDeps {
  readonly close: () => Promise<void>;
  readonly exit: (code: number) => void;
  readonly clock: Clock;
  readonly logger: { info(details: object, message: string): void; error(details: object, message: string): void };
}

/**
 * What a signal to end does: closes in order and exits with 0; with 1 when that fails or takes longer than {@link SHUTDOWN_MS}, and at
 * once on a second signal.
 */
export function shutdownOn({ close, exit, clock, logger }: ShutdownDeps): (signal: string) => void {
  let closing = false;
  return (signal) => {
    if (closing) return exit(1);
    closing = true;
    logger.info({ signal }, 'closing');
    const cancel = clock.at(clock.now() + SHUTDOWN_MS, () => {
      logger.error({ ms: SHUTDOWN_MS }, 'closing takes too long');
      exit(1);
    });
    close().then(
      () => {
        cancel();
        exit(0);
      },
      (error: unknown) => {
        cancel();
        logger.error({ err: error }, 'closing failed');
        exit(1);
      },
    );
  };
}
