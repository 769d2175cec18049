// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Tabs } from './Tabs';

const OPTIONS = [
  { value: 'all', label: 'Semua', count: 120, countLabel: '120 baru' },
  { value: 'news', label: 'Kabar' },
  { value: 'site', label: 'Situs' },
] as const;

function Shelves() {
  const [value, setValue] = useState<'all' | 'news' | 'site'>('all');
  return (
    <Tabs label="Jenis" options={OPTIONS} value={value} onChange={setValue}>
      {`Isi ${value}`}
    </Tabs>
  );
}

const chosen = (): string | undefined =>
  screen.getByRole('tab', { selected: true }).textContent?.replace('99+120 baru', '');
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

beforeEach(() => void render(<Shelves />));
afterEach(cleanup);

it('shows the view of the tab that was tapped, by its name, and how much is new behind one', () => {
  expect(screen.getByRole('tab', { name: /^Semua.*120 baru$/ }).textContent).toContain('99+');
  fireEvent.click(screen.getByRole('tab', { name: 'Situs' }));
  expect(chosen()).toBe('Situs');
  expect(screen.getByRole('tabpanel', { name: 'Situs' }).textContent).toBe('Isi site');
  expect(screen.getByRole('tab', { name: 'Situs' }).getAttribute('aria-controls')).toBe(
    screen.getByRole('tabpanel').id,
  );
});

it('goes from tab to tab by the arrows, round at both ends, and by Home and End; the keyboard goes along', () => {
  screen.getByRole('tab', { selected: true }).focus();
  for (const [key, to] of [
    ['ArrowLeft', 'Situs'],
    ['ArrowRight', 'Semua'],
    ['ArrowRight', 'Kabar'],
    ['End', 'Situs'],
    ['Home', 'Semua'],
  ] as const) {
    press(key);
    expect(chosen(), key).toBe(to);
    expect(document.activeElement, key).toBe(screen.getByRole('tab', { selected: true }));
  }
});

it('is one stop for the Tab key, and leaves keys alone that are somebody else’s', () => {
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  screen.getByRole('tab', { selected: true }).focus();
  press('ArrowRight', { altKey: true });
  press('ArrowDown');
  expect(chosen()).toBe('Semua');
});
