import type { RouletteTeam } from '../../contract/roulette';
import type { PoolContext, PoolCue, PoolEvent } from '../kit/pool/types';

/** The roulette room's words: three teams are the pools, a round draws the number of a pocket. */
export type RouletteContext = PoolContext<RouletteTeam, number>;
export type RouletteEvent = PoolEvent<RouletteTeam, number>;
export type RouletteMoment = PoolCue<RouletteTeam, number>;
