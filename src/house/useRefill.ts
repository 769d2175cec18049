import { useBalance, useHouse, useSiteConfig, useUser } from './hooks';

/** Play credit that the house gives to a player who has lost nearly all of it. Rupiah. */
export interface Refill {
  readonly amount: number;
  /** Who has less than this may take it. */
  readonly below: number;
  /** The player may take it as far as the balance is concerned. */
  readonly low: boolean;
  /** When the next may be taken, epoch ms; null when one may be taken now. */
  readonly nextAt: number | null;
}

/** The refill as it stands for the player; null for guests, until balance and settings are known, and where the house gives none. */
export function useRefill(): Refill | null {
  const { clock } = useHouse();
  const refill = useSiteConfig()?.refill;
  const balance = useBalance();
  const nextAt = useUser()?.nextRefillAt;
  if (refill === undefined || balance === null) return null;
  return {
    ...refill,
    low: balance < refill.below,
    nextAt: nextAt !== undefined && nextAt > clock.now() ? nextAt : null,
  };
}
