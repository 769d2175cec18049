import * as z from 'zod/mini';
import { GAME_IDS } from '../../contract/games';
import type { GameId } from '../../contract/games';
import type { Clock, Fanout, Presence } from '../ports';
import { headcount, together } from './presence';
import type { Headcount, PresenceBoard } from './presence';

/** How often a node says who is with it, and how long its word counts. */
const PRESENCE_MS = 2_000;
const PRESENCE_COUNTS_MS = 3 * PRESENCE_MS;

/** Topics between gateways; no stream's route begins like these. */
const TOPIC = { presence: '@presence', token: '@ended:token', player: '@ended:player', some: '@ended:some' } as const;

/** So many players are named for the house and for each room: with ids of 40 characters and every game open the word stays under the 1 MB of a broker. */
const MOST_NAMED = 2_000;

const crowdWord = z.object({ players: z.array(z.string()), others: z.int().check(z.gte(0)) });
const nodeWord = z.object({ node: z.string(), online: crowdWord, rooms: z.record(z.string(), crowdWord) });
type NodeWord = z.infer<typeof nodeWord>;

export interface ClusterOptions {
  /** Unique among the gateways that share the fan-out. */
  readonly node: string;
  readonly fanout: Fanout;
  readonly clock: Clock;
  /** Who is with this gateway. */
  readonly here: PresenceBoard;
  /** Ends sessions on this gateway's connections. */
  readonly expire: { token(token: string): void; player(userId: string): void; some(userId: string): void };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * What gateways of one house tell each other over the fan-out: who is with each, and whose session has ended. Alone it talks to
 * nobody. Somebody who is connected to two nodes counts once.
 */
export class Cluster {
  private readonly others = new Map<string, NodeWord & { readonly at: number }>();
  private stopTimer: () => void;

  constructor(private readonly options: ClusterOptions) {
    this.stopTimer = this.sayLater();
  }

  /** People here and on the other nodes. */
  readonly presence: Presence = {
    online: () =>
      together(
        this.options.here.online,
        this.elsewhere(({ online }) => online),
      ),
    inRoom: (game) =>
      together(
        this.options.here.room(game),
        this.elsewhere(({ rooms }) => rooms[game]),
      ),
  };

  /** Handles a message between gateways; false for any other topic. */
  hear(topic: string, data: Uint8Array): boolean {
    switch (topic) {
      case TOPIC.presence:
        this.count(data);
        return true;
      case TOPIC.token:
        this.options.expire.token(decoder.decode(data));
        return true;
      case TOPIC.player:
        this.options.expire.player(decoder.decode(data));
        return true;
      case TOPIC.some:
        this.options.expire.some(decoder.decode(data));
        return true;
      default:
        return false;
    }
  }

  /** The session behind a token has ended: on every node. The token is worth nothing by now. */
  expireToken(token: string): void {
    this.options.fanout.publish(TOPIC.token, encoder.encode(token));
  }

  expirePlayer(userId: string): void {
    this.options.fanout.publish(TOPIC.player, encoder.encode(userId));
  }

  /** Some sessions of a player have ended, or what is known of the player has changed. */
  recheckPlayer(userId: string): void {
    this.options.fanout.publish(TOPIC.some, encoder.encode(userId));
  }

  close(): void {
    this.stopTimer();
  }

  private elsewhere(part: (other: NodeWord) => Headcount | undefined): readonly Headcount[] {
    const since = this.options.clock.now() - PRESENCE_COUNTS_MS;
    const counts: Headcount[] = [];
    for (const [node, other] of this.others) {
      const count = other.at < since ? undefined : part(other);
      if (other.at < since) this.others.delete(node);
      if (count) counts.push(count);
    }
    return counts;
  }

  private count(data: Uint8Array): void {
    const read = nodeWord.safeParse(JSON.parse(decoder.decode(data)));
    if (read.success && read.data.node !== this.options.node)
      this.others.set(read.data.node, { ...read.data, at: this.options.clock.now() });
  }

  private sayLater(): () => void {
    const { clock, fanout, node, here } = this.options;
    return clock.at(clock.now() + PRESENCE_MS, () => {
      const rooms: Partial<Record<GameId, Headcount>> = {};
      for (const game of GAME_IDS) if (here.room(game).size > 0) rooms[game] = headcount(here.room(game), MOST_NAMED);
      fanout.publish(
        TOPIC.presence,
        encoder.encode(JSON.stringify({ node, online: headcount(here.online, MOST_NAMED), rooms })),
      );
      this.stopTimer = this.sayLater();
    });
  }
}
