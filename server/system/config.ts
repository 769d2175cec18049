import { resolve } from 'node:path';
import { HISTORY_DAYS } from '../store/retention/periods';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the environment decides. Read once, in main.ts; nothing else looks at the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** PostgreSQL instead of the data directory. */
  readonly databaseUrl?: string;
  /** Makes this server one node of many. */
  readonly natsUrl?: string;
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /**
   * Where one-time codes go without an SMS gateway: to the `screen` that asked (SANDBOX_CODES=1), to the screens of `friends` (the embedded
   * server: this machine and devices that know the account; other codes are printed), or to `nobody`.
   */
  readonly codes: 'screen' | 'friends' | 'nobody';
  /** Whether X-Forwarded-For names the player's address: only behind a proxy of one's own. */
  readonly trustProxy: boolean;
  /** Lets collectors outside our own network read /metrics. */
  readonly metricsToken?: string;
  /** House bots at the tables: an embedded house has them unless BOTS=0, one on PostgreSQL never. */
  readonly bots: boolean;
  /** A drand relay's address of one chain: its values join the shares of public seeds. */
  readonly beaconUrl?: string;
  /** Rounds are in the tables of play for so many days, then in the archive. */
  readonly historyDays: number;
}

/** What is wrong with the environment, one line a variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The biggest wins of a day and the last draws are read from the tables of play. */
const LEAST_HISTORY_DAYS = 2;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. An empty variable counts as missing.
 * @throws ConfigError naming every variable that cannot be used
 */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const url = (name: string, schemes: readonly string[]): string | undefined => {
    const value = text(name);
    if (value !== undefined && !schemes.some((scheme) => value.startsWith(`${scheme}://`)))
      faults.push(`${name} must begin with ${schemes.map((s) => `${s}://`).join(' or ')}`);
    return value;
  };
  const flag = (name: string, unset: '0' | '1' = '0'): boolean => {
    const value = text(name) ?? unset;
    if (value !== '0' && value !== '1') faults.push(`${name} must be 0 or 1, not "${value}"`);
    return value === '1';
  };

  const port = Number(text('PORT') ?? '8080');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push(`PORT must be 0 to 65535, not "${env.PORT}"`);
  const wanted = text('LOG_LEVEL') ?? 'info';
  const logLevel = LOG_LEVELS.find((level) => level === wanted);
  if (!logLevel) faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${wanted}"`);
  const databaseUrl = url('DATABASE_URL', ['postgres', 'postgresql']);
  const metricsToken = text('METRICS_TOKEN');
  const natsUrl = url('NATS_URL', ['nats', 'tls']);
  if (natsUrl && !databaseUrl) faults.push('NATS_URL needs DATABASE_URL: nodes share one PostgreSQL');
  const sandboxCodes = flag('SANDBOX_CODES');
  const trustProxy = flag('TRUST_PROXY');
  const beaconUrl = url('BEACON_URL', ['https', 'http']);
  const bots = flag('BOTS', '1');

  const historyDays = Number(text('HISTORY_DAYS') ?? HISTORY_DAYS);
  if (!Number.isInteger(historyDays) || historyDays < LEAST_HISTORY_DAYS)
    faults.push(`HISTORY_DAYS must be a whole number from ${LEAST_HISTORY_DAYS} on, not "${env.HISTORY_DAYS}"`);

  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return {
    port,
    host: text('HOST') ?? '0.0.0.0',
    ...(databaseUrl && { databaseUrl }),
    ...(natsUrl && { natsUrl }),
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    logLevel: logLevel ?? 'info',
    codes: sandboxCodes ? 'screen' : databaseUrl === undefined ? 'friends' : 'nobody',
    trustProxy,
    ...(metricsToken && { metricsToken }),
    ...(beaconUrl && { beaconUrl }),
    bots: databaseUrl === undefined && bots,
    historyDays,
  };
}
