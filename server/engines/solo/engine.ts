import { act, beginRound, cashRound, startRound } from './round';
import { rotate, setSeed, sit } from './seeds';
import type { SoloEvent, SoloRules, SoloState, SoloStep } from './types';

/**
 * A solo game as a pure machine (READINGS, Fairness, Mines, Hilo, Roller): players who know nothing of each other, each with seeds and at most one open round. No
 * clock and no chance: times and seeds come with events and seats, money leaves as effects. Commands never throw, whatever they ask.
 */
export const soloEngine =
  <Ask, Board, Act>(rules: SoloRules<Ask, Board, Act>) =>
  (state: SoloState<Ask, Board, Act>, event: SoloEvent<Ask, Act>): SoloStep<Ask, Board, Act> => {
    switch (event.type) {
      case 'sit':
        return sit(state, event);
      case 'start':
        return startRound(rules, state, event);
      case 'funded':
      case 'unfunded':
        return beginRound(rules, state, event);
      case 'act':
        return act(rules, state, event);
      case 'cash':
        return cashRound(rules, state, event);
      case 'seed':
        return setSeed(state, event);
      case 'rotate':
        return rotate(state, event);
    }
  };
