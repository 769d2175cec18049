import type { Clock } from '../kit/clock';

export type ToastKind = 'error' | 'info' | 'success' | 'notice';

/** What to show; texts are final. */
export interface ToastContent {
  readonly kind: ToastKind;
  readonly title: string;
  readonly content: string;
  /** How long it stays, 3000 when absent; null stays until it is closed. */
  readonly ms?: number | null;
  /** A page or a panel of ours that a tap leads to: `/account`, `?z=inbox`. */
  readonly route?: string;
  /** Waits while a game room is open. */
  readonly outsideGames?: boolean;
  /** The notice that counts as read once this was on screen. */
  readonly reads?: string;
  /** Which kind of mail it is of (`metaDataId`). */
  readonly of?: string;
}

/** A toast on screen; hides at `hideAt` (epoch ms), or never by itself. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly content: string;
  readonly route: string | null;
  readonly hideAt: number | null;
  readonly reads: string | null;
}

/** A notice that reads itself has come onto the screen. */
export interface ToastsEmitted {
  readonly type: 'read';
  readonly id: string;
}

/** A toast that is not on screen yet. Those of mails are held back while the mail panel is open. */
export interface Waiting extends ToastContent {
  readonly mail: boolean;
}

export interface ToastsContext {
  readonly clock: Clock;
  readonly max: number;
  /** Oldest first. */
  readonly visible: readonly Toast[];
  /** In the order in which they came. */
  readonly waiting: readonly Waiting[];
  readonly panelOpen: boolean;
  readonly inRoom: boolean;
  /** What this device does itself: until when a mail of each kind counts as its own, epoch ms. */
  readonly doing: Readonly<Record<string, number>>;
  readonly nextId: number;
}

export interface ToastsInput {
  readonly clock: Clock;
  /** How many may be on screen; others wait in line. 3 when absent. */
  readonly max?: number;
}

export type ToastsEvent =
  | ({ readonly type: 'show' } & ToastContent)
  /** As show, but held while the mail panel is open, and not for what this device has just done itself. */
  | ({ readonly type: 'mail' } & ToastContent)
  /** This device asks for a change of which a mail of this kind will tell: what asked says itself what came of it. `failed`: nothing, as far as it knows, so a mail of that kind is somebody else's. */
  | { readonly type: 'doing'; readonly mail: string; readonly failed?: boolean }
  | { readonly type: 'dismiss'; readonly id: number }
  /** The mail panel. */
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.closed' }
  /** A game room. */
  | { readonly type: 'room.entered' }
  | { readonly type: 'room.left' }
  /** From the machine's own timers. */
  | { readonly type: 'time.hide'; readonly id: number };
