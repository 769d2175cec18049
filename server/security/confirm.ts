import { CODE, CodeError } from '../../contract/errors';
import type { ConfirmBy } from '../../contract/security';
import { emailKey } from '../accounts/identity';
import { isStill } from '../accounts/still';
import { requireSecret, type SecurityDeps, userRow, type UserRow } from './deps';

/**
 * How an account may confirm its session, best first. With two steps neither the password nor a message to the phone is enough; the password alone is
 * for whoever has set up nothing else.
 */
export const confirmBy = (user: Pick<UserRow, 'pin_hash' | 'mfa' | 'email'>): readonly ConfirmBy[] => [
  ...(user.pin_hash === '' ? [] : (['pin'] as const)),
  ...(user.mfa === 'totp' ? (['totp'] as const) : []),
  ...(user.email === '' || user.mfa === 'totp' ? [] : (['email'] as const)),
  ...(user.mfa === '' ? (['phone'] as const) : []),
  ...(user.mfa === '' && user.pin_hash === '' ? (['password'] as const) : []),
];

/** What of an account a way goes by, and what is said when that is another one by the time it has been compared. */
const GOES_BY: Readonly<Record<ConfirmBy, readonly [of: (user: UserRow) => Partial<UserRow>, otherwise: number]>> = {
  pin: [({ pin_hash }) => ({ pin_hash }), CODE.wrongPin],
  password: [({ password_hash }) => ({ password_hash }), CODE.wrongPassword],
  totp: [({ mfa, totp_key }) => ({ mfa, totp_key }), CODE.mfaMismatch],
  email: [({ email }) => ({ email }), CODE.codeInvalid],
  phone: [({ phone }) => ({ phone }), CODE.codeInvalid],
};

/** Who asks to be confirmed. */
export interface Confirming {
  readonly userId: string;
  readonly token: string;
  readonly clientId: string;
}

/** Steps sessions up: what is declared with `stepUp` is let through for five minutes. It never opens one. */
export function createConfirm(deps: SecurityDeps) {
  const { parts } = deps;

  const useTotp = async (user: UserRow, code: string): Promise<void> => {
    const attempt = await parts.guard.enter(`totp:${user.id}`);
    if (!(await parts.factors.useTotp(user, code.replace(/\s/g, '')))) {
      await attempt.failed(user.id);
      throw new CodeError(CODE.mfaMismatch);
    }
    await attempt.withdraw();
    await parts.guard.clear(`totp:${user.id}`);
  };

  const check = async (user: UserRow, by: ConfirmBy, typed: string, clientId: string): Promise<void> => {
    const secret = { userId: user.id, typed };
    switch (by) {
      case 'pin':
        return requireSecret(parts, { ...secret, act: 'pin', stored: user.pin_hash, wrong: CODE.wrongPin });
      case 'password':
        return requireSecret(parts, {
          ...secret,
          act: 'password',
          stored: user.password_hash,
          wrong: CODE.wrongPassword,
        });
      case 'totp':
        return useTotp(user, typed);
      case 'email':
        return parts.codes.use(emailKey(user.email), clientId, typed);
      case 'phone':
        return parts.codes.use(user.phone, clientId, typed);
    }
  };

  /** @throws CodeError 3 for a way that the account does not have, 3037, 7013, 7008, 2002 by what was wrong, 667 after too many */
  return async ({ userId, token, clientId }: Confirming, by: ConfirmBy, typed: string) => {
    const user = await userRow(deps, userId);
    if (!confirmBy(user).includes(by)) throw new CodeError(CODE.parameter);
    await check(user, by, typed, clientId);
    const [of, otherwise] = GOES_BY[by];
    const expiresAt = await deps.store.transaction(async (tx) => {
      if (!(await isStill(deps.store, tx, userId, of(user)))) throw new CodeError(otherwise);
      if (by === 'phone')
        await tx.updateTable('users').set({ phone_at: deps.clock.now() }).where('id', '=', userId).execute();
      return parts.sessions.confirm(tx, token);
    });
    parts.sessions.forget.token(token);
    return { expiresAt };
  };
}
