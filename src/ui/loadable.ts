import { type ComponentType, lazy } from 'react';

interface Module {
  readonly default: ComponentType;
}

/** A component in a chunk of its own. */
export interface Loadable {
  /** Loads it; asking again costs nothing. Rejects when it cannot be had; asking again tries again. */
  load(): Promise<unknown>;
  /** Itself once it is loaded, because React shows even a moment's wait for a third of a second; until then one that suspends. Take it once a mount. */
  component(): ComponentType;
}

export function loadable(bring: () => Promise<Module>): Loadable {
  let loaded: ComponentType | undefined;
  const load = async (): Promise<Module> => {
    const module = await bring();
    loaded = module.default;
    return module;
  };
  return { load, component: () => loaded ?? lazy(load) };
}
