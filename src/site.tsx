import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { OpenGame } from '../contract/games';
import { App } from './app/App';
import { createHouse } from './app/createHouse';
import { reloadWhenStale } from './app/staleBuild';
import { startHouse } from './app/startHouse';
import { loadRoom } from './play/rooms';
import type { StageHost, Warming } from './stage/host';

/** A room is shown whole, with its picture, rather than as a frame that waits for it, unless it takes longer than this. */
const PATIENCE_MS = 600;

/** A room that the visit begins with, already on its way. */
export interface FirstRoom {
  readonly game: OpenGame;
  readonly warming: Warming;
}

/** The site: builds the house, opens it and shows it. */
export async function openSite(element: HTMLElement, stage: StageHost, first: FirstRoom | null): Promise<void> {
  const room = first && Promise.all([loadRoom(first.game).catch(() => undefined), first.warming.scene]);
  const { house, memory } = createHouse();
  reloadWhenStale(house.storage, Date.now);
  startHouse(house, memory);
  if (room) await Promise.race([room, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  createRoot(element).render(<StrictMode><App house={house} stage={stage} /></StrictMode>);
}
