// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSteadyHeight } from './useSteadyHeight';

/** A panel that is as high as is said. */
function panelOf(height: number): HTMLDivElement {
  const panel = document.createElement('div');
  Object.defineProperty(panel, 'offsetHeight', { get: () => height });
  return panel;
}

test('the panel keeps the height of its form while a run goes on, and is free again after it', () => {
  const panel = panelOf(370);
  const { result, rerender } = renderHook(({ running }) => useSteadyHeight(running), {
    initialProps: { running: false },
  });
  result.current.current = panel;
  rerender({ running: false });
  expect(panel.style.minHeight).toBe('');
  rerender({ running: true });
  expect(panel.style.minHeight).toBe('370px');
  rerender({ running: false });
  expect(panel.style.minHeight).toBe('');
});
