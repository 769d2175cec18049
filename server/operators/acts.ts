import type { DeskActName } from '../../contract/deskActs';
import type { Clock, Player, Store, Tx } from '../ports';
import { noteAct } from './log';

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

export interface DeskActs {
  /**
   * Does something that an operator decided, with its line of the log in the same transaction: neither is there without the other. Whatever `work` throws undoes both.
   * Every write of the desk goes through here.
   */
  perform<Reply>(
    operator: Pick<Player, 'id'>,
    intent: DeskIntent,
    work: (tx: Tx) => Promise<DeskDeed<Reply>>,
  ): Promise<Reply>;
}

export const createDeskActs = ({
  store,
  clock,
}: {
  readonly store: Pick<Store, 'transaction'>;
  readonly clock: Pick<Clock, 'now'>;
}): DeskActs => ({
  perform: (operator, { act, subject, reason }, work) =>
    store.transaction(async (tx) => {
      const { before, after, reply, repeated } = await work(tx);
      if (repeated === true) return reply;
      const details = { ...(reason !== '' && { reason }), before, after };
      await noteAct(tx, clock, { actor: operator.id, act, subject, details });
      return reply;
    }),
});
