import type { Clock } from '../kit/clock';

/** The documented names: `ready` means that connecting failed and another attempt is due. */
export type ChannelStatus = 'connecting' | 'connected' | 'ready' | 'disconnect';

/**
 * What net says whenever its status changes. `attempt` counts from 1 on each connecting; `retryAt` is when the next one is due (epoch ms). `silent`: nobody has
 * hung up, but nothing arrives.
 */
export interface ChannelReport {
  readonly status: ChannelStatus;
  readonly attempt: number;
  readonly retryAt: number | null;
  readonly silent: boolean;
}

export interface ChannelContext {
  readonly clock: Clock;
  readonly attempt: number;
  readonly retryAt: number | null;
  readonly silent: boolean;
  /** Whether it has ever been connected: the first connecting is no news. */
  readonly wasConnected: boolean;
  /** When the connection was lost (epoch ms); null while connected. */
  readonly lostAt: number | null;
}

export interface ChannelInput {
  readonly clock: Clock;
}

export type ChannelEvent = { readonly type: 'status'; readonly report: ChannelReport };

/** The window's online and offline of the first document, section 4. */
export interface ChannelEmitted {
  readonly type: 'online';
}
