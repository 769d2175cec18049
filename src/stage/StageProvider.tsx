import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { createStageHost, type StageHost } from './host';

const Context = createContext<StageHost | null>(null);

/** Keeps one canvas for the whole visit; put it around the routes. It loads nothing until a room is entered. */
export function StageProvider({ children }: { readonly children: ReactNode }) {
  const [host] = useState(createStageHost);
  useEffect(() => () => host.destroy(), [host]);
  return <Context value={host}>{children}</Context>;
}

/** The visit's host. @throws Error outside of {@link StageProvider} */
export function useStageHost(): StageHost {
  const host = useContext(Context);
  if (!host) throw new Error('a Stage needs a StageProvider around it');
  return host;
}
