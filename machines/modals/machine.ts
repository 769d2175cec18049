import { assign, setup } from 'xstate';
import { MODAL_POP_MS } from '../../contract/constants';
import { act, begin, giveUp, pop, request, settle, wantedOf, wantRoute } from './plan';
import type { ModalsContext, ModalsEmitted, ModalsEvent, ModalsInput } from './types';

/** How long a step back in the history may take, ms. */
const BACK_MS = 500;

const modals = setup({
  types: {} as { context: ModalsContext; events: ModalsEvent; input: ModalsInput; emitted: ModalsEmitted },
  actions: {
    /** Whatever comes while the history moves is kept for later. */
    keep: assign(({ context, event }) =>
      event.type === 'location' || event.type === 'time.route' ? {} : { waiting: [...context.waiting, event] },
    ),
    arrive: assign(({ context, event }) =>
      event.type === 'location' ? { place: event.place, backs: Math.max(0, context.backs - 1) } : {},
    ),
  },
  guards: {
    popsLeft: ({ context }) => context.pops > 0,
    backsLeft: ({ context }) => context.backs > 0,
    routeDue: ({ context }) => context.route !== null && context.loggedIn && !context.entrance,
  },
  delays: { pop: MODAL_POP_MS, back: BACK_MS },
});

const obey = act((context, event) => {
  switch (event.type) {
    case 'push':
    case 'replace':
    case 'close':
      return request(begin(context), event);
    case 'location':
      return settle(begin({ ...context, place: event.place }));
    case 'session':
      return settle(begin({ ...context, loggedIn: event.loggedIn }), context.loggedIn);
    case 'route.wanted':
      return wantRoute(begin(context), event.route);
    case 'time.route':
      return begin(context);
  }
});

/** Wishes are kept and the location is noted while steps back are under way. */
const moving = {
  location: { actions: 'arrive' },
  push: { actions: 'keep' },
  replace: { actions: 'keep' },
  close: { actions: 'keep' },
  session: { actions: 'keep' },
  'route.wanted': { actions: 'keep' },
} as const;

const rest = modals.enqueueActions(({ context, enqueue }) => {
  enqueue.assign({ waiting: [] });
  for (const wish of context.waiting) enqueue.raise(wish);
});

/**
 * The panels over the page: the stack that the query parameter z holds, with their parameters beside it (both documents, section 2). The location is the truth; this
 * machine says what shall happen to it and follows what did. While steps back are under way (they arrive later) wishes wait.
 */
export const modalsMachine = modals.createMachine({
  id: 'modals',
  context: ({ input: { panels, loggedIn, remembered = null, route = null } }) => ({
    panels,
    loggedIn,
    stack: [],
    query: {},
    missing: null,
    depth: 0,
    activity: false,
    pops: 0,
    backs: 0,
    place: null,
    waiting: [],
    entrance: false,
    remembered: remembered === null ? null : wantedOf(panels, remembered),
    route,
  }),
  initial: 'resting',
  on: {
    'time.route': {
      guard: 'routeDue',
      actions: modals.enqueueActions(({ context, enqueue }) => {
        if (context.route !== null) enqueue.emit({ type: 'navigate', ...context.route });
        enqueue.emit({ type: 'remember.route', route: null });
        enqueue.assign({ route: null });
      }),
    },
  },
  states: {
    resting: {
      entry: [act((context) => settle(begin(context))), rest],
      always: [
        { guard: 'popsLeft', target: 'popping' },
        { guard: 'backsLeft', target: 'settling' },
      ],
      on: {
        push: { actions: obey },
        replace: { actions: obey },
        close: { actions: obey },
        location: { actions: obey },
        session: { actions: obey },
        'route.wanted': { actions: obey },
      },
    },
    popping: {
      entry: act((context) => pop(begin(context))),
      after: { pop: [{ guard: 'popsLeft', target: 'popping', reenter: true }, { target: 'settling' }] },
      on: moving,
    },
    settling: {
      always: { guard: ({ context }) => context.backs === 0, target: 'resting' },
      after: { back: { target: 'resting', actions: act((context) => giveUp(begin(context))) } },
      on: moving,
    },
  },
});
