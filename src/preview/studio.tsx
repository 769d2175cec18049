import { createRoot } from 'react-dom/client';
import { Preview } from './Preview';

/** The studio shows scenes alone: no session, no connection, no frame. */
export const openStudio = (root: HTMLElement, scene: string): void =>
  createRoot(root).render(<Preview scene={scene} />);
