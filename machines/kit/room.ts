import { emit, type EventObject, type MachineContext, stateIn } from 'xstate';

/**
 * The regions that every room's machine has beside its round, as state configs under the keys `link` and `sync`. A room whose bets can
 * be repeated has `auto` as well (machines/autobet/region).
 */

/** Why any room asks for a fresh snapshot; each adds its own reasons. */
export type SyncReason = 'online' | 'unsure' | 'user' | 'still-waiting';

/** What every room is told besides its own messages and commands. */
export type RoomEvent<Reason extends string> =
  | { readonly type: 'link.online' }
  | { readonly type: 'link.offline' }
  /** Whether the player sees the page: a run of bets waits while it is hidden. */
  | { readonly type: 'page.hidden' | 'page.shown' }
  | { readonly type: 'user.changed'; readonly userId: string | null }
  /** Between the machine's own regions: what is shown is not what the server has. */
  | SyncNeed<Reason>;

export interface SyncNeed<Reason extends string> {
  readonly type: 'sync.need';
  readonly reason: Reason | SyncReason;
}

/** The word by which a machine asks whoever wired it for a fresh snapshot: said once, and again every 3 s until it came. */
export interface Resync<Reason extends string> {
  readonly type: 'resync';
  readonly reason: Reason | SyncReason;
}

/** A message is overdue this long after its announced time, ms. */
export const OVERDUE_MS = 2_000;

/** The delays that {@link syncRegion} goes by: a fresh snapshot is asked for again after `retry`, ms. */
export const syncDelays = { retry: 3_000 } as const;

/** While offline the room keeps showing what it last knew. */
export const linkRegion = {
  initial: 'online',
  states: {
    online: { on: { 'link.offline': 'offline' } },
    offline: { on: { 'link.online': 'online' } },
  },
} as const;

/**
 * Whether our picture is the server's. A need is said once, and again while nothing came.
 * @param ask the word to whoever wired the machine, by which it asks for a snapshot
 */
export function syncRegion<
  Context extends MachineContext,
  Event extends EventObject,
  Reason extends string,
  Word extends EventObject = Resync<Reason>,
>(ask: (reason: Reason | SyncReason, context: Context, event: EventObject) => Word) {
  const resync = (reason: SyncReason) =>
    emit<Context, Event, undefined, Event, Word>(({ context, event }) => ask(reason, context, event));
  return {
    initial: 'stale',
    on: {
      'wire.snapshot': '.fresh',
      'link.online': { target: '.stale', actions: resync('online') },
      'user.changed': { target: '.stale', actions: resync('user') },
    },
    states: {
      fresh: {
        on: {
          'sync.need': {
            target: 'stale',
            actions: emit<Context, SyncNeed<Reason>, undefined, Event, Word>(({ context, event }) =>
              ask(event.reason, context, event),
            ),
          },
        },
      },
      stale: {
        after: {
          retry: [
            { guard: stateIn({ link: 'online' }), target: 'stale', reenter: true, actions: resync('still-waiting') },
            { target: 'stale', reenter: true },
          ],
        },
      },
    },
  } as const;
}
