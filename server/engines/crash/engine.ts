import { placeBet, settleFunding } from './bet';
import { cancelBet } from './cancel';
import { crash, launch, open } from './course';
import { escape, payAutos } from './escape';
import type { CrashEvent, CrashState, Step } from './types';

/**
 * The crash room as a pure machine (second document, section 4, Crash; READINGS, Crash). No clock and no chance: times and targets come
 * with the events, money leaves as effects. Commands never throw, whatever they ask; the course of a round throws when it is
 * called out of order, which is a fault of the caller.
 */
export function step(state: CrashState, event: CrashEvent): Step {
  switch (event.type) {
    case 'bet':
      return placeBet(state, event);
    case 'funded':
    case 'unfunded':
      return settleFunding(state, event);
    case 'cancel':
      return cancelBet(state, event);
    case 'escape':
      return escape(state, event);
    case 'launch':
      return launch(state);
    case 'tick':
      return state.status === 'goingUp' ? payAutos(state, Math.min(event.at, state.crashAt)) : [state, []];
    case 'crash':
      return crash(state);
    case 'open':
      return open(state, event.plan, event.settings);
  }
}

/** When the next unpaid auto cash-out comes due, epoch ms; infinity for none. */
export const nextAutoAt = (state: CrashState): number =>
  state.status === 'goingUp' ? (state.autos[state.nextAuto]?.dueAt ?? Infinity) : Infinity;
