import { BOARD_GROUPS, type Board, type Doc } from '../../contract/docs';
import type { House, ServerModule } from '../modules/module';
import { SYMBOLS } from './symbols';
import { MODULE_TITLES } from './texts/index';
import { currentDoc, currentDocs, type Edition } from './versions';
import { createVisits } from './visits';

/** A group that a newer program put up is none of ours to show. */
const isGroup = (text: string): text is Board['group'] => BOARD_GROUPS.some((group) => group === text);

const docOf = ({ version: _version, blocks: _blocks, ...doc }: Edition): Doc => doc;

/** Board, docs and symbols (first document, section 5). */
export const docsModule = ({ store, clock }: Pick<House, 'store' | 'clock'>): ServerModule<'docs'> => {
  const visits = createVisits(store, clock);
  return {
    answers: {
      async boards({ query: { group } }) {
        const now = BigInt(clock.now());
        const rows = await store.db
          .selectFrom('boards')
          .selectAll()
          .where('board_group', '=', group)
          .where('since_at', '<=', now)
          .where((is) => is.or([is('until_at', '=', 0n), is('until_at', '>', now)]))
          .orderBy('since_at', 'desc')
          .limit(20)
          .execute();
        return {
          list: rows
            .filter((row) => isGroup(row.board_group))
            .map((row) => ({
              id: row.id,
              group: row.board_group,
              title: JSON.parse(row.title) as Board['title'],
              body: JSON.parse(row.body) as Board['body'],
              ...(row.link === '' ? {} : { link: row.link }),
              since: Number(row.since_at),
            })),
        };
      },
      doc: async ({ query: { key } }) => docOf(await currentDoc(store.db, key)),
      async content({ query: { key } }) {
        const edition = await currentDoc(store.db, key);
        return { ...docOf(edition), blocks: edition.blocks };
      },
      async visit({ query: { key } }) {
        await visits.count(key);
        return {};
      },
      module: async ({ query: { id } }) => ({
        id,
        title: MODULE_TITLES[id],
        docs: (await currentDocs(store.db)).map(docOf).filter(({ module }) => module === id),
      }),
      symbol: async ({ query: { code } }) => ({ code, ...SYMBOLS[code] }),
    },
  };
};
