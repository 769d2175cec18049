/** How a notification is shown. */
export interface DisplayMode {
  /** Counts as read once it was shown; otherwise when the player deals with it. */
  readonly autoRead: boolean;
  /** Goes by itself; otherwise it stays until it is closed or followed. */
  readonly autoClose: boolean;
  /** Waits while a game room is open. */
  readonly outsideGames: boolean;
}

/** The documented codes 1 to 8 are three bits and one: read by itself, closes by itself, outside of games only. */
export function displayMode(code: number): DisplayMode {
  const bits = code - 1;
  return { autoRead: (bits & 1) !== 0, autoClose: (bits & 2) !== 0, outsideGames: (bits & 4) !== 0 };
}
