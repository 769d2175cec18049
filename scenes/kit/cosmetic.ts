/** Decides when decoration is written anew: on a phone that runs late, the sky moves every other frame and what is played in every frame. */
export class Cosmetic {
  private waited = Number.POSITIVE_INFINITY;

  /** @param ms since the last frame @param every ms between two writings; 0 is each frame */
  due(ms: number, every: number): boolean {
    this.waited += ms;
    if (this.waited < every) return false;
    this.waited = 0;
    return true;
  }

  /** The next frame writes, whatever the time: the canvas has another size. */
  renew(): void {
    this.waited = Number.POSITIVE_INFINITY;
  }
}
