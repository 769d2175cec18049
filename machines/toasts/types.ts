import type { Clock } from '../kit/clock';

export type ToastKind = 'error' | 'info' | 'success' | 'notice';

/** What to show; texts are final. `ms` is 3000 when absent. */
export interface ToastContent {
  readonly kind: ToastKind;
  readonly title: string;
  readonly content: string;
  readonly ms?: number;
}

/** A toast on screen; hides at `hideAt` (epoch ms). */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly content: string;
  readonly hideAt: number;
}

export interface ToastsContext {
  readonly clock: Clock;
  readonly max: number;
  /** Oldest first. */
  readonly visible: readonly Toast[];
  /** Mail toasts held back while the mail panel is open. */
  readonly held: readonly ToastContent[];
  readonly nextId: number;
}

export interface ToastsInput {
  readonly clock: Clock;
  /** How many may be on screen; the oldest makes room. 3 when absent. */
  readonly max?: number;
}

export type ToastsEvent =
  | ({ readonly type: 'show' } & ToastContent)
  /** As show, but held while the mail panel is open. */
  | ({ readonly type: 'mail' } & ToastContent)
  | { readonly type: 'dismiss'; readonly id: number }
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.closed' }
  /** From the machine's own timers. */
  | { readonly type: 'time.hide'; readonly id: number };
