import { placeOrder, settleFunding } from './bet';
import { draw } from './draw';
import type { WingoEvent, WingoState, WingoStep } from './types';

/**
 * The Wingo room as a pure machine (second document, section 9; READINGS, Wingo): three models that know nothing of each other. No clock
 * and no chance: times and numbers come with the events, money leaves as effects. Commands never throw, whatever they ask.
 */
export function step(state: WingoState, event: WingoEvent): WingoStep {
  switch (event.type) {
    case 'bet':
      return placeOrder(state, event);
    case 'funded':
    case 'unfunded':
      return settleFunding(state, event);
    case 'draw':
      return draw(state, event.model, event.number, event.next);
  }
}
