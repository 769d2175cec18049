/** Rows by their place: an array, or pages of them one after the other. */
export interface Listed<Item> {
  readonly length: number;
  at(index: number): Item | undefined;
}

/** Pages that were put behind each other. */
export interface Joined<Item> extends Listed<Item> {
  readonly pages: readonly (readonly Item[])[];
  /** How many rows there are up to the end of each page. */
  readonly ends: readonly number[];
}

/**
 * Puts pages behind each other without a copy of their rows: an array of a hundred thousand with each page that comes is what the browser then has to clear away, while one scrolls.
 * @param before what pages were before: those that are the same are not counted again
 */
export function join<Item>(pages: readonly (readonly Item[])[], before: Joined<Item> | null = null): Joined<Item> {
  let same = 0;
  while (before !== null && same < pages.length && before.pages[same] === pages[same]) same += 1;
  const ends = before === null ? [] : before.ends.slice(0, same);
  for (const page of pages.slice(same)) ends.push((ends.at(-1) ?? 0) + page.length);
  return {
    pages,
    ends,
    length: ends.at(-1) ?? 0,
    at(index) {
      if (index < 0) return undefined;
      let [low, high] = [0, ends.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) > index) high = middle;
        else low = middle + 1;
      }
      return pages[low]?.[index - (low === 0 ? 0 : (ends[low - 1] ?? 0))];
    },
  };
}
