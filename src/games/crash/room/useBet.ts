import { useMemo, useState } from 'react';
import { amountFault, cashOutFault, validateAuto } from '../../../../machines/autobet/validate';
import type { AutoConfig, AutoErrors } from '../../../../machines/autobet/types';
import { AUTO_MIN } from '../../../../rules/crash/payout';
import { RATE_STEP } from '../../../../rules/crash/target';
import { type Rate, toSen } from '../../../../rules/money';
import { useHouse, useSiteConfig } from '../../../house/hooks';
import { useStake } from '../../../play/room/useStake';
import { readCashOut } from '../../../play/room/cashOut';
import type { BetMode } from '../../../../machines/kit/button';
import type { RunSetup } from '../../../play/room/auto/setup';
import { configOf, FIRST_FORM, limitsOf } from '../../../play/room/auto/autoForm';
import { useCrash } from './context';

const AUTO_KEY = 'crash.auto';

/** The bet that is being set up: the same amount and auto cash-out for a bet by hand and for a run of them. */
export interface Bet extends RunSetup {
  readonly mode: BetMode;
  setMode(mode: BetMode): void;
  /** Whether the place allows auto-bet at all (site flags). */
  readonly autoAllowed: boolean;
  /** Rupiah. */
  readonly amount: number;
  setAmount(amount: number): void;
  readonly auto: Rate | null;
  setAuto(rate: Rate | null): void;
  readonly ready: boolean;
  readonly config: AutoConfig;
}

/** Amount and auto cash-out are remembered on the device; a run is never set up unasked. */
export function useBet(): Bet {
  const { storage } = useHouse();
  const autoAllowed = useSiteConfig()?.flags.autoBet === true;
  const allowed = useCrash(({ context }) => context.limits);
  const stake = useStake('crash.amount', allowed);
  const { amount, limits, balance } = stake;
  const [wanted, setWanted] = useState<BetMode>('manual');
  const [auto, setAuto] = useState<Rate | null>(() => readCashOut(storage.get(AUTO_KEY) ?? '') || null);
  const [form, setForm] = useState(FIRST_FORM);
  const mode = autoAllowed ? wanted : 'manual';
  const config = useMemo(() => configOf(form, amount, auto), [form, amount, auto]);
  const faults = useMemo((): AutoErrors => {
    // Before the first snapshot nothing is known that could be judged by.
    if (allowed.max === 0n) return {};
    const known = limitsOf(allowed, balance);
    if (mode === 'auto') return validateAuto(config, known);
    const wrong = {
      amount: amountFault(toSen(amount), known) ?? undefined,
      autoCashOut: cashOutFault(auto) ?? undefined,
    };
    return Object.fromEntries(Object.entries(wrong).filter(([, fault]) => fault !== undefined));
  }, [allowed, balance, mode, config, amount, auto]);
  return {
    ...stake,
    mode,
    setMode: setWanted,
    autoAllowed,
    auto,
    form,
    faults,
    config,
    // A run has to ask for more than the lowest, a single bet may ask for it.
    leastRate: mode === 'auto' ? AUTO_MIN + RATE_STEP : AUTO_MIN,
    ready: limits.max > 0 && Object.keys(faults).length === 0,
    setAuto(rate) {
      setAuto(rate);
      storage.set(AUTO_KEY, rate === null ? null : String(rate / 10_000).replace('.', ','));
    },
    setForm: (change) => setForm((old) => ({ ...old, ...change })),
  };
}
