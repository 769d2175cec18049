import { useMemo, useState } from 'react';
import type { AutoConfig, AutoErrors } from '../../../../machines/autobet/types';
import { amountFault, validateAuto } from '../../../../machines/autobet/validate';
import { oddsOf } from '../../../../machines/roller/select';
import type { RollerGuess } from '../../../../rules/roller/roller';
import { toSen } from '../../../../rules/money';
import { useSiteConfig } from '../../../house/hooks';
import { useStake } from '../../../play/room/useStake';
import { configOf, FIRST_FORM, limitsOf } from '../../../play/room/auto/autoForm';
import type { BetMode } from '../../../../machines/kit/button';
import type { RunSetup } from '../../../play/room/auto/setup';
import { type ChoiceFault, choiceFault } from './choice';
import { useDesk, useGuess, useRoller } from './context';

/** The bet that is being set up: the same amount and choice for a round by hand and for a run of them. */
export interface Bet extends RunSetup {
  readonly mode: BetMode;
  setMode(mode: BetMode): void;
  /** What the place allows (site flags). */
  readonly autoAllowed: boolean;
  readonly turboAllowed: boolean;
  readonly turbo: boolean;
  /** Rupiah. */
  readonly amount: number;
  setAmount(amount: number): void;
  readonly guess: RollerGuess;
  readonly odds: ReturnType<typeof oddsOf>;
  readonly refused: ChoiceFault | null;
  readonly ready: boolean;
  readonly config: AutoConfig;
}

/** Amount, choice and turbo are remembered on the device; a run is never set up unasked. */
export function useBet(): Bet {
  const flags = useSiteConfig()?.flags;
  const allowed = useRoller(({ context }) => context.limits);
  const stake = useStake('roller.amount', allowed);
  const { amount, limits, balance } = stake;
  const guess = useGuess();
  const wantsTurbo = useDesk((desk) => desk.turbo());
  const [wanted, setWanted] = useState<BetMode>('manual');
  const [form, setForm] = useState(FIRST_FORM);
  const autoAllowed = flags?.autoBet === true;
  const turboAllowed = flags?.turbo === true;
  const mode = autoAllowed ? wanted : 'manual';
  const config = useMemo(() => configOf(form, amount, null), [form, amount]);
  const faults = useMemo((): AutoErrors => {
    // Before the first snapshot nothing is known that could be judged by.
    if (allowed.max === 0n) return {};
    const known = limitsOf(allowed, balance);
    if (mode === 'auto') return validateAuto(config, known);
    const wrong = amountFault(toSen(amount), known);
    return wrong === null ? {} : { amount: wrong };
  }, [allowed, balance, mode, config, amount]);
  const refused = choiceFault(guess);
  return {
    ...stake,
    mode,
    setMode: setWanted,
    autoAllowed,
    turboAllowed,
    turbo: turboAllowed && wantsTurbo,
    guess,
    odds: oddsOf(guess),
    refused,
    form,
    faults,
    config,
    leastRate: null,
    ready: limits.max > 0 && refused === null && Object.keys(faults).length === 0,
    setForm: (change) => setForm((old) => ({ ...old, ...change })),
  };
}
