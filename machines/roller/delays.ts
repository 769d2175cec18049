/** The times of a round, ms after the server's answer (second document, section 4, Roller, and section 9; art storyboard, section 7). */
import { ROLLER_RESTART_DELAY_MS } from '../../contract/constants';
import type { RollerRound } from './types';

/** The needle goes round and the digits stop: as long as the scene tells it (scenes/roller/tuning.json), on turbo the short way. */
export const ANIMATE_MS = { calm: 1_500, turbo: 660 } as const;

/** On turbo and after a loss the button is live again as soon as the number was read. */
export const LIVE_AGAIN_MS = 250;

export const animateMs = (turbo: boolean): number => (turbo ? ANIMATE_MS.turbo : ANIMATE_MS.calm);

/** From the result until the next round may begin. */
export const restartMs = ({ multiplier }: Pick<RollerRound, 'multiplier'>, turbo: boolean): number =>
  multiplier > 0 && !turbo ? ROLLER_RESTART_DELAY_MS : LIVE_AGAIN_MS;
