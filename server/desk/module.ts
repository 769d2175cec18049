import { sql } from 'kysely';
import { OPEN_GAMES } from '../../contract/games';
import { frozenOf } from '../accounts/frozen';
import type { House, ServerModule } from '../modules/module';
import { whole } from '../system/whole';
import { createDeskActs } from '../operators/acts';
import { createBoards } from './boards';
import { createClaims } from './claims';
import { createDocs } from './docs';
import { createFailures } from './failures';
import { readLog } from './log';
import { createMailings } from './mailings';
import { createPartners } from './partners';
import { searchPeople } from './people';
import { createPersonReader } from './person';
import { createPersonActs } from './person-acts';
import { createToday } from './today';
import { waiting } from './waiting';

/** Decisions that the first view shows. */
const LAST_SHOWN = 6;

/**
 * The operator's desk (contract/desk). It looks at all areas and changes them by their own functions; each change goes through `DeskActs.perform` (server/operators/acts), which writes the
 * log in the same transaction. Nothing here moves money.
 */
export function deskModule(house: House): ServerModule<'desk'> {
  const { store, clock, presence, jobs, events } = house;
  const acts = createDeskActs(house);
  const today = createToday(house);
  const failures = createFailures(house, acts);
  const reader = createPersonReader(house);
  const person = createPersonActs(house, acts);
  const claims = createClaims(house, acts);
  const mailings = createMailings(house, acts);
  const boards = createBoards(house, acts);
  const docs = createDocs(house, acts);
  const partners = createPartners(house, acts);

  return {
    brief: async (userId) => ({ frozen: await frozenOf(store.db, userId) }),
    jobs: mailings.jobs,
    answers: {
      async brief(_input, { player: { id, name, avatar } }) {
        return { operator: { id, name, avatar }, ...(await waiting(house)) };
      },

      async home() {
        const [day, queue, outbox, { list }] = await Promise.all([
          today(),
          jobs.counts(),
          events.counts(),
          readLog(store, {}, LAST_SHOWN),
        ]);
        return {
          online: presence.online(),
          rooms: OPEN_GAMES.map((game) => ({ game, players: presence.inRoom(game) })),
          today: day,
          queued: queue.queued,
          pending: outbox.pending,
          last: list,
          serverTime: clock.now(),
        };
      },

      log: ({ query }) => readLog(store, query),
      operators: async () => ({
        list: await store.db
          .selectFrom('users')
          .select(['id', 'name'])
          .where('role', '=', sql.lit('operator'))
          .orderBy('id')
          .execute(),
      }),

      failures: async () => ({ list: await failures.list(), serverTime: clock.now() }),
      retry: ({ body }, { player }) => failures.retry(player, body),
      giveUp: ({ body }, { player }) => failures.giveUp(player, body),

      people: ({ query }) => searchPeople(store, query),
      person: ({ query: { id } }) => reader.person(id),
      personBets: ({ query: { id, after } }) => reader.bets(id, after),
      personFlow: ({ query: { id, after } }) => reader.flow(id, after),
      contact: ({ query: { id }, body }, { player }) => person.contact(player, id, body),
      freeze: ({ query: { id }, body }, { player }) => person.freeze(player, id, body),
      unfreeze: ({ query: { id }, body }, { player }) => person.unfreeze(player, id, body),
      endSessions: ({ query: { id }, body }, { player }) => person.endSessions(player, id, body),
      resetMfa: ({ query: { id }, body }, { player }) => person.resetMfa(player, id, body),

      claims: async ({ query: { after } }) => ({ ...(await claims.list(after)), serverTime: clock.now() }),
      claim: ({ query: { id } }) => claims.one(id),
      claimPicture: async ({ query: { id, picture } }, { player }) => whole(await claims.picture(player, id, picture)),
      mailings: ({ query: { after } }) => mailings.list(after),
      countMailing: ({ body: { audience } }) => mailings.count(audience),
      sendMailing: ({ body }, { player }) => mailings.order(player, body),
      cancelMailing: ({ query: { id }, body }, { player }) => mailings.cancel(player, id, body),
      boards: async () => ({ list: await boards.list(), serverTime: clock.now() }),
      putBoard: ({ body }, { player }) => boards.put(player, body),
      removeBoard: ({ query: { id }, body }, { player }) => boards.remove(player, id, body),

      docs: () => docs.list(),
      editedDoc: ({ query: { key } }) => docs.one(key),
      docVersion: ({ query: { key, version } }) => docs.version(key, version),
      changeDoc: ({ query: { key }, body }, { player }) => docs.change(player, key, body),
      undoDoc: ({ query: { key }, body }, { player }) => docs.undo(player, key, body),

      partners: ({ query: { after } }) => partners.list(after),
      decidePartner: ({ query: { id }, body }, { player }) => partners.decide(player, id, body),

      decide: ({ query: { id }, body }, { player }) => claims.decide(player, id, body),
    },
  };
}
