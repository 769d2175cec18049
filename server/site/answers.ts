import type { BigWin } from '../../contract/site';
import type { Answers } from '../http/answers';
import type { Clock } from '../ports';
import { SETTINGS, SITE_SETTINGS } from './settings';

export interface SiteAnswersDeps {
  readonly clock: Clock;
  /** Whether this server keeps its own data, without PostgreSQL. */
  readonly embedded: boolean;
  readonly topWins: () => Promise<BigWin[]>;
  /** A client's report of an error, a slow answer or a lost connection. */
  readonly onReport: (report: {
    kind: string;
    detail: string;
    route?: string | undefined;
    ms?: number | undefined;
    clientId: string;
  }) => void;
}

/** The site endpoints of the contract. */
export const siteAnswers = ({ clock, embedded, topWins, onReport }: SiteAnswersDeps): Answers['site'] => ({
  config: async () => ({ ...SITE_SETTINGS, embedded, serverTime: clock.now() }),
  setting: async ({ query: { key } }) => ({ key, value: SETTINGS[key] }),
  async errorNotify({ body }, { clientId }) {
    onReport({ ...body, clientId });
    return {};
  },
  topWins: async () => ({ list: await topWins() }),
});
