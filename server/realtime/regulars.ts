import type { Limits } from './limits';

/** Sockets of players whose session is known, where there is no other place for them. */
export class Regulars {
  private readonly sockets = new Map<string, number>();
  private all = 0;

  constructor(private readonly limits: Limits['regulars']) {}

  /** Counts one socket; call what it returns once, when the socket is gone. Null when the player may have no more. */
  enter(player: string): (() => void) | null {
    const here = this.sockets.get(player) ?? 0;
    if (here >= this.limits.ofPlayer || this.all >= this.limits.ofAll) return null;
    this.sockets.set(player, here + 1);
    this.all += 1;
    return () => {
      const left = (this.sockets.get(player) ?? 0) - 1;
      if (left > 0) this.sockets.set(player, left);
      else this.sockets.delete(player);
      this.all -= 1;
    };
  }
}
