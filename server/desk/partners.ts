import { CODE, CodeError } from '../../contract/errors';
import { decideApplication, waitingApplications } from '../fortune/applications';
import type { House } from '../modules/module';
import type { DeskActs } from '../operators/acts';
import type { Player } from '../ports';

interface Word {
  readonly verdict: 'accepted' | 'refused';
  readonly reason: string;
}

/** Applications to become a partner, at the desk. */
export const createPartners = (
  { store, clock, events }: Pick<House, 'store' | 'clock' | 'events'>,
  acts: DeskActs,
) => ({
  async list(after: string | undefined) {
    return { ...(await waitingApplications(store.db, after)), serverTime: clock.now() };
  },

  /** @throws CodeError 3 where none waits: somebody else was quicker */
  decide: (operator: Player, userId: string, { verdict, reason }: Word) =>
    acts.perform(operator, { act: `partner.${verdict}`, subject: userId, reason }, async (tx) => {
      if (!(await decideApplication({ clock, events }, tx, userId, verdict, reason)))
        throw new CodeError(CODE.parameter);
      // An operator stays one.
      if (verdict === 'accepted')
        await tx
          .updateTable('users')
          .set({ role: 'agent' })
          .where('id', '=', userId)
          .where('role', '=', 'player')
          .execute();
      return { before: { state: 'review' }, after: { state: verdict }, reply: {} };
    }),
});
