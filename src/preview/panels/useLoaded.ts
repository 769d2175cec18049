import { useEffect, useState } from 'react';
import type { StagedGame } from '../../stage/registry';

/** What a game's loader gives; empty until it is there. `load` is the same function each time. */
export function useLoaded<T>(game: StagedGame, load: (game: StagedGame) => Promise<readonly T[]>): readonly T[] {
  const [loaded, setLoaded] = useState<readonly T[]>([]);
  useEffect(() => {
    let live = true;
    void load(game).then((all) => live && setLoaded(all));
    return () => {
      live = false;
    };
  }, [game, load]);
  return loaded;
}
