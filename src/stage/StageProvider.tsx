import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { StageHost } from './host';

const Context = createContext<StageHost | null>(null);

/** Keeps one canvas for the whole visit; put it around the routes. It loads nothing until a room is entered. */
export function StageProvider({ host, children }: { readonly host: StageHost; readonly children: ReactNode }) {
  useEffect(() => () => host.destroy(), [host]);
  return <Context value={host}>{children}</Context>;
}

/** The visit's host. @throws Error outside of {@link StageProvider} */
export function useStageHost(): StageHost {
  const host = useContext(Context);
  if (!host) throw new Error('a Stage needs a StageProvider around it');
  return host;
}
