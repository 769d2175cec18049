import { pino } from 'pino';
import type { Logger } from 'pino';
import type { LogLevel } from './config';

export type { Logger } from 'pino';

/** JSON lines on standard output. Tokens, passwords and codes never get here; these paths are a second net. */
export const createLogger = (level: LogLevel): Logger =>
  pino({
    level,
    base: undefined,
    redact: ['token', 'password', 'code', '*.token', '*.password', 'req.headers["x-token"]'],
  });
