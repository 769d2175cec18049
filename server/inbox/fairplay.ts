import type { FairPlayAct } from '../../contract/fairplay';
import type { Letter } from './post';

/** What the house writes of a player's own limits and pauses; null for a reminder, which the player sees by itself. */
export function fairPlayLetter(act: FairPlayAct, at: number): Pick<Letter, 'template' | 'values'> | null {
  switch (act.what) {
    case 'limit.lowered':
      return { template: 'limitLowered', values: { at: { time: at }, to: { money: act.to } } };
    case 'limit.asked':
      return { template: 'limitAsked', values: { at: { time: act.at } } };
    case 'limit.withdrawn':
      return { template: 'limitWithdrawn', values: { amount: { money: act.amount } } };
    case 'break':
      return { template: 'breakStarted', values: { until: { time: act.until } } };
    case 'exclusion':
      return { template: 'excluded', values: { until: { time: act.until } } };
    case 'reminder':
      return null;
  }
}
