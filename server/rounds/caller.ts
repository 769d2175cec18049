import { CODE, CodeError } from '../../contract/errors';
import type { Caller, Player, StakeRefusal } from '../ports';

/** A place has no auto-bet (READINGS, fair play). */
export const AUTO_BET_CLOSED: StakeRefusal = { code: CODE.gameUnavailable, params: {} };

/** The player who calls. @throws CodeError 10004 for a guest */
export function playerOf({ player }: Caller): Player {
  if (player === null) throw new CodeError(CODE.loginFirst);
  return player;
}

/**
 * When a command counts as received: the gateway's time of receipt. Nobody's frame arrives in the future, and one that
 * waited longer than a sign-in may take was not held up by us.
 */
const LONGEST_WAIT_MS = 2_000;
export const receiptOf = ({ receivedAt }: Caller, now: number): number =>
  Math.min(now, Math.max(receivedAt, now - LONGEST_WAIT_MS));
