import { type DocText, docText } from '../../../contract/deskDocs';
import type { DocBlock } from '../../../contract/docs';

/** A piece that is being written; `key` tells it from the others while it moves among them. */
export interface Piece extends DocBlock {
  readonly key: number;
}

export interface Draft extends Pick<DocText, 'title' | 'summary'> {
  readonly pieces: readonly Piece[];
}

export const draftOf = ({ title, summary, blocks }: DocText): Draft => ({
  title,
  summary,
  pieces: blocks.map((block, key) => ({ ...block, key })),
});

/** What it says as the contract has it; null while something is missing, too long or uneven. */
export function textOf({ title, summary, pieces }: Draft): DocText | null {
  const read = docText.safeParse({ title, summary, blocks: pieces.map(({ key: _, ...block }) => block) });
  return read.success ? read.data : null;
}

/** The piece at a place moved by so many places. */
export function moved(pieces: readonly Piece[], from: number, by: 1 | -1): readonly Piece[] {
  const piece = pieces[from];
  const to = from + by;
  if (piece === undefined || to < 0 || to >= pieces.length) return pieces;
  return pieces.toSpliced(from, 1).toSpliced(to, 0, piece);
}

/** With an empty paragraph at the end. */
export const longer = (pieces: readonly Piece[]): readonly Piece[] => [
  ...pieces,
  { key: 1 + Math.max(-1, ...pieces.map(({ key }) => key)), kind: 'text', id: '', en: '' },
];
