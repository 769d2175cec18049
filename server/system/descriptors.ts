import { readFileSync } from 'node:fs';

/** Of those a process may have: the store's, a bundle's, pictures and pages on their way to whoever asked. */
const RESERVED = 500;

/** How many files and sockets this process may have open (Node has taken all that it may); null where the system does not say. */
export function mostDescriptors(limits = '/proc/self/limits'): number | null {
  try {
    const most = /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8'))?.[1];
    return most === undefined ? null : Number(most);
  } catch {
    return null;
  }
}

/**
 * The part, up to 1, that there is of so many sockets. Whoever brings more than the system has for us would close the door for everybody: neither a socket nor a file of the store is opened any more, and
 * nobody is asked whose turn it is to give way.
 */
export const shareOf = (sockets: number, descriptors: number | null): number =>
  descriptors === null ? 1 : Math.min(1, Math.max(0, descriptors - RESERVED) / sockets);
