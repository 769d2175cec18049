/** How many sockets a player may have beside what is everybody's, and all of those players. */
export interface RegularsLimits {
  readonly ofPlayer: number;
  readonly ofAll: number;
}

/** Sockets of players whose session is known, beside what is everybody's. */
export class Regulars {
  private readonly sockets = new Map<string, number>();
  private all = 0;

  constructor(private readonly limits: RegularsLimits) {}

  /** Counts one socket; call what it returns when the socket is gone, as often as may be. Null when the player may have no more. */
  enter(player: string): (() => void) | null {
    const here = this.sockets.get(player) ?? 0;
    if (here >= this.limits.ofPlayer || this.all >= this.limits.ofAll) return null;
    this.sockets.set(player, here + 1);
    this.all += 1;
    let isHere = true;
    return () => {
      if (!isHere) return;
      isHere = false;
      const left = (this.sockets.get(player) ?? 0) - 1;
      if (left > 0) this.sockets.set(player, left);
      else this.sockets.delete(player);
      this.all -= 1;
    };
  }
}
