// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Inset, useInset } from './useInset';

afterEach(() => vi.restoreAllMocks());

const PLACES: Readonly<Record<string, readonly [top: number, bottom: number]>> = {
  canvas: [0, 600],
  above: [0, 40],
  below: [540, 600],
};

/** A browser in which everything has its place, and is asked for it as often as is counted. */
function layout() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [top, bottom] = PLACES[this.id] ?? [0, 0];
    return { top, bottom, left: 0, right: 400, width: 400, height: bottom - top } as DOMRect;
  });
}

/** A room that writes down what its picture knew each time before the browser painted. */
function Room({ painted }: { readonly painted: Inset[] }) {
  const canvas = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const inset = useInset(canvas, above, below);
  useLayoutEffect(() => void painted.push(inset));
  return (
    <>
      <div id="canvas" ref={canvas} />
      <div id="above" ref={above} />
      <div id="below" ref={below} />
    </>
  );
}

test('the first room of a page lies as the page’s picture does, without being measured; the next one as it is measured before it is seen', () => {
  const asked = layout();
  document.head.innerHTML = '<link rel="preload" as="image" media="all" href="/a.webp" data-covered="44,0,66,0">';
  const [first, next]: [Inset[], Inset[]] = [[], []];
  render(<Room painted={first} />).unmount();
  expect(first).toEqual([{ top: 44, right: 0, bottom: 66, left: 0 }]);
  expect(asked).not.toHaveBeenCalled();
  render(<Room painted={next} />);
  expect(next.at(-1)).toEqual({ top: 40, right: 0, bottom: 60, left: 0 });
});
