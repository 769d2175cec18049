// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { color, num } from '../../../scenes/kit/tuning';
import { ColorControl } from './ColorControl';
import { NumControl } from './NumControl';

const size = num({ min: 60, max: 1_200, step: 10, unit: 'ms', about: 'How long.' });
const tint = color({ about: 'The colour.' });

function Num({ told }: { readonly told: number[] }) {
  const [value, setValue] = useState(300);
  const turn = (next: number) => {
    told.push(next);
    setValue(next);
  };
  return <NumControl id="win.popMs" leaf={size} value={value} onTurn={turn} />;
}

it('says why a number that was typed does not count and what stays, until it does or the field is left', () => {
  const told: number[] = [];
  render(<Num told={told} />);
  const field = screen.getByLabelText('win.popMs');
  for (const [text, fault] of [
    ['2000', '2000 is not within 60 and 1200 (ms), so 300 stays.'],
    ['-50', '-50 is not within 60 and 1200 (ms), so 300 stays.'],
    ['', 'Not a number, so 300 stays.'],
  ] as const) {
    fireEvent.change(field, { target: { value: text } });
    expect(screen.getByRole('alert').textContent).toBe(fault);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(told).toEqual([]);
  fireEvent.change(field, { target: { value: '400' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(told).toEqual([400]);
  fireEvent.change(field, { target: { value: '9999' } });
  fireEvent.blur(field);
  expect(screen.queryByRole('alert')).toBeNull();
  expect((field as HTMLInputElement).value).toBe('400');
});

it('says the same of a colour', () => {
  render(<ColorControl id="win.tint" leaf={tint} value="#7a5cff" onTurn={() => undefined} />);
  fireEvent.change(screen.getByLabelText('win.tint'), { target: { value: '#zz' } });
  expect(screen.getByRole('alert').textContent).toBe('"#zz" is not a colour like #7a5cff, so #7a5cff stays.');
});
