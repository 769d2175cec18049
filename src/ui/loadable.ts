import { type ComponentType, lazy } from 'react';

interface Module<Props> {
  readonly default: ComponentType<Props>;
}

/** A component in a chunk of its own. */
export interface Loadable<Props = object> {
  /** Loads it; asking again costs nothing. Rejects when it cannot be had; asking again tries again. */
  load(): Promise<unknown>;
  /** Itself once it is loaded, because React shows even a moment's wait for a third of a second; until then one that suspends. Take it once a mount. */
  component(): ComponentType<Props>;
}

export function loadable<Props = object>(bring: () => Promise<Module<Props>>): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<Module<Props>> => {
    const module = await bring();
    loaded = module.default;
    return module;
  };
  return { load, component: () => loaded ?? (lazy(load) as ComponentType<Props>) };
}
