import { useCallback } from 'react';
import type { BaseLocationHook } from 'wouter';
import { useHouse } from '../house/hooks';
import { needsLogin } from './pages';
import { navigate, usePlace } from './place';

/** The router's hook: where we are, and how to go on; a page that needs a login is asked of the modals machine, which knows who is here. */
export const useGuardedPlace: BaseLocationHook = () => {
  const { modals } = useHouse();
  const [path] = usePlace();
  const go = useCallback(
    (to: string, options: { readonly replace?: boolean } = {}) => {
      if (needsLogin(to))
        modals.send({ type: 'route.wanted', route: { path: to, how: options.replace === true ? 'replace' : 'push' } });
      else navigate(to, options);
    },
    [modals],
  );
  return [path, go];
};
