import { GAME_IDS } from '../../contract/games';
import type { GameId } from '../../contract/games';

/** Counts distinct people: the same key from several connections or subscriptions is one person. */
export class Crowd {
  private readonly visits = new Map<string, number>();

  get size(): number {
    return this.visits.size;
  }

  has(person: string): boolean {
    return this.visits.has(person);
  }

  people(): Iterable<string> {
    return this.visits.keys();
  }

  enter(person: string, times = 1): void {
    this.visits.set(person, (this.visits.get(person) ?? 0) + times);
  }

  leave(person: string, times = 1): void {
    const left = (this.visits.get(person) ?? 0) - times;
    if (left > 0) this.visits.set(person, left);
    else this.visits.delete(person);
  }
}

/** A guest is one connection, a player may have several, on several nodes too. */
const GUEST = 'guest:';
export const guestKey = (connectionId: string): string => `${GUEST}${connectionId}`;
export const playerKey = (userId: string): string => `user:${userId}`;

/** A crowd as another node is told of it: players by key, who may be there too, and how many others. */
export interface Headcount {
  readonly players: readonly string[];
  readonly others: number;
}

/** Names at most so many players; the rest only counts, and then whoever is on two nodes counts twice: a message has to fit the broker. */
export function headcount(crowd: Crowd, most: number): Headcount {
  const players: string[] = [];
  for (const person of crowd.people()) if (players.length < most && !person.startsWith(GUEST)) players.push(person);
  return { players, others: crowd.size - players.length };
}

/** How many people a crowd here and those of other nodes are together. */
export function together(here: Crowd, elsewhere: readonly Headcount[]): number {
  if (elsewhere.length === 0) return here.size;
  const away = new Set<string>();
  let others = 0;
  for (const count of elsewhere) {
    others += count.others;
    for (const player of count.players) if (!here.has(player)) away.add(player);
  }
  return here.size + others + away.size;
}

/** Rooms that one connection is in, and how many of its subscriptions hold it there. */
export class Whereabouts {
  private readonly rooms = new Map<GameId, number>();

  constructor(
    private readonly board: PresenceBoard,
    private person: string,
  ) {
    board.online.enter(person);
  }

  enter(game: GameId): void {
    this.rooms.set(game, (this.rooms.get(game) ?? 0) + 1);
    this.board.room(game).enter(this.person);
  }

  leave(game: GameId): void {
    this.rooms.set(game, (this.rooms.get(game) ?? 0) - 1);
    this.board.room(game).leave(this.person);
  }

  /** The connection now belongs to somebody else: a guest who logged in, or a player who left. */
  become(person: string): void {
    if (person === this.person) return;
    this.everywhere((crowd, times) => crowd.leave(this.person, times));
    this.person = person;
    this.everywhere((crowd, times) => crowd.enter(person, times));
  }

  gone(): void {
    this.everywhere((crowd, times) => crowd.leave(this.person, times));
    this.rooms.clear();
  }

  private everywhere(step: (crowd: Crowd, times: number) => void): void {
    step(this.board.online, 1);
    for (const [game, times] of this.rooms) if (times > 0) step(this.board.room(game), times);
  }
}

/** Who is there on this node: people, not connections. */
export class PresenceBoard {
  readonly online = new Crowd();
  private readonly rooms: ReadonlyMap<GameId, Crowd> = new Map(GAME_IDS.map((game) => [game, new Crowd()]));

  room(game: GameId): Crowd {
    const crowd = this.rooms.get(game);
    if (!crowd) throw new RangeError(`no such room: ${game}`);
    return crowd;
  }
}
