import * as z from 'zod/mini';
import { GAME_IDS } from '../../contract/games';
import type { GameId } from '../../contract/games';
import type { Clock, Fanout, Presence } from '../ports';

/** How often a node says who is with it, and how long its word counts. */
const PRESENCE_MS = 2_000;
const PRESENCE_COUNTS_MS = 3 * PRESENCE_MS;

/** Topics between gateways; no stream's route begins like these. */
const TOPIC = { presence: '@presence', token: '@ended:token', player: '@ended:player' } as const;

const headcount = z.object({ node: z.string(), online: z.int().check(z.gte(0)), rooms: z.record(z.string(), z.int().check(z.gte(0))) });
type Headcount = z.infer<typeof headcount>;

export interface ClusterOptions {
  /** Unique among the gateways that share the fan-out. */
  readonly node: string;
  readonly fanout: Fanout;
  readonly clock: Clock;
  /** Who is with this gateway. */
  readonly here: Presence;
  /** Ends sessions on this gateway's connections. */
  readonly expire: { token(token: string): void; player(userId: string): void };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * What gateways of one house tell each other over the fan-out: how many people each has, and whose session has ended. Alone it talks to
 * nobody. Somebody who is connected to two nodes counts twice for as long as that lasts.
 */
export class Cluster {
  private readonly others = new Map<string, Headcount & { readonly at: number }>();
  private stopTimer: () => void;

  constructor(private readonly options: ClusterOptions) {
    this.stopTimer = this.sayLater();
  }

  /** People here and on the other nodes. */
  readonly presence: Presence = {
    online: () => this.options.here.online() + this.elsewhere(({ online }) => online),
    inRoom: (game) => this.options.here.inRoom(game) + this.elsewhere(({ rooms }) => rooms[game] ?? 0),
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

  close(): void {
    this.stopTimer();
  }

  private elsewhere(part: (other: Headcount) => number): number {
    const since = this.options.clock.now() - PRESENCE_COUNTS_MS;
    let sum = 0;
    for (const [node, other] of this.others) {
      if (other.at < since) this.others.delete(node);
      else sum += part(other);
    }
    return sum;
  }

  private count(data: Uint8Array): void {
    const read = headcount.safeParse(JSON.parse(decoder.decode(data)));
    if (read.success && read.data.node !== this.options.node) this.others.set(read.data.node, { ...read.data, at: this.options.clock.now() });
  }

  private sayLater(): () => void {
    const { clock, fanout, node, here } = this.options;
    return clock.at(clock.now() + PRESENCE_MS, () => {
      const rooms: Partial<Record<GameId, number>> = {};
      for (const game of GAME_IDS) if (here.inRoom(game) > 0) rooms[game] = here.inRoom(game);
      fanout.publish(TOPIC.presence, encoder.encode(JSON.stringify({ node, online: here.online(), rooms })));
      this.stopTimer = this.sayLater();
    });
  }
}
