import * as z from 'zod/mini';
import { epochMs, none } from './common';
import { deskAct, deskLook, deskReason } from './deskParts';
import { BLOCK_KINDS, doc, docBlock, docKey } from './docs';
import { endpoint } from './http';
import { plainText } from './plainText';

export const DOC_TITLE_MAX = 80;
export const DOC_SUMMARY_MAX = 160;
export const DOC_BLOCK_MAX = 4_000;
export const DOC_BLOCKS_MOST = 60;

const spokenOf = (most: number) => {
  const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(most), plainText);
  return { id: text, en: text };
};

/** What a doc says, in both languages: pieces of plain text, so that nobody's markup reaches a player. A list has as many items in one language as in the other. */
export const docText = z.object({
  title: z.object(spokenOf(DOC_TITLE_MAX)),
  summary: z.object(spokenOf(DOC_SUMMARY_MAX)),
  blocks: z
    .array(
      z
        .object({ kind: z.enum(BLOCK_KINDS), ...spokenOf(DOC_BLOCK_MAX) })
        .check(z.refine(({ kind, id, en }) => kind !== 'list' || id.split('\n').length === en.split('\n').length)),
    )
    .check(z.minLength(1), z.maxLength(DOC_BLOCKS_MOST)),
});
export type DocText = z.infer<typeof docText>;

/** A doc at the desk; `version` counts its changes, 0 is as the house came with it. */
export const deskDoc = z.object({ ...doc.shape, version: z.int() });

/** Who made a version; `actor` is an operator's name. */
export const docVersion = z.object({ version: z.int(), at: epochMs, actor: z.string(), reason: z.string() });
export type DocVersion = z.infer<typeof docVersion>;

const version = z.coerce.number().check(z.int(), z.gte(0));
const changed = z.object({ version: z.int() });

/** The docs of the house at the desk. Every change is a version, and players read it at once. */
export const deskDocEndpoints = {
  docs: endpoint({ ...deskLook, path: '/desk/docs', query: none, reply: z.object({ list: z.array(deskDoc) }) }),
  /** One of them as it is now, with who made its versions, the newest first: 50 of them at most. */
  editedDoc: endpoint({
    ...deskLook,
    path: '/desk/docs/:key',
    query: z.object({ key: docKey }),
    reply: z.object({ ...deskDoc.shape, blocks: z.array(docBlock), versions: z.array(docVersion) }),
  }),
  /** What it said in a version. @throws 3 for one that there is not */
  docVersion: endpoint({
    ...deskLook,
    path: '/desk/docs/:key/versions/:version',
    query: z.object({ key: docKey, version }),
    reply: z.object({ version: z.int(), ...docText.shape }),
  }),
  /** `base` is the version that was changed. @throws 9005 when another one has come since */
  changeDoc: endpoint({
    ...deskAct,
    path: '/desk/docs/:key',
    query: z.object({ key: docKey }),
    body: z.object({ base: z.int().check(z.gte(0)), ...docText.shape, reason: deskReason }),
    reply: changed,
  }),
  /** Takes the newest version back: what stood before it comes again, as a version of its own. @throws 9005 when it is not the newest, 3 for 0 */
  undoDoc: endpoint({
    ...deskAct,
    path: '/desk/docs/:key/undo',
    query: z.object({ key: docKey }),
    body: z.object({ version: z.int().check(z.gte(1)), reason: deskReason }),
    reply: changed,
  }),
} as const;
