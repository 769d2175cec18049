// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Segmented } from './Segmented';

afterEach(cleanup);

function Speed() {
  const [value, setValue] = useState(1);
  return (
    <Segmented
      label="Kecepatan"
      options={[
        { value: 1, label: 'Kilat' },
        { value: 2, label: 'Cepat' },
        { value: 3, label: 'Santai' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

it('is one stop of the keyboard, moved by arrow keys, around the ends', () => {
  render(<Speed />);
  const chosen = () =>
    screen
      .getAllByRole('radio')
      .filter((option) => option.getAttribute('aria-checked') === 'true')
      .map((option) => option.textContent);
  expect(screen.getAllByRole('radio').map((option) => option.tabIndex)).toEqual([0, -1, -1]);
  const group = screen.getByRole('radiogroup');
  fireEvent.keyDown(group, { key: 'ArrowLeft' });
  expect(chosen()).toEqual(['Santai']);
  expect(document.activeElement?.textContent).toBe('Santai');
  fireEvent.keyDown(group, { key: 'ArrowRight' });
  expect(chosen()).toEqual(['Kilat']);
});
