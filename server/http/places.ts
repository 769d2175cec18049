import type { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { tooSoon } from '../../contract/errors';
import type { Clock } from '../ports';
import type { Rate } from '../system/bucket';
import { Lately, payersOf } from '../system/lately';

/** How many of a kind may be under way at a time: of one player, of one address, and in all. */
export interface Bounds {
  readonly ofPlayer: number;
  readonly ofAddress: number;
  readonly inAll: number;
  /** Who has had a place for so long, ms, what they had lately counted in, gives theirs up to somebody who had less. */
  readonly fairMs: number;
}

/** Bodies with a picture that are read: each is held whole while it comes, for as long as a request may take, and until its picture is made, four times what it weighs. */
export const UPLOADS: Bounds = { ofPlayer: 1, ofAddress: 6, inAll: 24, fairMs: 4_000 };
/** Bytes from which on a body counts as a large one. Our own client makes pictures smaller before they travel. */
export const LARGE_UPLOAD = 1024 * 1024;
/** The same of those: a picture of five megabytes is 25 of memory. */
export const LARGE_UPLOADS: Bounds = { ofPlayer: 1, ofAddress: 1, inAll: 2, fairMs: 4_000 };

/** Bytes of bodies with a picture that those of one address may begin to send, whatever they turn out to be: each megabyte is some ten milliseconds of the one thread, and a phone's picture is a third of one. */
export const UPLOADED: Rate = { burst: 64 * 1024 * 1024, perSecond: 512 * 1024 };

/** Files of a player's bets or money that are written out: each is a second or two of the one thread in all, and an encoder's memory. */
export const FILES: Bounds = { ofPlayer: 1, ofAddress: 4, inAll: 64, fairMs: 20_000 };
/** Pictures that are sent to those who may see them, of up to two megabytes: each is held whole for as long as its reader takes. */
export const PICTURES: Bounds = { ofPlayer: 1, ofAddress: 16, inAll: 32, fairMs: 4_000 };
/** How many those of one address may ask for: each is some eight milliseconds of the one thread, out of the store. */
export const PICTURES_ASKED: Rate = { burst: 200, perSecond: 4 };
/** Such a file or picture is read to its end by then, or not at all, ms: who reads a byte now and then keeps no place. It is a megabyte packed, at most. */
export const FILE_MS = 60_000;

const RETRY_MS = 3_000;

type Answer = Pick<Writable, 'destroyed'> & Pick<EventEmitter, 'once'> & { destroy(): unknown };

/** Among those of one address only the players differ. */
interface Payers {
  readonly ofAddress: readonly string[];
  readonly inAll: readonly string[];
}

interface Place {
  /** Whom it counts for. */
  readonly payers: Payers;
  readonly keys: readonly string[];
  readonly since: number;
  /** Whether nothing is lost but what its holder has sent so far. */
  readonly mayGo: () => boolean;
  readonly leave: () => void;
}

/** Has the answers to one player go out one after another: a page asks for all of its pictures at once, and none of them is refused. */
export class Lines {
  private readonly last = new Map<string, Promise<void>>();

  /** Resolves once the player's answers before this one are over. Whoever waits may have hung up by then. */
  async turn(playerId: string, response: Answer): Promise<void> {
    if (response.destroyed) return;
    const before = this.last.get(playerId);
    const over = new Promise<void>((resolve) => void response.once('close', () => resolve()));
    const mine: Promise<void> = Promise.all([before, over]).then(() => {
      if (this.last.get(playerId) === mine) this.last.delete(playerId);
    });
    this.last.set(playerId, mine);
    await before;
  }
}

/**
 * Counts what is under way. Nobody keeps others out by being slow: where all places are taken, whoever has had one for longest, now and lately, makes room for who had less. Counted is time
 * and not pace, by player and, among all, by where they are, too: who hangs up and comes again, or as somebody else, has had what they had.
 */
export class Places {
  private readonly held = new Set<Place>();
  private readonly lately: Lately;

  constructor(
    private readonly bounds: Bounds,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.lately = new Lately(clock);
  }

  /**
   * One more has begun: it has a place until its answer is over, whether that was sent or its reader has gone.
   * @param mayGo whether it could still be hung up on for somebody else's sake
   * @throws CodeError 667 when there are too many
   */
  hold(response: Answer, playerId: string, address: string, mayGo: () => boolean): void {
    const { ofPlayer, ofAddress, inAll } = this.bounds;
    const keys = [`player ${playerId}`, `address ${address}`, 'all'] as const;
    if (this.of(keys[0]).length >= ofPlayer) throw tooSoon(RETRY_MS);
    // Somebody who hung up while it was looked up who they are has closed already, and does not again.
    if (response.destroyed) return;
    const payers = { ofAddress: payersOf(playerId, null), inAll: payersOf(playerId, address) };
    if (this.of(keys[1]).length >= ofAddress) this.makeRoom(keys[1], payers, 'ofAddress');
    if (this.of(keys[2]).length >= inAll) this.makeRoom(keys[2], payers, 'inAll');
    const since = this.clock.now();
    const end = (): void => {
      if (this.held.delete(place)) this.lately.add(payers.inAll, since);
    };
    const leave = (): void => {
      end();
      response.destroy();
    };
    const place: Place = { payers, keys, since, mayGo, leave };
    this.held.add(place);
    response.once('close', end);
  }

  private of(key: string): Place[] {
    return [...this.held].filter(({ keys }) => keys.includes(key));
  }

  /** Takes the place of whoever had most of those places. @throws CodeError 667 when all of them had their fair share at most, or less than who asks */
  private makeRoom(key: string, asking: Payers, among: keyof Payers): void {
    const least = Math.max(this.bounds.fairMs, this.lately.had(asking[among]));
    const had = this.of(key)
      .filter(({ mayGo }) => mayGo())
      .map((place) => ({ place, ms: this.lately.had(place.payers[among]) + this.clock.now() - place.since }))
      .sort((a, b) => b.ms - a.ms);
    const [most] = had;
    if (most === undefined || most.ms <= least) throw tooSoon(RETRY_MS);
    most.place.leave();
  }
}
