import { tooSoon } from '../../contract/errors';
import { SITE_SHARE } from '../system/bucket';
import { lineOf, networkOf, turnPathOf } from '../system/network';
import { TurnRing } from '../system/turn-ring';
import { createTurns } from '../system/turns';
import type { Limits } from './limits';

/** Whose call it is: `id` is the connection, `player` who has signed in on it. */
export interface Asker {
  readonly id: string;
  readonly address: string;
  readonly player: string | null;
}

/** When a call that found no place is worth another try, ms. */
const AGAIN_MS = 2_000;

/**
 * Has calls that read the store begin one in each round of the event loop: the embedded store answers at once, on the one thread, and four hundred lists would be one long wait for everybody.
 * Networks have their turns one after another (those that are routed as one share one), within them connections: who asks for one thing waits for one call of each network, not for what others have
 * piled up; players have every other turn, one of each in its own. A network has so many places to wait; when all are taken, only who has none gets one.
 */
export class CallTurns {
  private readonly ring = new TurnRing();
  /** Calls that wait, by the player, or the /48 or the address of IPv4. */
  private readonly waiting = new Map<string, number>();
  private total = 0;
  private readonly alone = createTurns();

  constructor(private readonly limits: Limits['waitingCalls']) {}

  /**
   * Does `work` when it is its turn.
   * @param commits it waits for the store's disk, or for rows that others hold: a network has one such call under way
   * @throws CodeError 667 with the seconds until it is worth trying again, and `work` is not done
   */
  async run<T>({ id, address, player }: Asker, commits: boolean, work: () => Promise<T>): Promise<T> {
    const network = networkOf(address);
    const line = lineOf(address);
    // Players have places of their own: whole towns share a line, and one of them would keep the others out.
    const [place, most] =
      player !== null
        ? [`player ${player}`, this.limits.ofPlayer]
        : [line, line === network ? this.limits.ofAddress : SITE_SHARE * this.limits.ofAddress];
    const here = this.waiting.get(place) ?? 0;
    if (here >= most || (here > 0 && this.total >= this.limits.ofAll)) throw tooSoon(AGAIN_MS);
    this.waiting.set(place, here + 1);
    this.total += 1;
    const inTurn = async (): Promise<T> => {
      await this.ring.turn(player === null ? ['others', ...turnPathOf(address), network, id] : ['players', player, id]);
      this.leave(place);
      return work();
    };
    return commits ? this.alone(network, inTurn) : inTurn();
  }

  private leave(place: string): void {
    const left = (this.waiting.get(place) ?? 0) - 1;
    if (left > 0) this.waiting.set(place, left);
    else this.waiting.delete(place);
    this.total -= 1;
  }
}
