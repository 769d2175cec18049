import { ROULETTE_TEAMS, type RouletteTeam } from '../../contract/roulette';
import { poolMachine } from '../kit/pool/machine';
import type { PoolGame } from '../kit/pool/game';

/** From the moment at which the ball lies until money is told, ms: the pocket lights up first. */
const WIN_DELAY_MS = 350;

const GAME: PoolGame<RouletteTeam> = { id: 'roulette', pools: ROULETTE_TEAMS, winDelayMs: WIN_DELAY_MS };

/** The roulette room (second document, section 4, Roulette): the rooms' shared machine with its three teams. */
export const rouletteMachine = poolMachine<RouletteTeam, number>(GAME);
