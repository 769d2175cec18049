import type { DocText } from '../../contract/deskDocs';
import type { DocKey } from '../../contract/docs';
import { CODE, CodeError } from '../../contract/errors';
import { currentDoc, currentDocs, docOfVersion, versionsOf, writeDoc } from '../docs/versions';
import type { House } from '../modules/module';
import type { DeskActs } from '../operators/acts';
import type { Player } from '../ports';

/** Docs of the house at the desk. What a version said stays in the store; the log names versions. */
export const createDocs = ({ store, clock }: Pick<House, 'store' | 'clock'>, acts: DeskActs) => ({
  list: async () => ({
    list: (await currentDocs(store.db)).map(({ blocks: _, ...doc }) => doc),
  }),

  one: async (key: DocKey) => ({ ...(await currentDoc(store.db, key)), versions: await versionsOf(store.db, key) }),

  version: async (key: DocKey, version: number) => ({ version, ...(await docOfVersion(store.db, key, version)) }),

  /** @throws CodeError 9005 when `base` is not the newest version */
  change: (
    operator: Player,
    key: DocKey,
    { base, reason, ...text }: DocText & { readonly base: number; readonly reason: string },
  ): Promise<{ version: number }> =>
    acts.perform(operator, { act: 'doc.change', subject: key, reason }, async (tx) => {
      const version = await writeDoc(tx, clock, { key, base, text, actor: operator.id, reason });
      return { before: { version: base }, after: { version }, reply: { version } };
    }),

  /** @throws CodeError 9005 when it is not the newest version, 3 for one that there is not */
  undo: (
    operator: Player,
    key: DocKey,
    { version: undone, reason }: { readonly version: number; readonly reason: string },
  ): Promise<{ version: number }> =>
    acts.perform(operator, { act: 'doc.undo', subject: key, reason }, async (tx) => {
      const { version: newest } = await currentDoc(tx, key);
      if (newest !== undone) throw new CodeError(CODE.repeatedRequest);
      const text = await docOfVersion(tx, key, undone - 1);
      const version = await writeDoc(tx, clock, { key, base: undone, text, actor: operator.id, reason });
      return { before: { version: undone }, after: { version, as: undone - 1 }, reply: { version } };
    }),
});
