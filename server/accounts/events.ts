/** What of an account's ways in was changed. */
export type SecurityChange =
  | 'password'
  | 'phone'
  | 'email'
  | 'pin'
  | 'mfaOn'
  | 'mfaOff'
  | 'recovery'
  | 'recoveryUsed'
  | 'identityVerified'
  | 'identityRefused'
  | 'frozen'
  | 'unfrozen';

declare module '../events/event-map' {
  interface EventMap {
    'account.registered': { readonly name: string };
    /** Somebody signed in with the right password on a device that the account has not been on. */
    'account.newDevice': Record<string, never>;
    /** So many wrong passwords, PINs or codes came in a row that the next one has to wait. */
    'account.guessedAt': { readonly guesses: number };
    /** By whoever showed a code for it: all sessions have ended. */
    'account.passwordChanged': Record<string, never>;
    /** `email` is the address and `phone` the number that was there before, to be told as well. */
    'account.securityChanged': { readonly what: SecurityChange; readonly email?: string; readonly phone?: string };
  }
}

export {};
