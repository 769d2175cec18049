import type { GameId } from '../../contract/games';

/** Which game the player wants explained once more, in the shape that `useSyncExternalStore` takes. */
export interface Explainer {
  /** Null when nothing was asked for. */
  get(): GameId | null;
  ask(game: GameId): void;
  /** It was read, or its room was left. */
  done(): void;
  subscribe(changed: () => void): () => void;
}

export function createExplainer(): Explainer {
  let asked: GameId | null = null;
  const listeners = new Set<() => void>();
  const become = (game: GameId | null): void => {
    asked = game;
    for (const changed of [...listeners]) changed();
  };
  return {
    get: () => asked,
    ask: become,
    done: () => become(null),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
