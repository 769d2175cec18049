import { REMEMBERED_ROUTE_MS } from '../../contract/constants';
import { also, plansOf } from '../kit/plan';
import { isEntrance, isPanel, PANELS, type PanelName } from './panels';
import { formatStack, JOINT, missingIn, parseStack } from './stack';
import type { ModalsContext, ModalsEmitted, ModalsEvent, ModalsRequest } from './types';

/** What an event comes to here: effects are what the app does to the location. */
export const { begin, act } = plansOf<ModalsContext, ModalsEvent, ModalsEmitted>();
export type Plan = ReturnType<typeof begin>;

/** Edits the parameter in place. */
const edit = (plan: Plan, stack: readonly PanelName[]): Plan =>
  also(plan, { stack }, { type: 'param.set', z: formatStack(stack) });

/** Takes the top panel away: back in the history, or by editing the parameter when the history is at its minimum. On the activity page always back. */
export function pop(plan: Plan): Plan {
  const { stack, depth, activity, backs, pops } = plan.context;
  if (stack.length === 0) return activity ? also(plan, { pops: 0 }, { type: 'history.back' }) : also(plan, { pops: 0 });
  const counted = { pops: Math.max(0, pops - 1) };
  const rest = stack.slice(0, -1);
  if (depth > 0 || activity)
    return also(
      plan,
      { ...counted, stack: rest, depth: Math.max(0, depth - 1), backs: backs + 1 },
      { type: 'history.back' },
    );
  return also(edit(plan, rest), counted);
}

/** Keeps a page for after the login, or forgets it. */
const keepRoute = (plan: Plan, route: ModalsContext['route']): Plan =>
  route === null && plan.context.route === null ? plan : also(plan, { route }, { type: 'remember.route', route });

/** Keeps a panel for after the login, or forgets it. */
const keepPanel = (plan: Plan, panel: PanelName | null): Plan =>
  panel === null && plan.context.remembered === null
    ? plan
    : also(plan, { remembered: panel }, { type: 'remember', panel });

/** A guest who wants a protected panel gets the login, and the panel is remembered. */
function admitted(plan: Plan, name: PanelName): { plan: Plan; name: PanelName } {
  if (plan.context.loggedIn || !PANELS[name].login) return { plan, name };
  return { plan: keepPanel(keepRoute(plan, null), name), name: 'login' };
}

/** Opens a panel: one that is in the stack closes those above it, a new one is appended with a history entry. */
export function push(before: Plan, wanted: PanelName): Plan {
  const { plan, name } = admitted(before, wanted);
  const { stack, depth, known, loggedIn } = plan.context;
  if (!known(name)) return also(plan, {}, { type: 'missing', name });
  if (loggedIn && isEntrance(name)) return plan;
  const at = stack.indexOf(name);
  if (at >= 0) return also(plan, { pops: stack.length - 1 - at });
  const next = [...stack, name];
  return also(
    plan,
    { stack: next, depth: depth + 1, entrance: plan.context.entrance || isEntrance(name) },
    { type: 'history.push', z: next.join(JOINT) },
  );
}

/** Swaps the top panel, only for one that is not in the stack. */
export function replace(before: Plan, wanted: PanelName): Plan {
  const { plan, name } = admitted(before, wanted);
  const { stack, known, loggedIn, entrance } = plan.context;
  if (!known(name)) return also(plan, {}, { type: 'missing', name });
  if (stack.includes(name) || (loggedIn && isEntrance(name))) return plan;
  return also(edit(plan, [...stack.slice(0, -1), name]), { entrance: entrance || isEntrance(name) });
}

/** Carries out a wish. */
export function request(plan: Plan, wish: ModalsRequest): Plan {
  switch (wish.type) {
    case 'push':
      return push(plan, wish.name);
    case 'replace':
      return replace(plan, wish.name);
    case 'close':
      return pop(plan);
  }
}

/** A protected page: at once for who is logged in; a guest gets the login and the page is remembered. */
export function wantRoute(plan: Plan, route: NonNullable<ModalsContext['route']>): Plan {
  if (plan.context.loggedIn) return also(plan, {}, { type: 'navigate', ...route });
  return push(keepRoute(keepPanel(plan, null), route), 'login');
}

/** Takes over where the browser stands; z is put right when it names what cannot be shown. */
function adopt(plan: Plan): Plan {
  const { place, known, loggedIn } = plan.context;
  if (place === null) return plan;
  const stack = parseStack(place.z, known);
  const taken = also(plan, {
    place: null,
    stack,
    depth: place.depth,
    activity: place.activity,
    entrance: plan.context.entrance || stack.some(isEntrance),
  });
  const right = absent(formatStack(stack) === place.z ? taken : edit(taken, stack), missingIn(place.z, known));
  if (!place.login) return right;
  // The parameter has done its work once the login is open: a reload shall not open it again.
  return loggedIn ? edit(right, right.context.stack) : push(edit(right, right.context.stack), 'login');
}

/** What z named and the app does not have: a guest gets the login for what would need one, everything else is said to be missing. */
function absent(plan: Plan, names: readonly string[]): Plan {
  const [first] = names;
  if (first === undefined) return plan;
  const wanted = names.findLast((name): name is PanelName => isPanel(name) && PANELS[name].login);
  return wanted !== undefined && !plan.context.loggedIn
    ? push(plan, wanted)
    : also(plan, {}, { type: 'missing', name: first });
}

/** Guests see no protected panel: the topmost of them is remembered and the login stands in for it. */
function protect(plan: Plan, wasLoggedIn: boolean): Plan {
  const { stack, loggedIn } = plan.context;
  const open = stack.filter((name) => !PANELS[name].login);
  if (loggedIn || open.length === stack.length) return plan;
  // After a logout nobody wants the closed panels back.
  if (wasLoggedIn) return edit(plan, open);
  const wanted = stack.findLast((name) => PANELS[name].login) ?? null;
  return also(edit(keepPanel(plan, wanted), open.includes('login') ? open : [...open, 'login']), { entrance: true });
}

/** Once login and register are gone and somebody is logged in, the remembered panel comes back, and after a while the remembered page. */
function reopen(plan: Plan): Plan {
  const { stack, loggedIn, entrance, remembered, route } = plan.context;
  if (!entrance || stack.some(isEntrance)) return plan;
  const goesOn = loggedIn && route !== null;
  const gone = also(
    plan,
    { entrance: false },
    ...(goesOn
      ? [{ type: 'later', id: 'route', event: { type: 'time.route' }, ms: REMEMBERED_ROUTE_MS } as const]
      : []),
  );
  if (!loggedIn || remembered === null) return gone;
  return push(keepPanel(gone, null), remembered);
}

/** Login and register close by themselves for who is logged in, with whatever lies above them. */
function leaveEntrance(plan: Plan): Plan {
  const { stack, loggedIn } = plan.context;
  const at = stack.findIndex(isEntrance);
  return loggedIn && at >= 0 ? also(plan, { pops: stack.length - at }) : plan;
}

/** The history rests: take over where it stands and put everything right. */
export const settle = (plan: Plan, wasLoggedIn = false): Plan =>
  reopen(leaveEntrance(protect(adopt(plan), wasLoggedIn)));

/** The steps back never arrived: the parameter is edited instead. */
export const giveUp = (plan: Plan): Plan => edit(also(plan, { backs: 0, pops: 0, place: null }), plan.context.stack);
