import { createActor, SimulatedClock } from 'xstate';
import { modalsMachine } from './machine';
import { LOGIN_PANELS, OPEN_PANELS, type PanelFacts, type PanelQuery, type PanelTable } from './panels';
import type { ModalsInput } from './types';

/** Parameters that some panels have in these tests. */
const PARAMS: Readonly<Record<string, readonly string[]>> = {
  'inbox-detail': ['mail'],
  'battle-history': ['page', 'mail'],
};

const facts =
  (login: boolean) =>
  (name: PanelFacts['name']): readonly [string, PanelFacts] => [name, { name, login, params: PARAMS[name] ?? [] }];
const ALL = new Map([...LOGIN_PANELS.map(facts(true)), ...OPEN_PANELS.map(facts(false))]);

/** As if the app had every documented panel. */
export const allPanels: PanelTable = (name) => ALL.get(name) ?? null;

/** A browser for tests: entries with a path and a z, steps back that arrive later, and the effects carried out on them. */
export function startBrowser(
  input: Partial<ModalsInput> & {
    z?: string | null;
    query?: PanelQuery;
    login?: boolean;
    activity?: boolean;
    backMs?: number;
  } = {},
) {
  const { z = null, query = {}, login = false, activity = false, backMs = 10, ...rest } = input;
  const clock = new SimulatedClock();
  const entries: { path: string; z: string | null; query: PanelQuery; login: boolean }[] = [
    { path: '/', z, query, login },
  ];
  let at = 0;
  const effects: string[] = [];
  let stored = rest.remembered ?? null;
  const actor = createActor(modalsMachine, { clock, input: { panels: allPanels, loggedIn: false, ...rest } });
  const here = () => entries[at] ?? { path: '/', z: null, query: {}, login: false };
  const tell = () =>
    actor.send({
      type: 'location',
      place: { z: here().z, query: here().query, depth: at, login: here().login, activity },
    });
  actor.on('*', (effect) => {
    effects.push(effect.type);
    switch (effect.type) {
      case 'history.push':
        entries.splice(at + 1, entries.length, { path: here().path, z: effect.z, query: effect.query, login: false });
        at += 1;
        return tell();
      case 'history.back':
        clock.setTimeout(() => {
          if (at === 0) return;
          at -= 1;
          tell();
        }, backMs);
        return;
      case 'param.set':
        entries[at] = { path: here().path, z: effect.z, query: effect.query, login: false };
        return tell();
      case 'remember':
        stored = effect.panel;
        return;
      case 'navigate':
        if (effect.how === 'push')
          entries.splice(++at, entries.length, { path: effect.path, z: null, query: {}, login: false });
        else entries[at] = { path: effect.path, z: null, query: {}, login: false };
        return tell();
    }
  });
  actor.start();
  tell();
  return {
    actor,
    clock,
    effects,
    /** The name of the panel that the device remembers. */
    stored: () => stored?.name ?? null,
    storedQuery: () => stored?.query ?? null,
    missing: () => actor.getSnapshot().context.missing,
    z: () => here().z,
    query: () => here().query,
    path: () => here().path,
    hasLoginParameter: () => here().login,
    depth: () => at,
    stack: () => actor.getSnapshot().context.stack,
    /** The player's own Back button. */
    back: () => {
      if (at > 0) at -= 1;
      tell();
    },
    /** Lets every step and timer come to rest. */
    rest: () => {
      // In steps: what is scheduled while the clock is being moved counts from where it is moved to.
      for (let step = 0; step < 40; step += 1) clock.increment(25);
    },
  };
}
