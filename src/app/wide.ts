import { loadable } from '../ui/loadable';

/** The side bar, which phones do not pay for. */
export const sideBar = loadable(() => import('./SideBar'));
