import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { OpenGame } from '../contract/games';
import { ageQuestion, isAdult } from './app/AgeGate';
import { App } from './app/App';
import { createHouse } from './app/createHouse';
import { lobby } from './app/lobby';
import { applySheets, beginToTake, paintedState, takeOver } from './app/painted/state';
import { place } from './app/place';
import { reloadWhenStale } from './app/staleBuild';
import { startHouse } from './app/startHouse';
import type { Preferences } from './house/preferences';
import { sideBar } from './app/wide';
import { rooms } from './play/rooms';
import type { StageHost, Warming } from './stage/host';
import { isDesktop } from './ui/useMedia';

/** A room comes after its picture, which is drawn before it, and the lobby at once with its frame, unless that takes longer than this. */
const PATIENCE_MS = 600;

/** Between two pieces of work: what was pressed meanwhile comes first. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** After what was drawn last is on the screen, or could have been: rendering a room keeps a phone busy for a while. A hidden page paints nothing. */
const painted = (): Promise<void> =>
  new Promise((resolve) => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))));

/** A page that is not rendered by then has other troubles than what it hears, ms. */
const RENDERED_MS = 4_000;

/** Stands before all else: its effect is the first. */
function TakeOver() {
  useLayoutEffect(takeOver, []);
  return null;
}

/** Tells that all beside it is on the screen. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/** A room that the visit begins with, already on its way. */
export interface FirstRoom {
  readonly game: OpenGame;
  readonly warming: Warming;
}

/** React listens to all that happens. Nothing of ours waits for a transition, and each press begins and ends several: a slow phone feels them. */
function spareTransitions(): void {
  for (const type of ['transitionrun', 'transitionstart', 'transitionend', 'transitioncancel'])
    window.addEventListener(type, (event) => event.stopPropagation(), { capture: true });
}

/** The site: builds the house, opens it and shows it. */
export async function openSite(
  element: HTMLElement,
  stage: StageHost,
  preferences: Preferences,
  first: FirstRoom | null,
): Promise<void> {
  // A page that cannot be had is asked for again, and told of, by whoever shows it.
  const page = first
    ? Promise.all([rooms[first.game].load().catch(() => undefined), first.warming.scene])
    : location.pathname === '/'
      ? lobby.load().catch(() => undefined)
      : null;
  // Beside the page, not after it: without one it would come a moment after its frame.
  const side = isDesktop() ? sideBar.load().catch(() => undefined) : null;
  await breath();
  let tellShown = (): void => undefined;
  // What was answered meanwhile is a piece of work of its own.
  const shown = new Promise<void>((resolve) => (tellShown = () => void breath().then(resolve)));
  const { house, memory } = createHouse(preferences, shown);
  reloadWhenStale(house.storage, Date.now);
  await breath();
  startHouse(house, memory);
  const question = isAdult(house.storage) ? null : ageQuestion.load().catch(() => undefined);
  const soon = [page, side, question];
  // A painted lobby stays until all that it shows is there.
  const isPainted = paintedState() !== undefined && element.hasChildNodes();
  let whole = false;
  if (isPainted) {
    whole = !(await Promise.all(soon)).includes(undefined);
    // Before the site's first commit asks for a place or the focus: a phone works out styles and places between two pieces of work.
    applySheets();
    await painted();
  } else if (soon.some((one) => one !== null))
    await Promise.race([Promise.all(soon), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  if (first) await painted();
  spareTransitions();
  setTimeout(tellShown, RENDERED_MS);
  const site = (
    <StrictMode>
      <TakeOver />
      <App house={house} stage={stage} />
      <Shown onShown={tellShown} />
    </StrictMode>
  );
  // In slices: a phone that is slow to render still scrolls, and hears what is pressed.
  const { z, login } = place.read();
  startTransition(() => {
    // A painted lobby becomes the site's own: its elements are neither made nor laid out again. A panel over it is not in it.
    if (whole && z === null && !login) {
      beginToTake();
      hydrateRoot(element, site);
    } else createRoot(element).render(site);
  });
}
