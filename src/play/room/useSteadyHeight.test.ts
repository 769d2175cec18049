// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSteadyHeight } from './useSteadyHeight';

afterEach(() => vi.unstubAllGlobals());

/** A browser that lays out when it is told to, every panel as high as is said. */
function layout() {
  const told: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        told.push(tell);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return (height: number) => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    for (const tell of told) tell();
  };
}

const Panel = ({ running }: { readonly running: boolean }) =>
  createElement('div', { ref: useSteadyHeight(running), role: 'group' });

test('the panel keeps the height of its form while a run goes on, and is free again after it', () => {
  const layOut = layout();
  const { rerender, getByRole } = render(createElement(Panel, { running: false }));
  const { style } = getByRole('group');
  layOut(370);
  expect(style.minHeight).toBe('');
  rerender(createElement(Panel, { running: true }));
  expect(style.minHeight).toBe('370px');
  // Of the card, which is lower.
  layOut(200);
  rerender(createElement(Panel, { running: false }));
  expect(style.minHeight).toBe('');
  rerender(createElement(Panel, { running: true }));
  expect(style.minHeight).toBe('370px');
});
