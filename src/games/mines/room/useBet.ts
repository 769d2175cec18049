import { useEffect, useMemo, useState } from 'react';
import type { AutoConfig, AutoErrors } from '../../../../machines/autobet/types';
import { amountFault, validateAuto } from '../../../../machines/autobet/validate';
import { isOpen } from '../../../../machines/kit/solo/desk';
import { isAutoRunning } from '../../../../machines/kit/solo/select';
import { toSen } from '../../../../rules/money';
import { useSiteConfig } from '../../../house/hooks';
import { configOf, FIRST_FORM, limitsOf } from '../../../play/room/auto/autoForm';
import type { BetMode } from '../../../../machines/kit/button';
import type { RunSetup } from '../../../play/room/auto/setup';
import { useStake } from '../../../play/room/useStake';
import { modeOf } from '../../../../machines/kit/solo/button';
import { useDesk, useMines, useMinesRoom } from './context';

/** The bet that is being set up: the same amount and mines for a round by hand and for a run of them. */
export interface Bet extends RunSetup {
  readonly mode: BetMode;
  setMode(mode: BetMode): void;
  readonly autoAllowed: boolean;
  /** Rupiah. */
  readonly amount: number;
  setAmount(amount: number): void;
  readonly mines: number;
  readonly pattern: readonly number[];
  readonly ready: boolean;
  readonly config: AutoConfig;
}

/** Amount, mines and pattern are remembered on the device; a run is never set up unasked. */
export function useBet(): Bet {
  const { marking } = useMinesRoom();
  const autoAllowed = useSiteConfig()?.flags.autoBet === true;
  const allowed = useMines(({ context }) => context.limits);
  const stake = useStake('mines.amount', allowed);
  const { amount, limits, balance } = stake;
  const open = useMines(({ context: { round } }) => isOpen(round));
  const running = useMines(isAutoRunning);
  const mines = useDesk((desk) => desk.mines());
  const pattern = useDesk((desk) => desk.pattern());
  const [wanted, setWanted] = useState<BetMode>('manual');
  const [form, setForm] = useState(FIRST_FORM);
  const mode = modeOf({ wanted, allowed: autoAllowed, open, running });
  useEffect(() => marking.set(mode === 'auto'), [mode, marking]);
  const config = useMemo(() => configOf(form, amount, null), [form, amount]);
  const faults = useMemo((): AutoErrors => {
    // Before the first snapshot nothing is known that could be judged by.
    if (allowed.max === 0n) return {};
    const known = limitsOf(allowed, balance);
    if (mode === 'auto') return validateAuto(config, known);
    const wrong = amountFault(toSen(amount), known);
    return wrong === null ? {} : { amount: wrong };
  }, [allowed, balance, mode, config, amount]);
  return {
    ...stake,
    mode,
    setMode: setWanted,
    autoAllowed,
    mines,
    pattern,
    form,
    faults,
    config,
    leastRate: null,
    ready: limits.max > 0 && Object.keys(faults).length === 0,
    setForm: (change) => setForm((old) => ({ ...old, ...change })),
  };
}
