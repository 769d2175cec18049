import { later } from '../play/room/later';
import { byGame } from '../replay/replays';

/** The check of a bet's round, by game: what all share, the game's own part of it and their words, loaded when a bet of it is opened. */
export const checks = byGame(async () => (await import('./RecordCheck')).RecordCheck, later);
