import { resolve } from 'node:path';
import { HISTORY_DAYS } from '../store/retention/periods';
import { readSecretKeys } from './vault';

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
  /** Seal secrets in the store, 32 bytes each: the first one seals, all open. Without, a data directory keeps one of its own. */
  readonly secretsKeys?: NonNullable<ReturnType<typeof readSecretKeys>>;
  readonly logLevel: LogLevel;
  /**
   * Where one-time codes go that no gateway is there for: to the `screen` that asked (SANDBOX_CODES=1), to the screens of `friends` (the embedded
   * server: this machine and devices that know the account; other codes are printed), or to `nobody`.
   */
  readonly codes: 'screen' | 'friends' | 'nobody';
  /** Hands e-mails over (`smtp://`, `smtps://`), in the name of MAIL_FROM. */
  readonly smtp?: { readonly url: string; readonly from: string };
  /** Hands short messages over: `POST {to, text}`, with SMS_TOKEN as a bearer's. */
  readonly sms?: { readonly url: string; readonly token?: string };
  /** Whether X-Forwarded-For names the player's address: only behind a proxy of one's own. */
  readonly trustProxy: boolean;
  /** The header in which that proxy names the player's place (`cf-ipcountry`), in small letters; null where none does. */
  readonly regionHeader: string | null;
  /** Lets collectors outside our own network read /metrics. */
  readonly metricsToken?: string;
  /** House bots at the tables: an embedded house has them unless BOTS=0, one on PostgreSQL never. */
  readonly bots: boolean;
  /** A drand relay's address of one chain: its values join the shares of public seeds. */
  readonly beaconUrl?: string;
  /** An outside chat widget, shown in a frame in place of the house's own chat. */
  readonly supportWidget?: string;
  /** Rounds are in the tables of play for so many days, then in the archive. */
  readonly historyDays: number;
}

/** What is wrong with the environment, one line a variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The biggest wins of a day and the last draws are read from the tables of play. */
const LEAST_HISTORY_DAYS = 2;
/** A century: more of them would begin before there were any dates. */
const MOST_HISTORY_DAYS = 36_500;

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
  const regionHeader = text('REGION_HEADER')?.toLowerCase() ?? null;
  if (regionHeader !== null && !trustProxy)
    faults.push('REGION_HEADER needs TRUST_PROXY=1: a proxy of your own sets it');
  const smtpUrl = url('SMTP_URL', ['smtp', 'smtps']);
  const mailFrom = text('MAIL_FROM');
  if (smtpUrl && !mailFrom) faults.push('SMTP_URL needs MAIL_FROM: who the mails are from');
  const smsUrl = url('SMS_URL', ['https', 'http']);
  const smsToken = text('SMS_TOKEN');
  const beaconUrl = url('BEACON_URL', ['https', 'http']);
  const supportWidget = url('SUPPORT_WIDGET_URL', ['https']);
  if (supportWidget && !URL.canParse(supportWidget)) faults.push('SUPPORT_WIDGET_URL must be an address');
  const bots = flag('BOTS', '1');
  const secretsText = text('SECRETS_KEY');
  const secretsKeys = secretsText === undefined ? null : readSecretKeys(secretsText);
  if (secretsText !== undefined && secretsKeys === null)
    faults.push('SECRETS_KEY must be 32 bytes in base64 or hex (openssl rand -base64 32), several with commas');

  const historyDays = Number(text('HISTORY_DAYS') ?? HISTORY_DAYS);
  if (!Number.isInteger(historyDays) || historyDays < LEAST_HISTORY_DAYS || historyDays > MOST_HISTORY_DAYS)
    faults.push(
      `HISTORY_DAYS must be a whole number, ${LEAST_HISTORY_DAYS} to ${MOST_HISTORY_DAYS}, not "${env.HISTORY_DAYS}"`,
    );

  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return {
    port,
    host: text('HOST') ?? '0.0.0.0',
    ...(databaseUrl && { databaseUrl }),
    ...(natsUrl && { natsUrl }),
    ...(secretsKeys && { secretsKeys }),
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    logLevel: logLevel ?? 'info',
    codes: sandboxCodes ? 'screen' : databaseUrl === undefined ? 'friends' : 'nobody',
    ...(smtpUrl && mailFrom && { smtp: { url: smtpUrl, from: mailFrom } }),
    ...(smsUrl && { sms: { url: smsUrl, ...(smsToken && { token: smsToken }) } }),
    trustProxy,
    regionHeader,
    ...(metricsToken && { metricsToken }),
    ...(beaconUrl && { beaconUrl }),
    ...(supportWidget && { supportWidget }),
    bots: databaseUrl === undefined && bots,
    historyDays,
  };
}
