import { createHash } from 'node:crypto';
import type { BigWin } from '../../contract/site';
import type { Answers } from '../http/answers';
import type { Clock } from '../ports';
import { placeOf } from '../settings/rules';
import type { SettingValues } from '../settings/values';
import { configOf } from './config';
import { promotionsOf } from './promotions';

export interface SiteAnswersDeps {
  readonly clock: Clock;
  readonly values: SettingValues;
  /** Whether this server keeps its own data, without PostgreSQL. */
  readonly embedded: boolean;
  /** The address of an outside chat widget; null for none. */
  readonly supportWidget: string | null;
  /** Counts what clients say of themselves, by what it is about. `kind` is one of few: it becomes a metric’s label. */
  readonly count: (what: 'front' | 'page' | 'report', kind: string) => void;
  /** A session is used by its page (accounts, `visit`). */
  readonly visited: (token: string) => Promise<void>;
  readonly topWins: () => Promise<BigWin[]>;
  /** A client's report of an error, a slow answer or a lost connection. */
  readonly onReport: (report: {
    kind: string;
    detail: string;
    route?: string | undefined;
    ms?: number | undefined;
    /** Which browser, by a name that opens nothing. */
    browser: string;
  }) => void;
}

/** Kinds of reports that our own client sends (src/net/reporting). */
const REPORTED: ReadonlySet<string> = new Set(['error', 'slow', 'websocket_disconnect']);

/** A browser's own id is a secret, by which a guest's conversation is read and a code is used: it is in no log. */
const browserOf = (clientId: string): string => createHash('sha256').update(clientId).digest('hex').slice(0, 12);

/** The site endpoints of the contract. */
export const siteAnswers = ({
  clock,
  values,
  embedded,
  supportWidget,
  count,
  visited,
  topWins,
  onReport,
}: SiteAnswersDeps): Answers['site'] => ({
  config: async (_input, { region }) => ({
    ...configOf(values, region),
    embedded,
    ...(supportWidget !== null && { supportWidget }),
    serverTime: clock.now(),
  }),
  setting: async ({ query: { key } }) => ({ key, value: values.now(key) }),
  promoData: async () => promotionsOf(values),
  async frontInfo({ body: { platform, installed } }, { region }) {
    count('front', installed ? `${platform}_installed` : platform);
    return placeOf(values, region);
  },
  async pageOpen({ body: { page } }) {
    count('page', page);
    return {};
  },
  async visit(_input, { token }) {
    await visited(token);
    return {};
  },
  async errorNotify({ body }, { clientId }) {
    count('report', REPORTED.has(body.kind) ? body.kind : 'other');
    onReport({ ...body, browser: browserOf(clientId) });
    return {};
  },
  topWins: async () => ({ list: await topWins() }),
});
