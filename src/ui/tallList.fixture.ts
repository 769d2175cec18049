import type * as virtual from '@tanstack/react-virtual';

type VirtualizerOptions = Parameters<typeof virtual.useVirtualizer<HTMLElement, HTMLElement>>[0];

/** A list that has no height shows no rows, and nothing has one in these tests: `vi.mock('@tanstack/react-virtual', tallLists)`. */
export async function tallLists(original: () => Promise<unknown>): Promise<typeof virtual> {
  const real = (await original()) as typeof virtual;
  const observeElementRect: VirtualizerOptions['observeElementRect'] = (_list, tell) =>
    tell({ width: 400, height: 800 });
  return {
    ...real,
    useVirtualizer: ((options: VirtualizerOptions) =>
      real.useVirtualizer({ ...options, observeElementRect })) as typeof virtual.useVirtualizer,
  };
}
