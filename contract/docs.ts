import * as z from 'zod/mini';
import { epochMs, none } from './common';
import { DOC_KEYS } from './constants';
import { endpoint } from './http';

/** A text in both languages of the house. */
const spoken = z.object({ id: z.string(), en: z.string() });

export const docKey = z.enum(DOC_KEYS);
export type DocKey = z.infer<typeof docKey>;

/** Docs that belong together: `play` is for players in doubt, `house` what the house owes and asks. */
export const DOC_MODULES = ['play', 'house'] as const;
export const docModule = z.enum(DOC_MODULES);
export type DocModule = z.infer<typeof docModule>;

/** `updatedAt`: when its words last changed. */
export const doc = z.object({ key: docKey, module: docModule, title: spoken, summary: spoken, updatedAt: epochMs });
export type Doc = z.infer<typeof doc>;

export const BLOCK_KINDS = ['head', 'text', 'list'] as const;
/** A piece of a doc, in the order in which it is read. A list's items are parted by line ends. */
export const docBlock = z.object({ kind: z.enum(BLOCK_KINDS), ...spoken.shape });
export type DocBlock = z.infer<typeof docBlock>;

/** Where notices of the house are shown. */
export const BOARD_GROUPS = ['home', 'help'] as const;
export const boardGroup = z.enum(BOARD_GROUPS);
export type BoardGroup = z.infer<typeof boardGroup>;

/** A notice. `link` is a page or a panel of ours; `since` is when it was put up. */
export const board = z.object({
  id: z.string(),
  group: boardGroup,
  title: spoken,
  body: spoken,
  link: z.optional(z.string()),
  since: epochMs,
});
export type Board = z.infer<typeof board>;

/** A currency as amounts of it are written; `rate` is rupiah for one unit in this house, a sandbox's fixed rate. */
export const symbol = z.object({
  code: z.enum(['IDR', 'USD', 'USDT', 'YEC']),
  name: z.string(),
  sign: z.string(),
  decimals: z.int(),
  rate: z.number(),
});
export type CurrencySymbol = z.infer<typeof symbol>;

/** Board, docs, symbols (first document, section 5). What there is none of is refused with 3. */
export const docsEndpoints = {
  boards: endpoint({
    method: 'GET',
    path: '/heracles/board/boards/:group',
    access: 'guest',
    common: true,
    rate: 'lookup',
    query: z.object({ group: boardGroup }),
    body: none,
    reply: z.object({ list: z.array(board) }),
  }),
  doc: endpoint({
    method: 'GET',
    path: '/heracles/doc/docs/:key',
    access: 'guest',
    common: true,
    rate: 'lookup',
    query: z.object({ key: docKey }),
    body: none,
    reply: doc,
  }),
  content: endpoint({
    method: 'GET',
    path: '/heracles/doc/docs/:key/content',
    access: 'guest',
    common: true,
    rate: 'lookup',
    query: z.object({ key: docKey }),
    body: none,
    reply: z.object({ ...doc.shape, blocks: z.array(docBlock) }),
  }),
  /** Somebody opened it: counted by day, without who. */
  visit: endpoint({
    method: 'POST',
    path: '/heracles/doc/docs/:key/visit',
    access: 'guest',
    query: z.object({ key: docKey }),
    body: none,
    reply: none,
  }),
  module: endpoint({
    method: 'GET',
    path: '/heracles/doc/module/:id',
    access: 'guest',
    common: true,
    rate: 'lookup',
    query: z.object({ id: docModule }),
    body: none,
    reply: z.object({ id: docModule, title: spoken, docs: z.array(doc) }),
  }),
  symbol: endpoint({
    method: 'GET',
    path: '/heracles/symbol/:code',
    access: 'guest',
    common: true,
    query: z.object({ code: symbol.shape.code }),
    body: none,
    reply: symbol,
  }),
} as const;
