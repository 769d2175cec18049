import mitt from 'mitt';
import type { Emitter } from 'mitt';
import type { calls, pushes, streams } from '../../contract/index';
import type { CallReply, PushPayload, StreamPayload, Topic } from '../../contract/wire';

type OfAreas<Areas> = { [A in keyof Areas]: Areas[A][keyof Areas[A]] }[keyof Areas];
type AnyStream = OfAreas<typeof streams>;
type Read = Extract<OfAreas<typeof calls>, { readonly effect: 'read' }>;
/** Every stream's messages under their topic (`game/crash/start`, `/ws/game/wingo/<user id>/round/result`). */
type StreamEvents = { [S in AnyStream as Topic<S>]: StreamPayload<S> };
/** The snapshots of what is followed, under the route of the call that they answer (`game/crash/curGame`). */
type SnapshotEvents = { [C in Read as C['route']]: CallReply<C> };
/** Every push under the contract's name for it: `balance`, `notification`, `inboxNew`. */
type PushEvents = { [P in keyof typeof pushes]: PushPayload<(typeof pushes)[P]> };

/** The documented names; `ready` means that connecting failed and another attempt is due. */
export type ChannelStatus = 'connecting' | 'connected' | 'ready' | 'disconnect';

/**
 * `attempt` counts from 1 on each connecting and starts again once connected; `retryAt` is when the next one is due, in server time (epoch ms). `silent`: the
 * connection is still there but nothing arrives on it, so that it counts as none (`disconnect`) until something does.
 */
export interface ChannelReport {
  readonly status: ChannelStatus;
  readonly attempt: number;
  readonly retryAt: number | null;
  readonly silent: boolean;
}

/** A failure to be shown. The text is final; `code` is null where no "#code" belongs behind it. */
export interface FailureToast {
  readonly kind: 'error' | 'info';
  readonly text: string;
  readonly code: number | null;
  /** Why, where the text's code says more than one thing. */
  readonly because?: string;
}

/** Something for monitoring: the body of site/error/notify. */
export interface Report {
  readonly kind: 'slow' | 'misfit' | 'websocket_disconnect' | 'auth' | 'failure';
  readonly detail: string;
  readonly route?: string;
  readonly ms?: number;
}

type ShellEvents = {
  'channel/status': ChannelReport;
  toast: FailureToast;
  /** The current token no longer counts: end the session and open the login pop-up. */
  'auth-lost': { readonly code: number };
  /** Code 703: take the token from where it is stored and present it again. */
  'token-refresh': { readonly code: number };
  report: Report;
};

/** The names that are no topics and no routes. */
export type OwnName = keyof ShellEvents | keyof PushEvents;
export type BusEvents = StreamEvents & SnapshotEvents & PushEvents & ShellEvents;
export type Bus = Emitter<BusEvents>;

/** The one way by which what arrives reaches the rest of the client. Payloads have been checked against the contract. */
export const createBus = (): Bus => mitt<BusEvents>();

/**
 * Listens under a name that the contract gave at run time, until the returned function is called. What the bus carries there fits the
 * contract's schema for it.
 */
export function onChecked(bus: Bus, name: string, listener: (payload: unknown) => void): () => void {
  bus.on(name as keyof BusEvents, listener);
  return () => bus.off(name as keyof BusEvents, listener);
}

/** Emits under such a name. The payload has been checked. */
export function emitChecked(bus: Bus, name: string, payload: unknown): void {
  bus.emit(name as keyof BusEvents, payload as BusEvents[keyof BusEvents]);
}
