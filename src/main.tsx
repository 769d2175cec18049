import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/App';
import { createHouse } from './app/createHouse';
import { reloadWhenStale } from './app/staleBuild';
import { startHouse } from './app/startHouse';
import './ui/tokens.css';
import './ui/base.css';

/** The site: builds the house, opens it and shows it. */
function openSite(root: Root): void {
  const { house, memory } = createHouse();
  reloadWhenStale(house.storage, Date.now);
  startHouse(house, memory);
  root.render(<StrictMode><App house={house} /></StrictMode>);
}

/** The studio shows scenes alone: no session, no connection, no frame. */
async function openStudio(root: Root): Promise<void> {
  const { Preview } = await import('./preview/Preview');
  root.render(<Preview scene={location.pathname.split('/')[2] ?? ''} />);
}

const root = createRoot(document.getElementById('root') ?? document.body);
if (/^\/preview(\/|$)/.test(location.pathname)) void openStudio(root);
else openSite(root);
