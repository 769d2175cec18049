// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button';
import { Sheet } from './Sheet';
import { LEAVE_MS } from './usePresence';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buka</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Judul">
        <p>Isi</p>
      </Sheet>
    </>
  );
}

/** Opens the sheet as the keyboard does: with the focus on the button. */
function openSheet(): HTMLElement {
  render(<Page />);
  const button = screen.getByText('Buka').closest('button') as HTMLElement;
  button.focus();
  fireEvent.click(button);
  return screen.getByRole('dialog');
}

describe('a sheet', () => {
  it('can be scrolled by the keyboard: what holds no control is a stop of its own', () => {
    openSheet();
    expect(screen.getByText('Isi').parentElement?.tabIndex).toBe(0);
    cleanup();
    render(
      <Sheet open onClose={() => undefined} title="Judul">
        <Button>Kirim</Button>
      </Sheet>,
    );
    expect(screen.getByText('Kirim').closest('[role="group"]')?.hasAttribute('tabindex')).toBe(false);
  });

  it('is a named dialog that takes the focus', () => {
    const dialog = openSheet();
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Judul');
    expect(document.activeElement).toBe(dialog);
  });

  it('leaves on Escape, keeps its content until it is gone, and gives the focus back', () => {
    vi.useFakeTimers();
    const dialog = openSheet();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByText('Isi')).toBeTruthy();
    expect((document.activeElement as HTMLElement).textContent).toBe('Buka');
    act(() => void vi.advanceTimersByTime(LEAVE_MS));
    expect(screen.queryByText('Isi')).toBeNull();
  });

  it('keeps the keyboard to the one on top, in which a group of choices is one stop', () => {
    const close = () => undefined;
    render(
      <>
        <Sheet open onClose={close} title="Bawah">
          <Button>Kirim</Button>
        </Sheet>
        <Sheet open onClose={close} title="Atas">
          <Button>Satu</Button>
          <button tabIndex={-1}>Dua</button>
        </Sheet>
      </>,
    );
    const cross = screen.getByRole('dialog', { name: 'Atas' }).querySelector('button') as HTMLElement;
    const one = screen.getByText('Satu').closest('button') as HTMLElement;
    cross.focus();
    // The browser goes on by itself.
    expect(fireEvent.keyDown(cross, { key: 'Tab' })).toBe(true);
    expect(document.activeElement).toBe(cross);
    one.focus();
    expect(fireEvent.keyDown(one, { key: 'Tab' })).toBe(false);
    expect(document.activeElement).toBe(cross);
  });

  it('holds the page still while it is open, and tells what gives way to it', () => {
    vi.useFakeTimers();
    const dialog = openSheet();
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(document.documentElement.hasAttribute('data-dialog')).toBe(true);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    act(() => void vi.advanceTimersByTime(LEAVE_MS));
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.documentElement.hasAttribute('data-dialog')).toBe(false);
  });
});
