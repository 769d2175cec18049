/** Where the rows of a long list stand: items of one height under headings of one height, so that a place is worked out and nothing is measured. */

/** A run of items under one heading. */
export interface Section<Key extends string> {
  readonly key: Key;
  /** Its first item, by number. */
  readonly from: number;
}

/** px. */
export interface Heights {
  readonly head: number;
  readonly item: number;
}

/** An item with where it stands, px below the list's top. */
export interface ItemRow {
  readonly kind: 'item';
  readonly index: number;
  readonly top: number;
}

/** A row with where it stands, px below the list's top. */
export type Row<Key extends string> =
  ItemRow | { readonly kind: 'head'; readonly section: Section<Key>; readonly top: number };

/** Sections in order, none of them empty, and how many items there are. */
export interface Plan<Key extends string> {
  readonly sections: readonly Section<Key>[];
  readonly count: number;
}

/** Items under the names that they have, in the order in which they came: a change of name begins a section. @param nameOf a number that is the same within a section */
export function sectionsOf<Item, Key extends string>(
  items: readonly Item[],
  nameOf: (item: Item) => number,
  keyOf: (item: Item) => Key,
): readonly Section<Key>[] {
  const sections: Section<Key>[] = [];
  let last = Number.NaN;
  items.forEach((item, from) => {
    const name = nameOf(item);
    if (name !== last) sections.push({ key: keyOf(item), from });
    last = name;
  });
  return sections;
}

/** How high all of it is, px. */
export const heightOf = <Key extends string>({ sections, count }: Plan<Key>, { head, item }: Heights): number =>
  sections.length * head + count * item;

const topOfSection = ({ from }: Section<string>, at: number, { head, item }: Heights): number =>
  at * head + from * item;

/** Which section holds for a place: the last one whose `order` is not beyond it. */
function lastNotBeyond(sections: readonly Section<string>[], place: number, order: (at: number) => number): number {
  let [low, high] = [0, sections.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (order(middle) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where an item stands, px below the list's top. */
export const topOfItem = <Key extends string>({ sections }: Plan<Key>, index: number, heights: Heights): number =>
  (lastNotBeyond(sections, index, (at) => sections[at]?.from ?? 0) + 1) * heights.head + index * heights.item;

/** The rows of which anything is between two places, px below the list's top. As quick at the end of a hundred thousand as at their beginning. */
export function rowsBetween<Key extends string>(
  { sections, count }: Plan<Key>,
  heights: Heights,
  from: number,
  to: number,
): readonly Row<Key>[] {
  const rows: Row<Key>[] = [];
  const topAt = (at: number): number => topOfSection(sections[at] ?? { key: '', from: count }, at, heights);
  for (let at = lastNotBeyond(sections, from, topAt); at < sections.length; at += 1) {
    const section = sections[at];
    const top = topAt(at);
    if (section === undefined || top >= to) break;
    const first = top + heights.head;
    if (first > from) rows.push({ kind: 'head', section, top });
    const end = sections[at + 1]?.from ?? count;
    const skipped = Math.max(0, Math.floor((from - first) / heights.item));
    for (let index = section.from + skipped; index < end; index += 1) {
      const itemTop = first + (index - section.from) * heights.item;
      if (itemTop >= to) return rows;
      rows.push({ kind: 'item', index, top: itemTop });
    }
  }
  return rows;
}

/** Of rows that are wanted all headings, the items that are made already, and so many `more`: first those between two places, then the nearest. In their order. */
export function ration<Key extends string>(
  rows: readonly Row<Key>[],
  isMade: (row: ItemRow) => boolean,
  more: number,
  from: number,
  to: number,
): readonly Row<Key>[] {
  const unmade = rows.filter((row) => row.kind === 'item' && !isMade(row));
  if (unmade.length <= more) return rows;
  const away = ({ top }: Row<Key>): number => Math.max(0, from - top, top - to);
  const later = new Set([...unmade].sort((one, other) => away(one) - away(other)).slice(more));
  return rows.filter((row) => !later.has(row));
}
