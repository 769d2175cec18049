import type { WingoOrder } from '../../../contract/wingo';
import { CURRENCY } from '../../../contract/constants';
import { fromSen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { WingoPhase } from '../../../rules/wingo/phase';
import { wingoBots } from '../bots';
import type { Random } from '../deps';
import type { Timers } from '../timers';

/** The house bots of a model's current phase. */
export interface Crowd {
  /** A phase is open: its bots will come one by one. Those of the time before `now` have been missed. */
  open(phase: WingoPhase, now: number): void;
  /** Orders that have come so far, newest first. */
  orders(): readonly WingoOrder[];
}

export function createCrowd(random: Random | null, timers: Timers, limits: StakeLimits, joined: (order: WingoOrder) => void): Crowd {
  let shown: WingoOrder[] = [];
  return {
    open({ phaseNum, model, startTime, closeTime }, now) {
      const table: WingoOrder[] = [];
      shown = table;
      if (random === null) return;
      for (const { userId, name, avatar, amount, select, afterMs } of wingoBots(random, closeTime - startTime, limits)) {
        if (startTime + afterMs < now) continue;
        const order: WingoOrder = { userId, username: name, avatar, amount: fromSen(amount), model, phase: phaseNum, select: [...select], currency: CURRENCY, uuid: `${userId}-${phaseNum}`, bot: true };
        timers.at(startTime + afterMs, () => {
          if (table !== shown) return;
          table.unshift(order);
          joined(order);
        });
      }
    },
    orders: () => shown,
  };
}
