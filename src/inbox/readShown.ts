import { MAIL_REFRESH_MS } from '../../contract/constants';
import { mailboxCalls } from '../../contract/mailbox';
import { dataOf } from '../data/client';
import type { House } from '../house/house';
import { askAgain, markRead, recount, unreadIn } from './kept';
import { heard } from './queries';

/** Reads the mail of a notice that was on screen (display modes; READINGS, Platform); a notice of which there is no mail has nothing to read. */
export async function readShown(house: House, id: string): Promise<void> {
  const { channel, session } = house;
  const reply = await channel.request(mailboxCalls.read, { id }, { quiet: true }).catch(() => null);
  if (reply === null) return;
  const client = dataOf(house, heard);
  markRead(client, id);
  askAgain(client);
  recount(client, reply.tags);
  session.send({ type: 'unread', unread: unreadIn(reply.tags) });
  if (reply.claimed) setTimeout(() => session.send({ type: 'brief.refresh' }), MAIL_REFRESH_MS);
}
