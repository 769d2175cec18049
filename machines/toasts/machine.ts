import { setup } from 'xstate';
import { until } from '../kit/clock';
import { does, enqueue, placed, release, remove } from './list';
import type { ToastsContext, ToastsEmitted, ToastsEvent, ToastsInput } from './types';

/** More wait in line, so that each has its time. */
const MAX_VISIBLE = 3;

const timerOf = (id: number) => `hide-${id}`;

const toasts = setup({
  types: {} as { context: ToastsContext; events: ToastsEvent; input: ToastsInput; emitted: ToastsEmitted },
});

/** The list after an event, before places are filled. */
function after(context: ToastsContext, event: ToastsEvent): ToastsContext {
  switch (event.type) {
    case 'show':
    case 'mail': {
      const { type, ...toast } = event;
      return enqueue(context, { ...toast, mail: type === 'mail' });
    }
    case 'doing':
      return does(context, event.mail, event.failed);
    case 'dismiss':
    case 'time.hide':
      return remove(context, event.id);
    case 'panel.opened':
    case 'panel.closed':
      return placed(context, { panelOpen: event.type === 'panel.opened' });
    case 'room.entered':
    case 'room.left':
      return placed(context, { inRoom: event.type === 'room.entered' });
  }
}

/** Moves to the next list: timers follow what came onto the screen and what left it. */
const change = toasts.enqueueActions(({ context, event, enqueue: enqueueAction }) => {
  const next = release(after(context, event));
  if (next === context) return;
  enqueueAction.assign(() => next);
  for (const { id } of context.visible)
    if (!next.visible.some((toast) => toast.id === id)) enqueueAction.cancel(timerOf(id));
  for (const { id, hideAt, reads } of next.visible) {
    if (context.visible.some((toast) => toast.id === id)) continue;
    if (hideAt !== null)
      enqueueAction.raise({ type: 'time.hide', id }, { id: timerOf(id), delay: until(context.clock, hideAt) });
    if (reads !== null) enqueueAction.emit({ type: 'read', id: reads });
  }
});

/**
 * Short messages over the page (first document, section 4, Toasts): each hides by itself, one that says the same as a visible one is
 * suppressed, and so is a mail's about what this device has just done itself; what finds no place waits in line, a mail's while the mail
 * panel is open, and one for outside of games while a room is.
 */
export const toastsMachine = toasts.createMachine({
  id: 'toasts',
  context: ({ input }) => ({
    clock: input.clock,
    max: input.max ?? MAX_VISIBLE,
    visible: [],
    waiting: [],
    panelOpen: false,
    inRoom: false,
    doing: {},
    nextId: 1,
  }),
  on: {
    show: { actions: change },
    mail: { actions: change },
    doing: { actions: change },
    dismiss: { actions: change },
    'time.hide': { actions: change },
    'panel.opened': { actions: change },
    'panel.closed': { actions: change },
    'room.entered': { actions: change },
    'room.left': { actions: change },
  },
});
