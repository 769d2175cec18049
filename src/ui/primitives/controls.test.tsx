// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Days } from '../../../rules/days';
import { words } from '../../i18n/id/forms';
import { Sheet } from '../Sheet';
import { Combobox } from './Combobox';
import { DateRange } from './DateRange';
import { FileField } from './FileField';
import { OneTimeCode } from './OneTimeCode';
import { Select } from './Select';
import { Tooltip, Tooltips } from './Tooltip';

vi.mock('../../i18n', async (original) => ({
  ...(await original<object>()),
  useT:
    () =>
    (key: string, blanks: Record<string, unknown> = {}) =>
      ((words as Record<string, string>)[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(blanks[name])),
  useLocale: () => ({ locale: 'id' }),
}));
afterEach(cleanup);

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

describe('a combobox', () => {
  const typed = (field: HTMLElement, value: string) =>
    fireEvent.input(field, { target: { value }, inputType: 'insertText' });
  const PLACES = [
    { value: 'ID', label: 'Indonesia (ID)' },
    { value: 'MY', label: 'Malaysia (MY)' },
    { value: 'SG', label: 'Singapura (SG)' },
  ];
  function Place({ chosen }: { readonly chosen: (value: string) => void }) {
    const [value, setValue] = useState('ID');
    return (
      <Combobox
        label="Wilayah"
        options={PLACES}
        value={value}
        none="Tidak ada"
        onChange={(next) => {
          setValue(next);
          chosen(next);
        }}
      />
    );
  }

  it('says its choice, narrows the list by letters, and takes what is found by keyboard', async () => {
    const chosen = vi.fn();
    render(<Place chosen={chosen} />);
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Wilayah' });
    expect(field.value).toBe('Indonesia (ID)');
    act(() => field.focus());
    typed(field, 'sing');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('SG'));
    expect(field.value).toBe('Singapura (SG)');
  });

  it('leaves the page to readers while its list is open, as it does to the keyboard', async () => {
    render(
      <>
        <button type="button">Lain</button>
        <Place chosen={() => undefined} />
      </>,
    );
    const field = screen.getByRole('combobox', { name: 'Wilayah' });
    act(() => field.focus());
    typed(field, 'sing');
    await screen.findByRole('listbox');
    expect(screen.getByRole('button', { name: 'Lain' }).closest('[aria-hidden]')).toBeNull();
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(document.querySelector('body > [aria-live]')).toBeNull();
  });

  it('says where nothing has the letters', async () => {
    render(<Place chosen={() => undefined} />);
    typed(screen.getByRole('combobox', { name: 'Wilayah' }), 'qqq');
    expect(await screen.findByText('Tidak ada')).toBeTruthy();
  });
});

describe('a tooltip', () => {
  it('says to the keyboard what a button does and by which key, and goes with Escape; the button keeps its name', async () => {
    render(
      <Tooltips>
        <Tooltip text="Ke awal" keys="Home">
          <button type="button" aria-label="Mulai" />
        </Tooltip>
      </Tooltips>,
    );
    const button = screen.getByRole('button', { name: 'Mulai' });
    key('Tab');
    act(() => button.focus());
    expect((await screen.findByText('Ke awal')).textContent).toBe('Ke awalHome');
    fireEvent.keyDown(button, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText('Ke awal')).toBeNull());
  });
});

describe('a select', () => {
  const OPTIONS = [
    { value: 'bca', label: 'BCA' },
    { value: 'bri', label: 'BRI' },
    { value: 'mandiri', label: 'Mandiri' },
  ] as const;
  function Bank({ chosen }: { readonly chosen: (value: string) => void }) {
    const [value, setValue] = useState<'bca' | 'bri' | 'mandiri'>('bca');
    return (
      <Select
        label="Bank"
        options={OPTIONS}
        value={value}
        error="Pilih bank lain"
        onChange={(next) => {
          setValue(next);
          chosen(next);
        }}
      />
    );
  }

  it('is named by its label and its choice, says what is wrong, and takes an option by keyboard', async () => {
    const chosen = vi.fn();
    render(<Bank chosen={chosen} />);
    const trigger = screen.getByRole('combobox', { name: 'Bank BCA' });
    expect(trigger.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(trigger.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Pilih bank lain',
    );
    act(() => trigger.focus());
    fireEvent.keyDown(trigger, { key: 'ArrowDown' });
    const list = await screen.findByRole('listbox');
    expect(within(list).getByRole('option', { name: 'BCA' }).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('option'));
    key('ArrowDown');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('BRI'));
    key('Enter');
    await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith('bri'));
    expect(await screen.findByRole('combobox', { name: 'Bank BRI' })).toBeTruthy();
  });
});

describe('a select that has not stood for a while', () => {
  const OPTIONS = ['BCA', 'BRI', 'Mandiri'].map((label) => ({ value: label, label }));
  const show = () => {
    const chosen = vi.fn();
    render(<Select label="Bank" options={OPTIONS} value={null} onChange={chosen} />);
    return { chosen, trigger: screen.getByRole('combobox', { name: 'Bank' }) };
  };

  it.each(['ArrowDown', 'Enter', ' '])('opens at its first option by %s', async (pressed) => {
    const { trigger } = show();
    fireEvent.keyDown(trigger, { key: pressed });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('BCA'));
    expect(screen.getByRole('combobox', { hidden: true }).getAttribute('aria-expanded')).toBe('true');
  });

  it('takes the option that a letter begins', async () => {
    const { chosen, trigger } = show();
    fireEvent.keyDown(trigger, { key: 'm' });
    await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith('Mandiri'));
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  });

  it('opens by a press, and gives the focus back', async () => {
    const { trigger } = show();
    fireEvent.click(trigger);
    const list = await screen.findByRole('listbox');
    fireEvent.keyDown(list, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
  });

  it('is one of the library once it has stood, unless somebody is at it', async () => {
    const { trigger } = show();
    act(() => trigger.focus());
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.getByRole('combobox')).toBe(trigger);
    act(() => trigger.blur());
    await waitFor(() => expect(screen.getByRole('combobox')).not.toBe(trigger));
  });
});

describe('over a sheet', () => {
  it('Escape closes the list alone, and the sheet after it; Tab stays in the list while it is open', async () => {
    const closed = vi.fn();
    render(
      <Sheet open title="Rekening" onClose={closed}>
        <Select label="Bank" options={[{ value: 'bca', label: 'BCA' }]} value={null} onChange={vi.fn()} />
      </Sheet>,
    );
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
    const list = await screen.findByRole('listbox');
    const option = within(list).getByRole('option');
    await waitFor(() => expect(document.activeElement).toBe(option));
    fireEvent.keyDown(option, { key: 'Tab' });
    expect(document.activeElement?.getAttribute('aria-label')).not.toBe('common.close');
    fireEvent.keyDown(option, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(closed).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe('a range of days', () => {
  const TODAY = '2026-11-20';
  function open(value: Days = { from: '2026-11-01', to: '2026-11-30' }) {
    const chosen = vi.fn<(days: Days) => void>();
    render(<DateRange value={value} onChange={chosen} today={TODAY} since="2026-10-15" />);
    fireEvent.click(screen.getByRole('button', { name: /^Hari/ }));
    return chosen;
  }
  const day = (name: string) => screen.findByRole('button', { name });

  it('says what is chosen: the quick choice, else the days', () => {
    const { rerender } = render(<DateRange value={{ from: TODAY, to: TODAY }} onChange={vi.fn()} today={TODAY} />);
    expect(screen.getByRole('button', { name: 'Hari Hari ini' })).toBeTruthy();
    rerender(<DateRange value={{ from: '2026-10-28', to: '2026-11-03' }} onChange={vi.fn()} today={TODAY} />);
    expect(screen.getByRole('button', { name: 'Hari 28 Okt – 3 Nov 2026' })).toBeTruthy();
  });

  it.each([
    ['Hari ini', { from: TODAY, to: TODAY }],
    ['7 hari', { from: '2026-11-14', to: TODAY }],
    ['30 hari', { from: '2026-10-22', to: TODAY }],
    ['Bulan ini', { from: '2026-11-01', to: '2026-11-30' }],
  ])('has %s as a quick choice', async (name, days) => {
    const chosen = open({ from: '2026-11-03', to: '2026-11-05' });
    fireEvent.click(await day(name));
    expect(chosen).toHaveBeenCalledExactlyOnceWith(days);
  });

  it('is two taps in either order, and neither after today nor before the first day', async () => {
    const chosen = open();
    fireEvent.click(await day('9 November 2026'));
    expect(chosen).not.toHaveBeenCalled();
    fireEvent.click(await day('3 November 2026'));
    expect(chosen).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-03', to: '2026-11-09' });
    cleanup();
    open();
    expect(((await day('21 November 2026')) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(await day('Bulan sebelumnya'));
    expect(((await day('14 Oktober 2026')) as HTMLButtonElement).disabled).toBe(true);
    expect(((await day('Bulan sebelumnya')) as HTMLButtonElement).disabled).toBe(true);
  });

  it('moves by keys over the edges of a month, and Enter takes', async () => {
    const chosen = open({ from: '2026-11-02', to: '2026-11-02' });
    const start = await day('2 November 2026');
    act(() => start.focus());
    for (const [name, at] of [
      ['ArrowUp', '26 Oktober 2026'],
      ['ArrowRight', '27 Oktober 2026'],
      ['End', '1 November 2026'],
      ['PageUp', '15 Oktober 2026'],
      ['PageDown', '15 November 2026'],
      ['PageDown', '20 November 2026'],
    ] as const) {
      key(name);
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(at));
    }
    expect(screen.getAllByRole('gridcell').filter((cell) => cell.querySelector('[tabindex="0"]'))).toHaveLength(1);
    fireEvent.click(document.activeElement as HTMLElement);
    fireEvent.click(document.activeElement as HTMLElement);
    expect(chosen).toHaveBeenCalledExactlyOnceWith({ from: TODAY, to: TODAY });
  });
});

describe('a one-time code', () => {
  function Code({ complete }: { readonly complete: (code: string) => void }) {
    const [value, setValue] = useState('');
    return <OneTimeCode label="Kode" value={value} onChange={setValue} onComplete={complete} error="Kode salah" />;
  }

  it('is one field that phones and screen readers know, takes what is pasted and leaves out what is no digit', () => {
    const complete = vi.fn();
    render(<Code complete={complete} />);
    const field = screen.getByLabelText('Kode') as HTMLInputElement;
    expect([field.autocomplete, field.inputMode, field.getAttribute('aria-invalid')]).toEqual([
      'one-time-code',
      'numeric',
      'true',
    ]);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Kode salah');
    fireEvent.change(field, { target: { value: '12a' } });
    expect(field.value).toBe('12');
    expect(complete).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '123 456 7' } });
    expect(field.value).toBe('123456');
    expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
  });
});

describe('a picture from the device', () => {
  beforeAll(() => {
    URL.createObjectURL ??= () => 'blob:picture';
    URL.revokeObjectURL ??= () => undefined;
  });
  const file = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'ktp.jpg', { type });
  function Picture() {
    const [value, setValue] = useState<File | null>(null);
    return <FileField label="KTP" value={value} onChange={setValue} maxMb={1} />;
  }
  const choose = (picked: File) => fireEvent.change(screen.getByLabelText(/^KTP/), { target: { files: [picked] } });

  it('is shown, and one of a wrong kind or too large leaves it as it was with the reason', async () => {
    render(<Picture />);
    expect(screen.getByLabelText('KTP Pilih gambar')).toBeTruthy();
    choose(file('image/jpeg', 10));
    expect(await screen.findByAltText('Gambar yang dipilih: ktp.jpg')).toBeTruthy();
    choose(file('application/pdf', 10));
    expect(await screen.findByText('Format gambar harus JPG, PNG, atau WEBP')).toBeTruthy();
    choose(file('image/png', 1_048_577));
    expect(await screen.findByText('Ukuran gambar paling besar 1 MB')).toBeTruthy();
    expect(screen.getByAltText('Gambar yang dipilih: ktp.jpg')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Hapus gambar' }));
    expect(screen.queryByAltText(/ktp/)).toBeNull();
    expect(screen.getByText('JPG, PNG, atau WEBP, paling besar 1 MB')).toBeTruthy();
  });

  it('is dropped with the reason when it only claims to be a picture', async () => {
    render(<Picture />);
    choose(file('image/jpeg', 10));
    fireEvent.error(await screen.findByAltText('Gambar yang dipilih: ktp.jpg'));
    expect(await screen.findByText('Format gambar harus JPG, PNG, atau WEBP')).toBeTruthy();
    expect(screen.queryByAltText(/ktp/)).toBeNull();
  });
});
