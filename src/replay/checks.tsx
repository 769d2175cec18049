import { later } from '../play/room/later';
import { byGame } from './replays';

/** The checks of rounds of all open games, by game. */
export const checks = byGame(async () => (await import('./CheckedRound')).CheckedRound, later);
