import type { House, ServerModule } from '../modules/module';
import { positionAnswer } from './position';
import { readRecord } from './record';
import { createFairPlay } from './service';

type Deps = Pick<House, 'store' | 'clock' | 'entropy' | 'events' | 'hiddenOf'> & {
  /** The site's own minutes between two reality checks, 0 for none. */
  readonly siteReminder: () => number;
};

/** What players set for themselves (contract/fairplay). What it forbids is refused by the guards: `guard` for stakes, `deposits` for deposits. */
export function fairPlayModule(deps: Deps): ServerModule<'fairPlay'> {
  const { store } = deps;
  const play = createFairPlay(deps);
  return {
    answers: {
      state: (_input, { player }) => play.state(player.id),
      setLimit: ({ query: { kind }, body: { amount } }, { player }) => play.setLimit(player.id, kind, amount),
      withdrawLimit: ({ query: { kind } }, { player }) => play.withdrawLimit(player.id, kind),
      setReminder: ({ body: { minutes } }, { player }) => play.setReminder(player.id, minutes),
      startBreak: ({ body: { length } }, { player }) => play.startBreak(player.id, length),
      exclude: ({ body: { length } }, { player }) => play.exclude(player.id, length),
      record: ({ query: { after } }, { player }) => readRecord(store.db, player.id, after),
      position: positionAnswer(deps),
    },
    brief: async (userId) => ({ fairPlay: await play.brief(userId) }),
  };
}
