import type { FreezeCause } from '../../contract/account';
import type { IDENTITY_PROOFS } from '../../contract/deskPeople';
import { CODE, CodeError } from '../../contract/errors';
import { freeze, unfreeze } from '../accounts/frozen';
import type { House } from '../modules/module';
import type { DeskActs } from '../operators/acts';
import type { Player, Store, Tx } from '../ports';
import { mayChange } from './person';

/** The account of a person, locked against whoever changes it at the same time. @throws CodeError 3 for none, and for an operator's */
async function lockPerson({ engine }: Pick<Store, 'engine'>, tx: Tx, id: string) {
  const query = tx.selectFrom('users').selectAll().where('id', '=', id);
  const row = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined || !mayChange(row)) throw new CodeError(CODE.parameter);
  return row;
}

/** What an operator may do to an account. Each needs a reason and leaves a line in the log; none of it moves money. */
export function createPersonActs({ store, clock, events, accounts }: House, acts: DeskActs) {
  const { sessions, factors, ended } = accounts.parts;
  const refuse = (): never => {
    throw new CodeError(CODE.parameter);
  };

  return {
    freeze: (operator: Player, id: string, { cause, reason }: { cause: FreezeCause; reason: string }) =>
      acts.perform(operator, { act: 'person.freeze', subject: id, reason }, async (tx) => {
        await lockPerson(store, tx, id);
        if (!(await freeze({ clock, events }, tx, id, cause))) refuse();
        return { before: { frozen: false }, after: { frozen: true, cause }, reply: {} };
      }),

    unfreeze: (operator: Player, id: string, { reason }: { reason: string }) =>
      acts.perform(operator, { act: 'person.unfreeze', subject: id, reason }, async (tx) => {
        const { frozen_for } = await lockPerson(store, tx, id);
        if (!(await unfreeze({ events }, tx, id))) refuse();
        return { before: { frozen: true, cause: frozen_for }, after: { frozen: false }, reply: {} };
      }),

    async endSessions(
      operator: Player,
      id: string,
      { session, reason }: { session?: string | undefined; reason: string },
    ) {
      await acts.perform(operator, { act: 'person.endSessions', subject: id, reason }, async (tx) => {
        await lockPerson(store, tx, id);
        const closed = await sessions.closeSome(tx, id, session ?? '');
        if (closed === 0 && session !== undefined) refuse();
        return { before: { sessions: closed, ...(session !== undefined && { session }) }, reply: {} };
      });
      ended({ kind: session === undefined ? 'player' : 'some', userId: id });
      return {};
    },

    async resetMfa(
      operator: Player,
      id: string,
      { proof, reason }: { proof: (typeof IDENTITY_PROOFS)[number]; reason: string },
    ) {
      await acts.perform(operator, { act: 'person.resetMfa', subject: id, reason }, async (tx) => {
        const { mfa } = await lockPerson(store, tx, id);
        if (mfa === '') refuse();
        await factors.disable(tx, id);
        await sessions.closeAll(tx, id);
        return { before: { mfa }, after: { mfa: 'none', proof }, reply: {} };
      });
      ended({ kind: 'player', userId: id });
      return {};
    },

    /** Addresses in full, for an operator who has to reach the owner. */
    contact: (operator: Player, id: string, { reason }: { reason: string }) =>
      acts.perform(operator, { act: 'person.contact', subject: id, reason }, async (tx) => {
        const row = await tx.selectFrom('users').select(['phone', 'email']).where('id', '=', id).executeTakeFirst();
        if (row === undefined) return refuse();
        return { reply: { phone: `+${row.phone}`, email: row.email === '' ? null : row.email } };
      }),
  };
}
