/** How far the period of one connection may be from the usual one, either way. */
const SPREAD = 0.25;

/** FNV-1a with a last stir, as a number from 0 up to but not including 1: neighbouring ids land far apart. */
function share(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * How often a connection's token is checked again, milliseconds: about `usual`, always the same for one connection. After a restart
 * everybody comes back at once, and must not ask the store at once ever after.
 */
export const recheckPeriod = (connectionId: string, usual: number): number =>
  Math.round(usual * (1 - SPREAD + 2 * SPREAD * share(connectionId)));
