/**
 * The ids of commands by what the player meant: the same intent keeps its id until the server has answered it, so that a repeat after a
 * lost answer is the same command to the server. An answered intent gets a fresh id the next time.
 */
export interface CommandIds {
  /** The id for an intent, named by everything that makes it this one: action, round, amount. */
  of(intent: string): string;
  /** The server has answered, with yes or with no. */
  answered(): void;
}

export function createCommandIds(make: () => string): CommandIds {
  let last: { readonly intent: string; readonly id: string } | null = null;
  return {
    of(intent) {
      if (last?.intent !== intent) last = { intent, id: make() };
      return last.id;
    },
    answered() {
      last = null;
    },
  };
}
