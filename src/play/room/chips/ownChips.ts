/** The amounts on the stake chips that a player has chosen for every room of this device. Whole rupiah. Rooms alone read them: the settings that every page has know nothing of it. */
import { useState } from 'react';
import { CURRENCY } from '../../../../contract/constants';
import { useHouse } from '../../../house/hooks';

/** Each currency has a row of its own; rooms play in one. */
const KEY = `chips.${CURRENCY}`;

/** How many chips a player may have. */
export const CHIPS_LEAST = 4;
export const CHIPS_MOST = 6;

const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;

/** Amounts as a row of chips has them: each once, the smallest first. */
export const inOrder = (amounts: readonly number[]): readonly number[] =>
  [...new Set(amounts)].sort((one, other) => one - other);

/** `5000 10000 25000 50000` as the device keeps it; null for anything that is no row of four to six different amounts. */
export function readChips(text: string | null): readonly number[] | null {
  const amounts = (text ?? '').split(' ').map(Number);
  const chips = inOrder(amounts);
  const fits = chips.length === amounts.length && chips.length >= CHIPS_LEAST && chips.length <= CHIPS_MOST;
  return fits && chips.every(isAmount) ? chips : null;
}

/** The player's own chips as the device remembers them, null for those of the room, and their change. */
export function useOwnChips(): readonly [readonly number[] | null, (chips: readonly number[] | null) => void] {
  const { storage } = useHouse();
  const [chips, setChips] = useState(() => readChips(storage.get(KEY)));
  return [
    chips,
    (next) => {
      setChips(next);
      storage.set(KEY, next?.join(' ') ?? null);
    },
  ];
}
