import type { SignedIn, Visitor } from '../http/answers';
import type { House, ServerModule } from '../modules/module';
import { whole } from '../system/whole';
import { accountKey, type Asker, guestAsker, guestKey, playerAsker } from './askers';
import { createTicketDesk } from './desk';
import { createFloods } from './floods';
import { createTicketPictures } from './pictures';
import { createReminders } from './reminders';
import { createTalk, type Talk } from './talk';
import { countUnread } from './tickets';

const talkOf = (house: House): Talk =>
  createTalk(house, { floods: createFloods(house), pictures: createTicketPictures(house) });

/** The same answers for players and guests: they differ in whom they ask about. */
const answersOf = <From extends Visitor>(talk: Talk, askerOf: (from: From) => Asker) => ({
  overview: async (_input: object, from: From) => talk.overview(askerOf(from)),
  messages: async ({ query }: { query: { id: string; before?: number | undefined } }, from: From) =>
    talk.messages(askerOf(from), query.id, query.before),
  send: async ({ body }: { body: Parameters<Talk['send']>[1] }, from: From) => talk.send(askerOf(from), body),
  seen: async ({ query, body }: { query: { id: string }; body: { seq: number } }, from: From) =>
    talk.seen(askerOf(from), query.id, body.seq),
  close: async ({ query }: { query: { id: string } }, from: From) => talk.close(askerOf(from), query.id),
  rate: async ({ query, body }: { query: { id: string }; body: { rating: number } }, from: From) =>
    talk.rate(askerOf(from), query.id, body.rating),
});

/** Live chat: a player's conversations with the desk (READINGS, Platform; contract/support). */
export function supportModule(house: House): ServerModule<'support'> {
  const pictures = createTicketPictures(house);
  const talk = talkOf(house);
  return {
    answers: {
      ...answersOf(talk, (from: SignedIn) => playerAsker(from)),
      async overview(_input, from) {
        await talk.adopt(guestKey(from.clientId), playerAsker(from));
        return talk.overview(playerAsker(from));
      },
      upload: ({ body }, { player, payer }) => pictures.upload(player.id, body.data, payer),
      picture: async ({ query }, { player }) => whole(await pictures.own(player.id, query.id)),
    },
    brief: async (userId) => ({ support: await countUnread(house.store.db, accountKey(userId)) }),
    jobs: createReminders(house).jobs,
  };
}

/** The same for whoever has no account, or cannot get into it. */
export const guestSupportModule = (house: House): ServerModule<'guestSupport'> => ({
  answers: answersOf(talkOf(house), guestAsker),
});

/** The desk's side (contract/supportDesk). */
export function supportDeskModule(house: House): ServerModule<'supportDesk'> {
  const desk = createTicketDesk(house, { pictures: createTicketPictures(house), reminders: createReminders(house) });
  return {
    answers: {
      queue: ({ query }, { player }) => desk.queue(query.shelf, player),
      ticket: ({ query }) => desk.ticket(query.id, query.before),
      take: ({ query }, { player }) => desk.take(query.id, player),
      answer: ({ query, body }, { player }) => desk.answer(query.id, body, player),
      note: ({ query, body }, { player }) => desk.note(query.id, body, player),
      close: ({ query }, { player }) => desk.close(query.id, player),
      picture: async ({ query }, { player }) => whole(await desk.picture(query.id, player)),
    },
  };
}
