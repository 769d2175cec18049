import { CODE, CodeError } from '../../contract/errors';
import { type Access, mayUse, STEP_UP_MS } from '../../contract/wire';
import type { Player } from '../ports';

/** What a call or an endpoint declares of who may use it. */
export interface Declared {
  readonly access: Access;
  readonly stepUp?: true | undefined;
}

/**
 * The one place where rights are checked, by what the contract declares.
 * @param refusal why there is no player: 10004 without a session, 1 for one that is over
 * @param now epoch ms
 * @throws CodeError `refusal`, 403 for an account of another role, 401 where the session has to be confirmed again
 */
export function requireRights(
  { access, stepUp }: Declared,
  player: Player | null,
  refusal: number | null,
  now: number,
): void {
  if (access === 'guest') return;
  if (player === null) throw new CodeError(refusal ?? CODE.loginFirst);
  if (!mayUse(access, player.role ?? 'player')) throw new CodeError(CODE.noAuthority);
  if (stepUp && now - (player.confirmedAt ?? -Infinity) > STEP_UP_MS) throw new CodeError(CODE.confirmFirst);
}
