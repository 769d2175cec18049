import { placeBet, settleFunding } from './bet';
import { draw } from './draw';
import { opening } from './state';
import type { PoolEvent, PoolPlan, PoolSettings, PoolState, PoolStep } from './types';

const open = ({ rules }: PoolState, plan: PoolPlan, settings: PoolSettings): PoolStep => [
  opening(rules, settings, plan),
  [{ type: 'roundOpened', plan }],
];

/**
 * A timed feed as a pure machine (first document, sections 4 and 7; second document, section 9; READINGS, Games): bets on pools until a close instant, one
 * draw that settles them all, the next round. What is drawn and what pays comes with the game's rules; times and outcomes come with the events, money leaves
 * as effects. Commands never throw, whatever they ask.
 */
export function step(state: PoolState, event: PoolEvent): PoolStep {
  switch (event.type) {
    case 'bet':
      return placeBet(state, event);
    case 'funded':
    case 'unfunded':
      return settleFunding(state, event);
    case 'draw': {
      const [drawn, settled] = draw(state, event.outcome);
      if (event.next === undefined) return [drawn, settled];
      const [opened, begun] = open(drawn, event.next, event.settings ?? state.settings);
      return [opened, [...settled, ...begun]];
    }
    case 'open':
      return open(state, event.plan, event.settings ?? state.settings);
  }
}
