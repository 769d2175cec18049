import { createTestModel } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { startBrowser } from './browser.fixture';
import type { PanelName } from './panels';

/** The documented behaviour without its timing: what is on screen once everything has come to rest. */
interface Model {
  stack: PanelName[];
  loggedIn: boolean;
  wish: PanelName | null;
}

type Step =
  | { type: 'push'; name: PanelName }
  | { type: 'replace'; name: PanelName }
  | { type: 'close' }
  | { type: 'login' }
  | { type: 'logout' };

const PROTECTED: readonly PanelName[] = ['wallet'];
const EVENTS: readonly Step[] = [
  { type: 'push', name: 'battle' },
  { type: 'push', name: 'search' },
  { type: 'push', name: 'wallet' },
  { type: 'push', name: 'register' },
  { type: 'replace', name: 'search' },
  { type: 'replace', name: 'wallet' },
  { type: 'close' },
  { type: 'login' },
  { type: 'logout' },
];

const opened = (model: Model, name: PanelName, how: 'push' | 'replace'): Model => {
  if (!model.loggedIn && PROTECTED.includes(name)) return opened({ ...model, wish: name }, 'login', how);
  if (model.loggedIn && (name === 'login' || name === 'register')) return model;
  const at = model.stack.indexOf(name);
  if (how === 'replace') return at >= 0 ? model : { ...model, stack: [...model.stack.slice(0, -1), name] };
  return { ...model, stack: at >= 0 ? model.stack.slice(0, at + 1) : [...model.stack, name] };
};

const next = (model: Model, step: Step): Model => {
  switch (step.type) {
    case 'push':
    case 'replace':
      return opened(model, step.name, step.type);
    case 'close':
      return { ...model, stack: model.stack.slice(0, -1) };
    case 'login': {
      const at = model.stack.findIndex((name) => name === 'login' || name === 'register');
      const here = { ...model, loggedIn: true };
      if (at < 0) return here;
      const left = { ...here, stack: model.stack.slice(0, at) };
      return model.wish === null ? left : opened({ ...left, wish: null }, model.wish, 'push');
    }
    case 'logout':
      return model.loggedIn
        ? { ...model, loggedIn: false, stack: model.stack.filter((name) => !PROTECTED.includes(name)) }
        : model;
  }
};

const model = setup({ types: {} as { context: Model; events: Step } }).createMachine({
  context: { stack: [], loggedIn: false, wish: null },
  on: {
    '*': { actions: assign(({ context, event }) => next(context, event)) },
  },
});

const paths = createTestModel(model).getShortestPaths({
  events: [...EVENTS],
  limit: 3_000,
  stopWhen: ({ context }) => context.stack.length > 3,
});

describe('every way through the modal stack', () => {
  it('is walked: all stacks of up to three panels', () => {
    expect(paths.length).toBeGreaterThan(40);
  });

  it.each([
    ['from the entry page', {}],
    ['when steps back arrive late', { backMs: 120 }],
  ])('%s shows what the model says, and the address agrees', async (_, options) => {
    let checked = 0;
    for (const path of paths) {
      const page = startBrowser(options);
      const send = (step: Step) => {
        switch (step.type) {
          case 'login':
          case 'logout':
            page.actor.send({ type: 'session', loggedIn: step.type === 'login' });
            break;
          default:
            page.actor.send(step);
        }
        page.rest();
      };
      await path.test({
        events: {
          push: ({ event }) => send(event as Step),
          replace: ({ event }) => send(event as Step),
          close: ({ event }) => send(event),
          login: ({ event }) => send(event),
          logout: ({ event }) => send(event),
        },
        states: {
          '*': ({ context }) => {
            checked += 1;
            expect(page.stack(), path.description).toEqual(context.stack);
            expect(page.z() ?? '').toBe(context.stack.join('_'));
            expect(page.stored()).toBe(context.wish);
          },
        },
      });
    }
    expect(checked).toBeGreaterThan(paths.length);
  });
});
