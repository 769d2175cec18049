/** The times of a round, ms after the server's answer (second document, section 4, Roller, and section 9). */
import { ROLLER_RESTART_DELAY_MS, ROLLER_WIN_DELAY_MS } from '../../contract/constants';
import type { RollerRound } from './types';

/** The needle goes round and the digits stop: as long as the scene tells it (scenes/roller/tuning.json), on turbo the short way. */
export const ANIMATE_MS = { calm: 3_000, turbo: 660 } as const;

/** On turbo and after a loss the button is live again as soon as the number was read. */
export const LIVE_AGAIN_MS = 250;

type Outcome = Pick<RollerRound, 'multiplier'>;

/** Until the outcome is told and its money shown: a loss once the digits stand; a win after its documented delay, so that the number is seen at rest first. */
export function revealMs({ multiplier }: Outcome, turbo: boolean): number {
  if (turbo) return ANIMATE_MS.turbo;
  return multiplier > 0 ? ROLLER_WIN_DELAY_MS : ANIMATE_MS.calm;
}

/** From then until the next round may begin. */
export const restartMs = ({ multiplier }: Outcome, turbo: boolean): number =>
  multiplier > 0 && !turbo ? ROLLER_RESTART_DELAY_MS : LIVE_AGAIN_MS;
