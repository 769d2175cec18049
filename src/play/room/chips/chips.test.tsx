// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { House } from '../../../house/house';
import { HouseContext } from '../../../house/hooks';
import { dictionary } from '../../../i18n/dictionary';
import { AmountChips } from './AmountChips';
import { readForm } from './chipForm';
import { StakeChips } from './StakeChips';
import { LONG_PRESS_MS } from './useLongPress';

const LIMITS = { min: 1_000, max: 500_000 };
const HOUSE = [5_000, 10_000, 25_000, 50_000, 100_000];

beforeAll(() => dictionary.bring('room', 'comforts'));
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A device and what it remembers. */
function device(stored: string | null = null) {
  const kept = new Map(stored === null ? [] : [['chips.IDR', stored]]);
  const chosen: number[] = [];
  const storage: House['storage'] = {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
  const common = { value: 25_000, onChange: (amount: number) => chosen.push(amount), limits: LIMITS, balance: null };
  /** Leaves the room and opens another: one with one stake, or one of pools. */
  const enter = (kind: 'solo' | 'pool') => {
    cleanup();
    render(
      <HouseContext value={{ storage } as House}>
        {kind === 'solo' ? <AmountChips {...common} /> : <StakeChips {...common} chips={HOUSE} />}
      </HouseContext>,
    );
  };
  return { kept, chosen, enter };
}
const row = () => [...screen.getByRole('group', { name: 'Jumlah cepat' }).children].map((chip) => chip.textContent);
const edit = () => screen.getByRole('button', { name: 'Chip taruhan sendiri' });
const fields = () => screen.findAllByLabelText<HTMLInputElement>(/^Chip \d/);

describe('own stake chips', () => {
  it('are set in one room, used in all, kept on the device, and given back', async () => {
    const { kept, chosen, enter } = device();
    enter('solo');
    expect(row().slice(0, 3)).toEqual(['10K', '50K', '100K']);
    enter('pool');
    expect(row().slice(0, 5)).toEqual(['5K', '10K', '25K', '50K', '100K']);
    fireEvent.click(edit());
    const all = await fields();
    expect(all.map(({ value }) => value)).toEqual(['5.000', '10.000', '25.000', '50.000', '100.000', '']);
    ['250.000', '2.000', '20.000', '3.000', '', ''].forEach((value, place) =>
      fireEvent.change(all[place] as HTMLElement, { target: { value } }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(row().slice(0, 4)).toEqual(['2K', '3K', '20K', '250K']);
    expect(kept.get('chips.IDR')).toBe('2000 3000 20000 250000');
    enter('solo');
    expect(row().slice(0, 4)).toEqual(['2K', '3K', '20K', '250K']);
    fireEvent.click(screen.getByRole('button', { name: '250K, Rp 250.000' }));
    expect(chosen).toEqual([250_000]);
    fireEvent.click(edit());
    await fields();
    fireEvent.click(screen.getByRole('button', { name: 'Kembali ke chip bawaan' }));
    expect(row().slice(0, 3)).toEqual(['10K', '50K', '100K']);
    expect(kept.has('chips.IDR')).toBe(false);
  });

  it('what a room does not take is there and deaf', () => {
    device('500 1000 500000 1000000').enter('solo');
    const states = screen
      .getAllByRole<HTMLButtonElement>('button', { name: /^(500|1K|500K|1M), / })
      .map(({ disabled }) => disabled);
    expect(states).toEqual([true, false, false, true]);
  });

  it('a long press on any chip opens the sheet and chooses nothing; a short one chooses', async () => {
    const { chosen, enter } = device();
    enter('pool');
    const chip = screen.getByRole('button', { name: '25K, Rp 25.000' });
    fireEvent.pointerDown(chip);
    fireEvent.pointerUp(chip);
    fireEvent.click(chip);
    expect(chosen).toEqual([25_000]);
    fireEvent.pointerDown(chip);
    act(() => void vi.advanceTimersByTime(LONG_PRESS_MS));
    fireEvent.pointerUp(chip);
    fireEvent.click(chip);
    expect(chosen).toEqual([25_000]);
    expect(await fields()).toHaveLength(6);
  });
});

describe('the fields', () => {
  const faults = (...texts: string[]) => readForm(texts, LIMITS).faults;

  it('are four at least, each amount once and one that the room takes', () => {
    expect(readForm(['50.000', '1.000', '2000', '', '', '5.000'], LIMITS).chips).toEqual([1_000, 2_000, 5_000, 50_000]);
    expect(faults('1.000', '2.000', '3.000', '', '', '')).toEqual([null, null, null, 'missing', null, null]);
    expect(faults('1.000', '1000', '999', '500.001', '', '')).toEqual([
      null,
      'twice',
      'bet-low',
      'bet-range',
      null,
      null,
    ]);
    expect(faults('1.000,5', 'x', '3.000', '4.000', '', '')).toEqual([
      'decimals',
      'not-a-number',
      null,
      null,
      null,
      null,
    ]);
    expect(readForm(['x', '1.000', '2.000', '3.000', '', ''], LIMITS).chips).toBeNull();
  });

  it('of the own ones stay what another room takes', () => {
    const texts = ['1.000', '2.000', '3.000', '900.000', '', ''];
    expect(readForm(texts, LIMITS).chips).toBeNull();
    expect(readForm(texts, LIMITS, [900_000]).chips).toEqual([1_000, 2_000, 3_000, 900_000]);
  });
});
