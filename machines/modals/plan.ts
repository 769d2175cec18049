import { REMEMBERED_ROUTE_MS } from '../../contract/constants';
import { also, plansOf } from '../kit/plan';
import { isEntrance, type PanelName, type PanelQuery, type PanelTable, type WantedPanel } from './panels';
import { formatStack, JOINT, missingIn, ownedQuery, parseStack, sameQuery } from './stack';
import type { ModalsContext, ModalsEmitted, ModalsEvent, ModalsRequest } from './types';

/** What an event comes to here: effects are what the app does to the location. */
export const { begin, act } = plansOf<ModalsContext, ModalsEvent, ModalsEmitted>();
export type Plan = ReturnType<typeof begin>;

/** A panel from outside with those parameters that are its own; null when the app has none of that name. */
export function wantedOf(
  panels: PanelTable,
  { name, query }: { readonly name: string; readonly query: PanelQuery },
): WantedPanel | null {
  const known = panels(name);
  return known === null ? null : { name: known.name, query: ownedQuery(query, [known.name], panels) };
}

const needsLogin = ({ context }: Plan, name: PanelName): boolean => context.panels(name)?.login === true;

/** Edits the parameters in place: those of panels that are not in the stack go. */
function edit(plan: Plan, stack: readonly PanelName[], added: PanelQuery = {}): Plan {
  const { panels, query: before } = plan.context;
  const query = ownedQuery({ ...before, ...added }, stack, panels);
  return also(plan, { stack, query }, { type: 'param.set', z: formatStack(stack), query });
}

/** Takes the top panel away: back in the history, or by editing the parameter when the history is at its minimum. On the activity page always back. */
export function pop(plan: Plan): Plan {
  const { stack, query, panels, depth, activity, backs, pops } = plan.context;
  if (stack.length === 0) return activity ? also(plan, { pops: 0 }, { type: 'history.back' }) : also(plan, { pops: 0 });
  const counted = { pops: Math.max(0, pops - 1) };
  const rest = stack.slice(0, -1);
  if (depth > 0 || activity)
    return also(
      plan,
      {
        ...counted,
        stack: rest,
        query: ownedQuery(query, rest, panels),
        depth: Math.max(0, depth - 1),
        backs: backs + 1,
      },
      { type: 'history.back' },
    );
  return also(edit(plan, rest), counted);
}

/** Keeps a page for after the login, or forgets it. */
const keepRoute = (plan: Plan, route: ModalsContext['route']): Plan =>
  route === null && plan.context.route === null ? plan : also(plan, { route }, { type: 'remember.route', route });

/** Keeps a panel for after the login, or forgets it. */
const keepPanel = (plan: Plan, panel: WantedPanel | null): Plan =>
  panel === null && plan.context.remembered === null
    ? plan
    : also(plan, { remembered: panel }, { type: 'remember', panel });

/** A guest who wants a protected panel gets the login, and the panel is remembered. Null for a name that the app has no panel for. */
function admitted(plan: Plan, name: PanelName, query: PanelQuery): { plan: Plan; wanted: WantedPanel } | null {
  const wanted = wantedOf(plan.context.panels, { name, query });
  if (wanted === null || plan.context.loggedIn || !needsLogin(plan, name)) return wanted && { plan, wanted };
  const login = wantedOf(plan.context.panels, { name: 'login', query: {} });
  return login && { plan: keepPanel(keepRoute(plan, null), wanted), wanted: login };
}

/** There is no such panel: said, not passed over. */
const lacks = (plan: Plan, name: string): Plan => also(plan, { missing: name });

/** Opens a panel: one that is in the stack closes those above it, a new one is appended with a history entry. */
export function push(before: Plan, name: PanelName, query: PanelQuery = {}): Plan {
  const entry = admitted(before, name, query);
  if (entry === null) return lacks(before, name);
  const { wanted } = entry;
  const plan = also(entry.plan, { missing: null });
  const { stack, depth, loggedIn, panels } = plan.context;
  if (loggedIn && isEntrance(wanted.name)) return plan;
  const at = stack.indexOf(wanted.name);
  if (at >= 0) return uncover(plan, wanted, stack.length - 1 - at);
  const next = [...stack, wanted.name];
  const whole = ownedQuery({ ...plan.context.query, ...wanted.query }, next, panels);
  return also(
    plan,
    {
      stack: next,
      query: whole,
      depth: depth + 1,
      entrance: plan.context.entrance || isEntrance(wanted.name),
    },
    { type: 'history.push', z: next.join(JOINT), query: whole },
  );
}

/** A panel that is open comes to the top; other parameters than it has take their place there. */
function uncover(plan: Plan, { name, query }: WantedPanel, above: number): Plan {
  const { stack, waiting } = plan.context;
  if (sameQuery({ ...plan.context.query, ...query }, plan.context.query)) return also(plan, { pops: above });
  if (above === 0) return edit(plan, stack, query);
  // The entries below have the parameters of their time: asked for again once they are reached.
  return also(plan, { pops: above, waiting: [...waiting, { type: 'push', name, query }] });
}

/** Swaps the top panel, only for one that is not in the stack. */
export function replace(before: Plan, name: PanelName, query: PanelQuery = {}): Plan {
  const entry = admitted(before, name, query);
  if (entry === null) return lacks(before, name);
  const { plan, wanted } = entry;
  const { stack, loggedIn, entrance } = plan.context;
  if (stack.includes(wanted.name) || (loggedIn && isEntrance(wanted.name))) return plan;
  return also(edit(plan, [...stack.slice(0, -1), wanted.name], wanted.query), {
    missing: null,
    entrance: entrance || isEntrance(wanted.name),
  });
}

/** Carries out a wish. */
export function request(plan: Plan, wish: ModalsRequest): Plan {
  switch (wish.type) {
    case 'push':
      return push(plan, wish.name, wish.query);
    case 'replace':
      return replace(plan, wish.name, wish.query);
    case 'close':
      return plan.context.missing === null ? pop(plan) : also(plan, { missing: null });
  }
}

/** A protected page: at once for who is logged in; a guest gets the login and the page is remembered. */
export function wantRoute(plan: Plan, route: NonNullable<ModalsContext['route']>): Plan {
  if (plan.context.loggedIn) return also(plan, {}, { type: 'navigate', ...route });
  return push(keepRoute(keepPanel(plan, null), route), 'login');
}

/** Takes over where the browser stands; the address is put right when it names what cannot be shown. */
function adopt(plan: Plan): Plan {
  const { place, panels, loggedIn, depth, missing } = plan.context;
  if (place === null) return plan;
  const stack = parseStack(place.z, panels);
  const query = ownedQuery(place.query, stack, panels);
  const taken = also(plan, {
    place: null,
    stack,
    query,
    // Who moved on along the history has seen it.
    missing: missingIn(place.z, panels) ?? (place.depth === depth ? missing : null),
    depth: place.depth,
    activity: place.activity,
    entrance: plan.context.entrance || stack.some(isEntrance),
  });
  const right = formatStack(stack) === place.z && sameQuery(query, place.query) ? taken : edit(taken, stack);
  if (!place.login) return right;
  // The parameter has done its work once the login is open: a reload shall not open it again.
  return loggedIn ? edit(right, right.context.stack) : push(edit(right, right.context.stack), 'login');
}

/** Guests see no protected panel: the topmost of them is remembered and the login stands in for it. */
function protect(plan: Plan, wasLoggedIn: boolean): Plan {
  const { stack, query, loggedIn, panels } = plan.context;
  const open = stack.filter((name) => !needsLogin(plan, name));
  if (loggedIn || open.length === stack.length) return plan;
  // After a logout nobody wants the closed panels back.
  if (wasLoggedIn) return edit(plan, open);
  const name = stack.findLast((one) => needsLogin(plan, one));
  const wanted = name === undefined ? null : wantedOf(panels, { name, query });
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
  return push(keepPanel(gone, null), remembered.name, remembered.query);
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
