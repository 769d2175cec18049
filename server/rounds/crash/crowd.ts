import type { CrashBet } from '../../../contract/crash';
import type { CrashSettings, Plan } from '../../engines/crash/types';
import { timeAt } from '../../../rules/crash/curve';
import { autoPays } from '../../../rules/crash/payout';
import { fromRate, fromSen, pay, type Rate } from '../../../rules/money';
import { type CrashBot, crashBots } from '../bots';
import type { BotChance } from '../deps';
import type { Timers } from '../timers';

/** What the house bots do on the wire. */
export interface CrowdWire {
  readonly joined: (bet: CrashBet) => void;
  readonly left: (bot: CrashBot, rate: number, winAmount: number) => void;
}

/** The house bots of the current round. */
export interface Crowd {
  /** A round was opened: its bots will come one by one while it prepares. */
  open(plan: Plan, seedHash: string): void;
  /** The rocket is up: they leave one by one, those that get that far. */
  launch(plan: Plan): void;
  /** Those that have come so far, as the wire shows them. */
  bets(): readonly CrashBet[];
}

const wire = ({ userId, name, avatar, amount }: CrashBot): CrashBet => ({
  userId,
  name,
  avatar,
  amount: fromSen(amount),
  bot: true,
});

/** A crowd, or an empty one for a house without bots. */
export function createCrowd(
  chance: BotChance | null,
  timers: Timers,
  settingsOf: (plan: Plan) => Pick<CrashSettings, 'limits' | 'preparationMs'>,
  out: CrowdWire,
): Crowd {
  let bots: readonly CrashBot[] = [];
  let shown = new Map<string, CrashBet>();

  const leave = (bot: CrashBot, rate: Rate): void => {
    shown.set(bot.userId, { ...wire(bot), rate: fromRate(rate) });
    out.left(bot, fromRate(rate), fromSen(pay(bot.amount, rate)));
  };

  return {
    open(plan, seedHash) {
      const { startTime } = plan;
      const { limits, preparationMs } = settingsOf(plan);
      shown = new Map();
      const table = shown;
      bots = chance === null ? [] : crashBots(chance(seedHash), preparationMs, limits);
      for (const bot of bots) {
        timers.at(startTime - bot.beforeMs, () => {
          if (table !== shown) return;
          shown.set(bot.userId, wire(bot));
          out.joined(wire(bot));
        });
      }
    },
    launch({ startTime, target }) {
      const table = shown;
      for (const bot of bots) {
        const { auto } = bot;
        if (auto === null || !autoPays(auto, target)) continue;
        timers.at(startTime + timeAt(auto), () => {
          if (table === shown) leave(bot, auto);
        });
      }
    },
    bets: () => [...shown.values()],
  };
}
