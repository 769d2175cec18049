import { setup } from 'xstate';
import { until } from '../kit/clock';
import { admit, isDuplicate, release, remove } from './list';
import type { ToastsContext, ToastsEvent, ToastsInput } from './types';

const MAX_VISIBLE = 3;

const timerOf = (id: number) => `hide-${id}`;

const toasts = setup({
  types: {} as { context: ToastsContext; events: ToastsEvent; input: ToastsInput },
});

/** Moves to the next list: timers follow what came onto the screen and what left it. */
const change = (step: (context: ToastsContext, event: ToastsEvent) => ToastsContext) =>
  toasts.enqueueActions(({ context, event, enqueue }) => {
    const next = step(context, event);
    if (next === context) return;
    enqueue.assign(() => next);
    for (const { id } of context.visible)
      if (!next.visible.some((toast) => toast.id === id)) enqueue.cancel(timerOf(id));
    for (const { id, hideAt } of next.visible) {
      if (!context.visible.some((toast) => toast.id === id))
        enqueue.raise({ type: 'time.hide', id }, { id: timerOf(id), delay: until(context.clock, hideAt) });
    }
  });

const show = change((context, event) =>
  (event.type !== 'show' && event.type !== 'mail') || isDuplicate(context.visible, event)
    ? context
    : admit(context, event),
);
const hold = change((context, event) =>
  event.type === 'mail' ? { ...context, held: [...context.held, event] } : context,
);
const hide = change((context, event) =>
  event.type === 'dismiss' || event.type === 'time.hide' ? remove(context, event.id) : context,
);
const letOut = change(release);

/**
 * Short messages over the page (first document, section 4, Toasts): each hides by itself, one that says the same as a visible one is
 * suppressed, mail toasts wait while the mail panel is open.
 */
export const toastsMachine = toasts.createMachine({
  id: 'toasts',
  context: ({ input }) => ({ clock: input.clock, max: input.max ?? MAX_VISIBLE, visible: [], held: [], nextId: 1 }),
  on: { show: { actions: show } },
  initial: 'free',
  states: {
    free: {
      entry: letOut,
      on: {
        mail: { actions: show },
        dismiss: { actions: [hide, letOut] },
        'time.hide': { actions: [hide, letOut] },
        'panel.opened': 'panelOpen',
      },
    },
    panelOpen: {
      on: {
        mail: { actions: hold },
        dismiss: { actions: hide },
        'time.hide': { actions: hide },
        'panel.closed': 'free',
      },
    },
  },
});
