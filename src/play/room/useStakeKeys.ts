import { useMemo } from 'react';
import { useSettings } from '../../house/hooks';
import { type AmountLimits, clampAmount, doubleAmount, halfAmount, mostAmount, stepAmount } from './amount';
import { useFullscreen } from './useFullscreen';
import { type GameKeys, useRoomKeys } from './useRoomKeys';

/** The stake that keys change, rupiah. */
interface Stake {
  readonly amount: number;
  readonly limits: AmountLimits;
  readonly balance: number | null;
  readonly setAmount: (amount: number) => void;
}

interface KeyOptions {
  /** What the game has besides. */
  readonly own?: GameKeys | undefined;
  /** The stake is not to be changed now. */
  readonly fixed?: boolean;
}

/** The keyboard of a room with one stake: the main button, the stake, sound and the full screen. */
export function useStakeKeys(
  { amount, limits, balance, setAmount }: Stake,
  press: () => void,
  { own, fixed = false }: KeyOptions = {},
): void {
  const [{ sound }, set] = useSettings();
  const fullscreen = useFullscreen();
  const most = useMemo(() => ({ min: limits.min, max: mostAmount(limits, balance) }), [limits, balance]);
  const change = (next: number) => {
    if (!fixed && limits.max > 0) setAmount(clampAmount(next, most));
  };
  useRoomKeys(
    {
      main: press,
      more: () => change(stepAmount(amount, 1)),
      less: () => change(stepAmount(amount, -1)),
      half: () => change(halfAmount(amount, most)),
      double: () => change(doubleAmount(amount, most)),
      mute: () => set({ sound: !sound }),
      fullscreen: () => fullscreen?.toggle(),
    },
    own,
  );
}
