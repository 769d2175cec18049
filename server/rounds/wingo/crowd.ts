import type { WingoOrder } from '../../../contract/wingo';
import { CURRENCY } from '../../../contract/constants';
import { fromSen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { WingoPhase } from '../../../rules/wingo/phase';
import { wingoBots } from '../bots';
import type { BotChance } from '../deps';
import type { Timers } from '../timers';

/** The house bots of a model's current phase. */
export interface Crowd {
  /** A phase is open: its bots will come one by one. Those of the time before `now` are there already: a phase has the same ones however often the room is opened in it. */
  open(phase: WingoPhase, seedHash: string, now: number): void;
  /** Orders that have come so far, newest first. */
  orders(): readonly WingoOrder[];
}

export function createCrowd(
  chance: BotChance | null,
  timers: Timers,
  limits: StakeLimits,
  joined: (order: WingoOrder) => void,
): Crowd {
  let shown: WingoOrder[] = [];
  return {
    open({ phaseNum, model, startTime, closeTime }, seedHash, now) {
      const table: WingoOrder[] = [];
      shown = table;
      if (chance === null) return;
      const coming = [...wingoBots(chance(seedHash), closeTime - startTime, limits)].sort(
        (a, b) => a.afterMs - b.afterMs,
      );
      for (const { userId, name, avatar, amount, select, afterMs } of coming) {
        const order: WingoOrder = {
          userId,
          username: name,
          avatar,
          amount: fromSen(amount),
          model,
          phase: phaseNum,
          select: [...select],
          currency: CURRENCY,
          uuid: `${userId}-${phaseNum}`,
          bot: true,
        };
        if (startTime + afterMs < now) {
          table.unshift(order);
          continue;
        }
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
