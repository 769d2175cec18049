import { createHash } from 'node:crypto';
import { CODE, CodeError } from '../../contract/errors';
import type { SignedIn, Visitor } from '../http/answers';

/** Whose a conversation is. `key` is what it is found by. */
export interface Asker {
  readonly key: string;
  /** Null for a guest. */
  readonly userId: string | null;
  /** Guests of an address share what they may send; null where nobody knows it. */
  readonly address: string | null;
}

const GUEST = 'g:';

export const accountKey = (userId: string): string => `u:${userId}`;

export const playerAsker = ({ player }: SignedIn): Asker => ({
  key: accountKey(player.id),
  userId: player.id,
  address: null,
});

/** Client ids of ours are 32 random hex digits. What is shorter is nobody's secret, and opens no conversation. */
const CLIENT_ID = /^[\w-]{16,64}$/;

/**
 * A guest, by the client id of the browser; the store keeps its digest alone, because whoever knows the id may read the conversation.
 * @throws CodeError 3 without a usable one
 */
export function guestAsker({ clientId, ip }: Visitor): Asker {
  const key = guestKey(clientId);
  if (key === null) throw new CodeError(CODE.parameter);
  return { key, userId: null, address: ip };
}

/** What a browser asked by while nobody was signed in on it; null without a usable client id. */
export const guestKey = (clientId: string): string | null =>
  CLIENT_ID.test(clientId) ? `${GUEST}${createHash('sha256').update(clientId).digest('hex')}` : null;

/** Whether somebody asked while nobody was signed in. */
export const isGuestKey = (key: string): boolean => key.startsWith(GUEST);
