import type { SnapshotFrom } from 'xstate';
import type { channelMachine } from './machine';

export type ChannelSnapshot = SnapshotFrom<typeof channelMachine>;

/** What the banner says: nothing, that nothing arrives, that it is connecting, or when the next attempt is due and which one it will be. */
export type ChannelBanner =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'connecting'; readonly attempt: number }
  | { readonly kind: 'waiting'; readonly seconds: number; readonly attempt: number };

/** A break shorter than this is not worth a banner, ms. */
export const QUIET_MS = 800;

/** Whether the channel is up. */
export const isOnline = (snapshot: ChannelSnapshot): boolean => snapshot.matches('connected');

/**
 * The banner at a moment: hidden while all is well, at the very first connecting, and for breaks too short to notice.
 * @param now epoch ms of the clock that the machine was given
 */
export function banner(snapshot: ChannelSnapshot, now: number): ChannelBanner {
  const { attempt, retryAt, silent, wasConnected, lostAt } = snapshot.context;
  if (snapshot.matches('connected') || lostAt === null) return { kind: 'hidden' };
  // It has been silent for seconds when that is said.
  if (silent) return { kind: 'silent' };
  if (!wasConnected && attempt <= 1 && snapshot.matches('connecting')) return { kind: 'hidden' };
  if (now - lostAt < QUIET_MS) return { kind: 'hidden' };
  if (snapshot.matches('connecting') || retryAt === null) return { kind: 'connecting', attempt: Math.max(1, attempt) };
  return { kind: 'waiting', seconds: Math.max(0, Math.ceil((retryAt - now) / 1_000)), attempt: attempt + 1 };
}
