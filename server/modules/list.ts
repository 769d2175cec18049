import { accountAnswers } from '../accounts/answers';
import { deskModule } from '../desk/module';
import { docsModule } from '../docs/module';
import { fairPlayModule } from '../fairplay/module';
import { flowModule } from '../flow/module';
import { fortuneModule } from '../fortune/module';
import { historyModule } from '../history/module';
import { inboxModule } from '../inbox/module';
import { withArchive } from '../rounds/records';
import { siteAnswers } from '../site/answers';
import { fairAnswers, fairBindings } from '../site/fair';
import { settingsModule } from '../settings/module';
import { securityModule } from '../security/module';
import { guestSupportModule, supportDeskModule, supportModule } from '../support/module';
import { replayAnswers } from '../site/replay';
import { createTopWins } from '../site/top-wins';
import { tutorialAnswers } from '../site/tutorial';
import type { AccountBrief, Area, House, ServerModule } from './module';

/** Every domain, by the area of the contract that it answers: the compiler lists what is missing. */
const MODULES: { readonly [A in Area]: (house: House) => ServerModule<A> } = {
  account: (house) => ({ answers: accountAnswers(house) }),
  security: securityModule,
  settings: settingsModule,
  site: ({ accounts, clock, store, rooms, logger, settings, metrics, supportWidget }) => ({
    answers: siteAnswers({
      clock,
      supportWidget,
      values: settings.values,
      count: (what, kind) => metrics.said(what, kind),
      visited: (token) => accounts.visit(token),
      embedded: store.engine === 'sqlite',
      topWins: createTopWins(rooms, clock),
      onReport: (report) => logger.warn({ report }, 'client report'),
    }),
  }),
  replay: ({ store, records }) => ({ answers: replayAnswers(withArchive(store.db, records)) }),
  fair: ({ store, clock }) => ({ answers: fairAnswers({ store }), calls: fairBindings({ store, clock }) }),
  tutorial: ({ store, clock }) => ({ answers: tutorialAnswers(store, clock) }),
  docs: docsModule,
  desk: deskModule,
  fairPlay: (house) =>
    fairPlayModule({ ...house, siteReminder: () => house.settings.values.now('reality_check_minutes') }),
  fortune: fortuneModule,
  inbox: inboxModule,
  history: (house) => historyModule({ ...house, records: withArchive(house.store.db, house.records) }),
  support: supportModule,
  guestSupport: guestSupportModule,
  supportDesk: supportDeskModule,
  flow: (house) => flowModule({ ...house, records: withArchive(house.store.db, house.records) }),
};

export type Modules = { readonly [A in Area]: ServerModule<A> };

/** Makes them all. */
export function createModules(house: Omit<House, 'briefOf'>): Modules {
  const briefOf = async (userId: string): Promise<AccountBrief> => {
    const briefs = await Promise.all(Object.values<ServerModule>(modules).map(({ brief }) => brief?.(userId)));
    return Object.assign({}, ...briefs) as AccountBrief;
  };
  const modules = Object.fromEntries(
    Object.entries(MODULES).map(([area, make]) => [area, make({ ...house, briefOf })]),
  ) as Modules;
  return modules;
}
