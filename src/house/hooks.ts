import { useSelector } from '@xstate/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { User } from '../../contract/account';
import type { SiteConfig } from '../../contract/site';
import { isOnline } from '../../machines/channel/select';
import { balanceOf, isLoggedIn, type SessionSnapshot } from '../../machines/session/select';
import type { House } from './house';
import type { Settings } from './preferences';

/** Provided once in src/app; tests and the studio may provide their own. */
export const HouseContext = createContext<House | null>(null);

/** The house. Throws outside of its provider: a screen without a house is a mistake in the wiring. */
export function useHouse(): House {
  const house = useContext(HouseContext);
  if (house === null) throw new Error('no house provided');
  return house;
}

/** A part of the session, followed as it changes. */
export const useSession = <T>(select: (snapshot: SessionSnapshot) => T): T => useSelector(useHouse().session, select);

export const useLoggedIn = (): boolean => useSession(isLoggedIn);
/** Null for guests, and for a moment after a start with a stored token. */
export const useUser = (): User | null => useSession(({ context }) => context.user);
/** In rupiah; null for guests and until it is known. */
export const useBalance = (): number | null => useSession(balanceOf);
/** Whether the realtime channel is up. */
export const useOnline = (): boolean => useSelector(useHouse().link, isOnline);

/** The site's settings; null until they are there. */
export function useSiteConfig(): SiteConfig | null {
  const { site } = useHouse();
  return useSyncExternalStore(site.subscribe, site.get, site.get);
}

/** When the player's sitting began, epoch ms; null while nobody plays here. */
export function usePlaySince(): number | null {
  const { play } = useHouse();
  return useSyncExternalStore(play.subscribe, play.since, play.since);
}

/** The settings of this device and their change. */
export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  const { preferences } = useHouse();
  return [useSyncExternalStore(preferences.subscribe, preferences.get, preferences.get), preferences.set];
}
