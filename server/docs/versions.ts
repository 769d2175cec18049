import { DOC_KEYS } from '../../contract/constants';
import { type DocText, docText, type DocVersion } from '../../contract/deskDocs';
import type { Doc, DocKey } from '../../contract/docs';
import { CODE, CodeError } from '../../contract/errors';
import type { Clock, Db, Tx } from '../ports';
import { TEXTS } from './texts/index';

/** When a day begins in Jakarta is when it does for the house. */
const WIB = '+07:00';
const VERSIONS_SHOWN = 50;

/** A doc of a version; 0 is as the house came with it. */
export interface Edition extends Doc {
  readonly version: number;
  readonly blocks: DocText['blocks'];
}

interface Row {
  readonly doc: DocKey;
  readonly version: bigint;
  readonly words: string;
  readonly at: bigint;
}

/** As the program has it. */
function initialOf(key: DocKey): Edition {
  const { updated, blocks, ...rest } = TEXTS[key];
  return { key, ...rest, blocks: [...blocks], updatedAt: Date.parse(`${updated}T00:00:00${WIB}`), version: 0 };
}

/** What an operator wrote; what a later program's schema does not take counts as never written. */
function editionOf({ doc, version, words, at }: Row): Edition | null {
  const read = docText.safeParse(JSON.parse(words));
  if (!read.success) return null;
  return { key: doc, module: TEXTS[doc].module, ...read.data, updatedAt: Number(at), version: Number(version) };
}

/** A doc by its newest row; what cannot be read stands as the program has it. */
const standing = (key: DocKey, row: Row | undefined): Edition =>
  (row && editionOf(row)) ?? { ...initialOf(key), version: Number(row?.version ?? 0) };

const COLUMNS = ['doc', 'version', 'words', 'at'] as const;

/** A doc as it is now. */
export async function currentDoc(db: Db | Tx, key: DocKey): Promise<Edition> {
  const row = await db
    .selectFrom('doc_versions')
    .select([...COLUMNS])
    .where('doc', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return standing(key, row);
}

/** All docs as they are now, in the reader's order. */
export async function currentDocs(db: Db): Promise<Edition[]> {
  const rows = await db
    .selectFrom('doc_versions as d')
    .select(['d.doc', 'd.version', 'd.words', 'd.at'])
    .where('d.version', '=', ({ selectFrom }) =>
      selectFrom('doc_versions as n')
        .select(({ fn }) => fn.max('n.version').as('newest'))
        .whereRef('n.doc', '=', 'd.doc'),
    )
    .execute();
  return DOC_KEYS.map((key) =>
    standing(
      key,
      rows.find(({ doc }) => doc === key),
    ),
  );
}

/** What a doc said in a version. @throws CodeError 3 for one that there is not */
export async function docOfVersion(db: Db | Tx, key: DocKey, version: number): Promise<DocText> {
  const row =
    version === 0
      ? undefined
      : await db
          .selectFrom('doc_versions')
          .select([...COLUMNS])
          .where('doc', '=', key)
          .where('version', '=', BigInt(version))
          .executeTakeFirst();
  const edition = version === 0 ? initialOf(key) : row && editionOf(row);
  if (!edition) throw new CodeError(CODE.parameter);
  const { title, summary, blocks } = edition;
  return { title, summary, blocks };
}

/** Who made the versions of a doc, the newest first. */
export async function versionsOf(db: Db, key: DocKey): Promise<DocVersion[]> {
  const rows = await db
    .selectFrom('doc_versions as v')
    .leftJoin('users as u', 'u.id', 'v.actor')
    .select(['v.version', 'v.at', 'v.actor', 'v.reason', 'u.name'])
    .where('v.doc', '=', key)
    .orderBy('v.version', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();
  return rows.map(({ version, at, actor, reason, name }) => ({
    version: Number(version),
    at: Number(at),
    actor: name ?? actor,
    reason,
  }));
}

interface Written {
  readonly key: DocKey;
  /** The newest version of now. */
  readonly base: number;
  readonly text: DocText;
  readonly actor: string;
  readonly reason: string;
}

/** Writes the version after `base`. @returns its number @throws CodeError 9005 when there is a newer one */
export async function writeDoc(
  tx: Tx,
  clock: Pick<Clock, 'now'>,
  { key, base, text: { title, summary, blocks }, actor, reason }: Written,
): Promise<number> {
  const newest = await tx
    .selectFrom('doc_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('doc', '=', key)
    .executeTakeFirst();
  if (Number(newest?.version ?? 0) !== base) throw new CodeError(CODE.repeatedRequest);
  const version = base + 1;
  const words = JSON.stringify({ title, summary, blocks });
  // Two operators at once: one of them has the number.
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('doc_versions')
    .values({ doc: key, version, words, at: clock.now(), actor, reason })
    .onConflict((conflict) => conflict.columns(['doc', 'version']).doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) throw new CodeError(CODE.repeatedRequest);
  return version;
}
