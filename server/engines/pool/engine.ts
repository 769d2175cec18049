import { placeBet, settleFunding } from './bet';
import { draw } from './draw';
import { opening } from './state';
import type { PoolEvent, PoolState, PoolStep } from './types';

/**
 * A timed room as a pure machine (first document, sections 4 and 7; READINGS, Games): bets on pools until a close instant, one draw that settles
 * them all, the next round. What is drawn and what pays comes with the game's rules; times and outcomes come with the events, money leaves
 * as effects. Commands never throw, whatever they ask.
 */
export function step(state: PoolState, event: PoolEvent): PoolStep {
  switch (event.type) {
    case 'bet':
      return placeBet(state, event);
    case 'funded':
    case 'unfunded':
      return settleFunding(state, event);
    case 'draw':
      return draw(state, event.outcome);
    case 'open':
      return [opening(state.rules, state.settings, event.plan), [{ type: 'roundOpened', plan: event.plan }]];
  }
}
