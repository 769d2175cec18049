import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './machine';
import type { SessionAction } from './types';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Logged in exactly when there is a token (first document, section 4). */
export const isLoggedIn = ({ context }: SessionSnapshot): boolean => context.token !== null;

/** The balance in rupiah; null for guests and until it is known. */
export const balanceOf = ({ context }: SessionSnapshot): number | null => context.user?.balance ?? null;

/** The action that waits for the server; null when its form may be sent. */
export function busyWith(snapshot: SessionSnapshot): SessionAction | null {
  if (snapshot.matches({ auth: { authenticating: 'loggingIn' } })) return 'login';
  if (snapshot.matches({ auth: { authenticating: 'registering' } })) return 'register';
  if (snapshot.matches({ help: 'sendingCode' })) return 'sendCode';
  return snapshot.matches({ help: 'resetting' }) ? 'resetPassword' : null;
}

/** The refusal that an action's form shows; null when there is none. */
export const errorFor = ({ context }: SessionSnapshot, action: SessionAction) =>
  context.error?.action === action ? context.error.refusal : null;

/** Whole seconds until another code may be asked for; 0 when it may be now. */
export const codeWait = ({ context }: SessionSnapshot, now: number): number =>
  context.codeRetryAt === null ? 0 : Math.max(0, Math.ceil((context.codeRetryAt - now) / 1_000));
