import type { Rate, Sen } from '../../rules/money';

/** How bets are made: each by hand, or a run of them. */
export type BetMode = 'manual' | 'auto';

/** Why a press does nothing though the button says what it would: fields or balance, a round about to leave, a step under way, a run without its pattern. */
export type Blocked = 'fields' | 'launching' | 'moving' | 'pattern';

interface Deed {
  /** What a press moves, or what is taken back. */
  readonly amount: Sen;
}
interface Sent extends Deed {
  /** The answer of the server is awaited. */
  readonly pending: boolean;
}
interface SetUp extends Deed {
  readonly blocked: Blocked | null;
}

/** What each kind of button says besides its kind. */
interface Kinds {
  /** Guests. */
  readonly login: object;
  /** Nothing can be done. `amount` is in play all the same; `flying` with the rocket, where `auto` alone cashes out. */
  readonly waiting: Deed & {
    readonly why: 'connecting' | 'offline' | 'checking';
    readonly flying: boolean;
    readonly auto: Rate | null;
  };
  /** Nothing is chosen: a press says so. */
  readonly pick: object;
  /** The round takes no more bets. */
  readonly closed: object;
  /** A bet of `count` choices; `next` in the round after this one, `again` as in the round that is over. */
  readonly place: Sent & SetUp & { readonly count: number; readonly next: boolean; readonly again: boolean };
  /** The last set-up once more; `next` waits for the next round, otherwise it is sent at once. */
  readonly repeat: SetUp & { readonly count: number; readonly next: boolean };
  /** Takes back a bet that has not left; `queued` is one for the next round. */
  readonly cancel: Sent & { readonly queued: boolean };
  /** Takes what the open round would pay; with `flying` the amount is the stake, and grows until the answer. */
  readonly cashOut: Sent & SetUp & { readonly flying: boolean };
  /** Begins a round of one's own; `again` after one that was played, `resting` while that one is still told. */
  readonly start: Sent & SetUp & { readonly again: boolean; readonly resting: boolean };
  /** A round is open and nothing was right yet: what comes next is chosen on the canvas. */
  readonly step: object;
  /** Begins a run; `unattended` is one in which nobody cashes out: its first press asks, the next one agrees. */
  readonly startRun: SetUp & { readonly unattended: 'no' | 'ask' | 'agreed' };
  /** Ends a run; `pending` is one that ends after its round. */
  readonly stopRun: { readonly pending: boolean };
}

export type ButtonKind = keyof Kinds;
export type ButtonOf<K extends ButtonKind> = { readonly kind: K } & Readonly<Kinds[K]>;
/** The one big button of a room, whatever its game. Flat, to be compared by its fields. */
export type BetButton = { [K in ButtonKind]: ButtonOf<K> }[ButtonKind];

/** Nothing is in play, and nothing can be done. */
export const waiting = (why: ButtonOf<'waiting'>['why']): ButtonOf<'waiting'> => ({
  kind: 'waiting',
  why,
  amount: 0n,
  flying: false,
  auto: null,
});

/** Whether a press does something. */
export const isLive = (button: BetButton): boolean =>
  button.kind !== 'waiting' &&
  button.kind !== 'closed' &&
  button.kind !== 'step' &&
  !('pending' in button && button.pending) &&
  !('blocked' in button && button.blocked !== null);
