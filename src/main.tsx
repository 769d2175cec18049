import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/App';
import { createHouse } from './app/createHouse';
import { reloadWhenStale } from './app/staleBuild';
import { startHouse } from './app/startHouse';
import { loadRoom, roomAt } from './play/rooms';
import { createStageHost } from './stage/host';
import './ui/tokens.css';
import './ui/base.css';

/** A room is shown whole, with its picture, rather than as a frame that waits for it, unless it takes longer than this. */
const PATIENCE_MS = 600;

/** The site: builds the house, opens it and shows it. */
async function openSite(root: Root): Promise<void> {
  const stage = createStageHost();
  const game = roomAt(location.pathname);
  const room = game && Promise.all([loadRoom(game).catch(() => undefined), stage.warm(game, innerWidth)]);
  const { house, memory } = createHouse();
  reloadWhenStale(house.storage, Date.now);
  startHouse(house, memory);
  if (room) await Promise.race([room, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  root.render(<StrictMode><App house={house} stage={stage} /></StrictMode>);
}

/** The studio shows scenes alone: no session, no connection, no frame. */
async function openStudio(root: Root): Promise<void> {
  const { Preview } = await import('./preview/Preview');
  root.render(<Preview scene={location.pathname.split('/')[2] ?? ''} />);
}

const root = createRoot(document.getElementById('root') ?? document.body);
if (/^\/preview(\/|$)/.test(location.pathname)) void openStudio(root);
else void openSite(root);
