// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Stepper } from './Stepper';

afterEach(cleanup);

function Stake() {
  const [value, setValue] = useState(25_000);
  return (
    <Stepper
      label="Taruhan"
      value={value}
      onChange={setValue}
      min={1_000}
      max={30_000}
      format={(n) => `Rp ${n}`}
      edit={String}
      parse={(text) => (/^\d+$/.test(text) ? Number(text) : null)}
      step={(n, direction) => n + direction * 10_000}
    />
  );
}

const field = () => screen.getByLabelText('Taruhan') as HTMLInputElement;
const press = (name: string) => fireEvent.click(screen.getByLabelText(`${name}: Taruhan`));

describe('a stepper', () => {
  it('steps within its limits, and a key that leads nowhere is off', () => {
    render(<Stake />);
    press('Tambah');
    expect(field().value).toBe('Rp 30000');
    expect((screen.getByLabelText('Tambah: Taruhan') as HTMLButtonElement).disabled).toBe(true);
    press('Kurangi');
    press('Kurangi');
    press('Kurangi');
    expect(field().value).toBe('Rp 1000');
  });

  it('is edited as a bare number, and what is no number changes nothing', () => {
    render(<Stake />);
    fireEvent.focus(field());
    expect(field().value).toBe('25000');
    fireEvent.change(field(), { target: { value: '2500x' } });
    fireEvent.blur(field());
    expect(field().value).toBe('Rp 25000');
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: '12000' } });
    fireEvent.blur(field());
    expect(field().value).toBe('Rp 12000');
  });
});
