import type { DeskActName } from '../../contract/deskActs';
import { CODE, CodeError } from '../../contract/errors';
import { type Asking, requireSession } from '../accounts/still';
import type { Clock, Store, Tx } from '../ports';
import { noteAct } from './log';

/** Who does it, as the session said that let them in. */
export type Operator = Asking;

/** What an operator is about to do. `subject` is what it is done to, `reason` the operator's own words, '' where none are asked for. */
export interface DeskIntent {
  readonly act: DeskActName;
  readonly subject: string;
  readonly reason: string;
}

/** What it came to: what the subject was and what it is now, as the log shows them, and what the operator is answered. */
export interface DeskDeed<Reply> {
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reply: Reply;
  /** Nothing was done: it had been done before. There is no second line for it. */
  readonly repeated?: boolean;
}

/** The desk's word on what a player has asked for: an operator who has asked for it as well waits for another operator's. */
const WORDS: ReadonlySet<DeskActName> = new Set([
  'claim.verified',
  'claim.refused',
  'partner.accepted',
  'partner.refused',
]);

export interface DeskActs {
  /**
   * Does something that an operator decided, with its line of the log in the same transaction: neither is there without the other. Whatever `work` throws undoes both.
   * Every write of the desk goes through here.
   * @throws CodeError 1, 403 where the operator's session is over by then, or they work here no longer; 403 for a word on what they have asked for themselves
   */
  perform<Reply>(operator: Operator, intent: DeskIntent, work: (tx: Tx) => Promise<DeskDeed<Reply>>): Promise<Reply>;
}

export const createDeskActs = ({
  store,
  clock,
  admit = (tx, operator) => requireSession(store, tx, operator, false),
}: {
  readonly store: Pick<Store, 'transaction' | 'engine'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Whether an act may be done still, by the time that it is; for tests without sessions. */
  readonly admit?: (tx: Tx, operator: Operator) => Promise<void>;
}): DeskActs => ({
  perform: (operator, { act, subject, reason }, work) =>
    store.transaction(async (tx) => {
      await admit(tx, operator);
      if (WORDS.has(act) && subject === operator.id) throw new CodeError(CODE.noAuthority);
      const { before, after, reply, repeated } = await work(tx);
      await operator.keep?.(tx, reply ?? {});
      if (repeated === true) return reply;
      const details = { ...(reason !== '' && { reason }), before, after };
      await noteAct(tx, clock, { actor: operator.id, act, subject, details });
      return reply;
    }),
});
