import { loadable } from '../ui/loadable';

/** The lobby, which a visit that begins in a room does not pay for. */
export const lobby = loadable(() => import('../lobby/Lobby'));
