import type { DeskBoard } from '../../contract/deskMail';
import { CODE, CodeError } from '../../contract/errors';
import { allBoards, boardBy, dropBoard, putBoard } from '../docs/boards';
import type { House } from '../modules/module';
import type { DeskActs } from '../operators/acts';
import type { Player } from '../ports';

const refusal = () => new CodeError(CODE.parameter);

type Draft = Omit<DeskBoard, 'id'> & { readonly id?: string | undefined; readonly reason: string };

/** Notices of the house at the desk. What one said before stands in the log. */
export function createBoards({ store, entropy }: Pick<House, 'store' | 'entropy'>, acts: DeskActs) {
  return {
    list: () => allBoards(store.db),

    put(operator: Player, { reason, id: known, ...draft }: Draft): Promise<{ id: string }> {
      if (draft.until !== 0 && draft.until <= draft.since) throw refusal();
      const id = known ?? entropy.id();
      const act = known === undefined ? 'board.add' : 'board.change';
      return acts.perform(operator, { act, subject: id, reason }, async (tx) => {
        const before = await boardBy(tx, id);
        if (known !== undefined && before === undefined) throw refusal();
        const after = { id, ...draft };
        await putBoard(tx, after);
        return { before, after, reply: { id } };
      });
    },

    remove: (operator: Player, id: string, { reason }: { readonly reason: string }) =>
      acts.perform(operator, { act: 'board.remove', subject: id, reason }, async (tx) => {
        const before = await boardBy(tx, id);
        if (before === undefined) throw refusal();
        await dropBoard(tx, id);
        return { before, reply: {} };
      }),
  };
}
