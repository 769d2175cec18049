/** The times of a round, ms after the server's answer (second document, section 4, Roller, and section 9; art storyboard, section 7). */
import type { RollerRound } from './types';

/** The needle goes round and the digits stop: as long as the scene tells it (scenes/roller/tuning.json), on turbo the short way. */
export const ANIMATE_MS = { calm: 1_500, turbo: 660 } as const;

/** After a round that paid, until the next one may begin; on turbo and after a loss the button is live again as soon as the number was read. */
export const RESTART_MS = 2_500;
export const LIVE_AGAIN_MS = 250;

/** The own round is shown among everybody's only now: the list must not tell what the needle has yet to say. */
export const OWN_WIN_MS = 3_500;

export const animateMs = (turbo: boolean): number => (turbo ? ANIMATE_MS.turbo : ANIMATE_MS.calm);

export const restartMs = ({ multiplier }: Pick<RollerRound, 'multiplier'>, turbo: boolean): number => (multiplier > 0 && !turbo ? RESTART_MS : LIVE_AGAIN_MS);
