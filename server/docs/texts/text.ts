import type { Doc, DocBlock } from '../../../contract/docs';

/** A doc as it is written down; its key is its place in the list. `updated` is the day on which its words last changed. */
export interface Text extends Pick<Doc, 'module' | 'title' | 'summary'> {
  readonly updated: `${number}-${number}-${number}`;
  readonly blocks: readonly DocBlock[];
}

export const head = (id: string, en: string): DocBlock => ({ kind: 'head', id, en });
export const text = (id: string, en: string): DocBlock => ({ kind: 'text', id, en });
/** Items of both languages side by side. */
export const list = (...items: readonly (readonly [id: string, en: string])[]): DocBlock => ({
  kind: 'list',
  id: items.map(([id]) => id).join('\n'),
  en: items.map(([, en]) => en).join('\n'),
});
