import { lineOf, turnPathOf } from './network';
import { TurnRing } from './turn-ring';

/** Turns of what arrives by HTTP: senders in turn (`turnPathOf`), of whom each has so many places to wait in. */
export class FairTurns {
  private readonly ring: TurnRing;
  private readonly waiting = new Map<string, number>();

  /**
   * @param most how many of one sender may wait
   * @param rest rounds between two turns (`TurnRing`)
   */
  constructor(
    private readonly most: number,
    rest = 0,
  ) {
    this.ring = new TurnRing(rest);
  }

  /**
   * Resolves to true when it is this sender's turn; at once to false when as many of theirs wait as may. Players and all others have every other turn each: whoever holds hundreds of networks has hundreds
   * of turns among the others, and would need as many accounts to have them among the players.
   * @param player who asks, where a session of theirs was seen before
   */
  async next(address: string, player: string | null = null): Promise<boolean> {
    // Their own: whole towns share a line, and one of them would keep the others out.
    const place = player === null ? lineOf(address) : `player ${player}`;
    const here = this.waiting.get(place) ?? 0;
    if (here >= this.most) return false;
    this.waiting.set(place, here + 1);
    await this.ring.turn(player === null ? ['others', ...turnPathOf(address)] : ['players', player]);
    const left = (this.waiting.get(place) ?? 0) - 1;
    if (left > 0) this.waiting.set(place, left);
    else this.waiting.delete(place);
    return true;
  }

  /** The same pieces but empty ones, each made in a turn of its own: a file of a hundred reads is no long one. It is begun already, and has always a place. */
  async *pieces<T extends { readonly length: number }>(address: string, source: AsyncIterable<T>): AsyncGenerator<T> {
    const path = turnPathOf(address);
    for await (const piece of source) {
      if (piece.length > 0) yield piece;
      await this.ring.turn(path);
    }
  }
}
