import type { QueryClient } from '@tanstack/react-query';
import { guestSupportEndpoints, supportEndpoints, type Ticket, type TicketMessage } from '../../contract/support';
import { dataOf } from '../data/client';
import type { Heard } from '../data/heard';
import { keyOf } from '../data/keys';
import type { House } from '../house/house';
import { shrunk } from '../house/shrink';
import type { EndpointReply } from '../../contract/http';
import { browserTimers } from '../net/timers';
import { createOutbox, type Outbox, type Pending } from './outbox';

/** The desk's word makes the open conversation old. */
export const heard: Heard = { support: [supportEndpoints.overview, supportEndpoints.messages] };

/** A player's conversations, or a guest's. */
export const talkOf = (loggedIn: boolean) => (loggedIn ? supportEndpoints : guestSupportEndpoints);

type Overview = EndpointReply<typeof supportEndpoints.overview>;
type Messages = EndpointReply<typeof supportEndpoints.messages>;

/** Puts a message that has arrived into what is kept, in the same breath in which it is no longer pending. */
function arrived(client: QueryClient, loggedIn: boolean, ticket: Ticket, message: TicketMessage): void {
  const talk = talkOf(loggedIn);
  client.setQueryData<Overview>(keyOf(talk.overview, {}), (old) => old && { ...old, open: ticket });
  client.setQueryData<Messages>(keyOf(talk.messages, { query: { id: ticket.id } }), (old) => ({
    ticket,
    more: old?.more ?? message.seq > 1,
    list: [...(old?.list ?? []).filter(({ seq }) => seq !== message.seq), message].sort((a, b) => a.seq - b.seq),
  }));
  void client.invalidateQueries({ queryKey: keyOf(talk.messages, { query: { id: ticket.id } }) });
}

const outboxes = new WeakMap<House, Outbox>();

/** The one of a visit: what was written goes on its way though the panel closes. It ends with whoever wrote it. */
export function outboxOf(house: House): Outbox {
  const known = outboxes.get(house);
  if (known) return known;
  const { http, session, bus } = house;
  const client = dataOf(house, heard);
  const uploaded = new WeakMap<File, string>();
  const tokenNow = (): string => session.getSnapshot().context.token ?? '';

  const picture = async (file: File, token: string): Promise<string> => {
    const before = uploaded.get(file);
    if (before !== undefined) return before;
    const { id } = await http.call(supportEndpoints.upload, { body: { data: await shrunk(file) }, token, quiet: true });
    uploaded.set(file, id);
    return id;
  };

  const outbox = createOutbox({
    newId: house.newCommandId,
    now: house.clock.now,
    timers: browserTimers,
    async deliver({ uuid, topic, text, files, about }: Pending) {
      const token = tokenNow();
      const loggedIn = token !== '';
      const pictures: string[] = [];
      for (const file of files) pictures.push(await picture(file, token));
      const body = { uuid, topic, text, pictures, ...(about && { about }) };
      const { ticket, message } = await http.call(talkOf(loggedIn).send, { body, token, quiet: true });
      // What is kept is somebody else's by now.
      if (token === tokenNow()) arrived(client, loggedIn, ticket, message);
    },
  });
  // By the token: another tab's is taken before anybody knows whose it is, and nothing of the player before may go with it.
  let writer = tokenNow();
  session.subscribe(() => {
    if (tokenNow() === writer) return;
    writer = tokenNow();
    outbox.clear();
  });
  bus.on('channel/status', ({ status }) => {
    if (status === 'connected') outbox.again();
  });
  outboxes.set(house, outbox);
  return outbox;
}
