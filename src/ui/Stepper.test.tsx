// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from './Stepper';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

  it('selects its number within the focus itself, so that no frame can come between and swallow what was typed', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    render(<Stake />);
    const input = field();
    act(() => input.focus());
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['25000', 0, 5]);
    fireEvent.change(input, { target: { value: '1' } });
    input.setSelectionRange(1, 1);
    for (const frame of frames) frame(0);
    // The tap that began it is let go only now.
    fireEvent.click(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([1, 1]);
  });

  it('selects its number again after the caret of the tap, but leaves a part that was chosen by dragging', () => {
    render(<Stake />);
    const input = field();
    act(() => input.focus());
    input.setSelectionRange(2, 2);
    fireEvent.click(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
    input.setSelectionRange(2, 2);
    fireEvent.click(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2]);
    act(() => input.blur());
    act(() => input.focus());
    input.setSelectionRange(1, 3);
    fireEvent.click(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([1, 3]);
  });
});
