import type { Rate } from '../system/bucket';
import type { RegularsLimits } from '../system/regulars';
import type { Share } from './addressBudget';

/**
 * What one gateway puts up with. Times are milliseconds, sizes are bytes, rates are per second and connection.
 *
 * What a client can make us keep is meant to be a fixed sum: a frame on its way, the requests it sends in pieces (one frame together), the calls
 * it waits for, its subscriptions, and what it does not read. Nothing that is kept is a view of a buffer that the network delivered: such a buffer
 * is 64 KB, however small the view.
 */
export interface Limits {
  /** When there are so many, whoever has fewer takes the place of one of whoever has most (`FairPlaces`). */
  readonly maxConnections: number;
  /** Sockets of one address (of one /64 network of IPv6), loopback aside. Above what players behind one carrier's or café's address need. */
  readonly maxPerAddress: number;
  /** How quickly one address may open them. Each comes with a share of its own below, so that coming anew all the time would be a way around them. */
  readonly openedByAddress: Rate;
  /** Sockets beside those, of players whose session is known: whoever fills the house, or an address, with strangers keeps no player out, and takes no player's place. */
  readonly regulars: RegularsLimits;
  /** A socket that has not sent its SETUP by then is closed. */
  readonly setupTimeoutMs: number;
  /** A client's lifetime is clamped into this range: neither a hair trigger nor an immortal half-open socket. */
  readonly minLifetimeMs: number;
  readonly maxLifetimeMs: number;
  /** One message, and all that arrives in pieces at a time. The longest request of ours has a few hundred bytes. */
  readonly maxFrameBytes: number;
  /** A message may come in so many WebSocket fragments (ours never do) and, unfinished, wait in so many reads of the network. */
  readonly maxFragments: number;
  readonly maxBufferedReads: number;
  /** A reader this far behind is cut off: it can reconnect and take a snapshot, memory cannot. */
  readonly maxBufferedBytes: number;
  /** What may be kept for all together of what they do not read, or do not send to the end; beyond it those are cut off first for whom most is (`relieve`). */
  readonly maxBufferedBytesOfAll: number;
  /** The same of those of one address, loopback aside. */
  readonly maxBufferedBytesOfAddress: number;
  /** Above this, ticks (which the next tick replaces) are left out for the reader. Nothing else is. */
  readonly tickBufferedBytes: number;
  /** Calls in flight plus subscriptions of one connection. The next one is refused with code 667. */
  readonly maxExchanges: number;
  /** Subscriptions of one connection to the same stream, of which a client has one, and another while it leaves the first: what is published is written once for each. */
  readonly maxOfStream: number;
  /** Connections of one player: each is told whatever concerns them. Of more, the one that is there for longest goes. */
  readonly maxOfPlayer: number;
  /** Messages kept for a subscription that has used up its REQUEST_N. One more ends the subscription with code 667. */
  readonly maxHeldMessages: number;
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** What the reads of one connection may cost by themselves, and, above that, those of one address together (callBudget). */
  readonly reads: Share;
  /** The same of commands: bets, steps of rounds, seeds, what is done to mails. One is about half a millisecond of the server's one thread, the disk's part not counted. */
  readonly writes: Share;
  /** The same of commands that end rounds. What each connection has to itself outlasts the bets that it has to itself. */
  readonly ends: Share;
  /** Calls that wait for their turn to read the store (callTurns): of one player, of the guests of one address, and of all. */
  readonly waitingCalls: { readonly ofPlayer: number; readonly ofAddress: number; readonly ofAll: number };
  /** Frames of any kind, pings and pongs too; beyond it the connection is an attack and is closed. */
  readonly frameBurst: number;
  readonly framesPerSecond: number;
  /** Keepalives that want an answer; beyond it likewise. Each costs a write, several times what any other small frame does. */
  readonly echoes: Rate;
  /** Tokens shown (`internal/auth`); beyond it likewise. Each unknown one is looked up in the store. */
  readonly logins: Rate;
  /** Bytes from the network, whatever they belong to, `LEAST_READ` at the least for each read; beyond it likewise. */
  readonly byteBurst: number;
  readonly bytesPerSecond: number;
  /**
   * Of all that, what each connection has to itself and what those of one address share, loopback aside: a limit for a connection alone is
   * multiplied by as many as an attacker brings. Together they keep one address below about a third of the server's one thread.
   */
  readonly ofAddress: { readonly requests: Share; readonly frames: Share; readonly bytes: Share };
  /** How long a closing handshake may take before the socket is destroyed. */
  readonly closeGraceMs: number;
  /** About how often a live connection's token is checked again: how long an expiry or a ban may go unnoticed. */
  readonly recheckMs: number;
  /** The same where word of other nodes was missed, or cannot come: longer than what a look-up of a session is remembered (accounts/sessions). */
  readonly recheckInDoubtMs: number;
  /** How often deadlines are looked at. */
  readonly sweepMs: number;
}

/** What each read of the network counts for at the least, bytes: one that brings a single byte costs as much. */
export const LEAST_READ = 64;

export const DEFAULT_LIMITS: Limits = {
  maxConnections: 20_000,
  maxPerAddress: 2_000,
  // All may come back at once after a restart; later somebody loses the line now and then.
  openedByAddress: { burst: 2_000, perSecond: 40 },
  regulars: { ofPlayer: 4, ofAll: 4_000 },
  setupTimeoutMs: 5_000,
  minLifetimeMs: 2_000,
  maxLifetimeMs: 60_000,
  maxFrameBytes: 16 * 1024,
  maxFragments: 4,
  maxBufferedReads: 64,
  maxBufferedBytes: 256 * 1024,
  maxBufferedBytesOfAll: 128 * 1024 * 1024,
  // Two thousand who are all a second behind; of those who read nothing at all it holds thirty.
  maxBufferedBytesOfAddress: 8 * 1024 * 1024,
  tickBufferedBytes: 32 * 1024,
  maxExchanges: 64,
  maxOfStream: 2,
  // A phone that comes anew every second or two leaves dozens behind that are not found to be dead yet.
  maxOfPlayer: 64,
  maxHeldMessages: 64,
  requestBurst: 120,
  requestsPerSecond: 30,
  // A page asks for a room, its lists and the inbox when it comes, some thirty units; what somebody goes on reading is the address's.
  reads: { own: { burst: 40, perSecond: 1 }, address: { burst: 4_000, perSecond: 1_000 } },
  // Somebody at play bets every few seconds, an auto-bet at its quickest a few times a second; of a town some hundred play by themselves at once.
  // What each has to itself is for who finds all of that taken: a bet now and then.
  writes: { own: { burst: 20, perSecond: 0.1 }, address: { burst: 600, perSecond: 300 } },
  ends: { own: { burst: 20, perSecond: 0.2 }, address: { burst: 300, perSecond: 150 } },
  // A second or so of the one thread; a town that comes back at once asks for a room and an inbox each, and asks again.
  waitingCalls: { ofPlayer: 64, ofAddress: 600, ofAll: 4_000 },
  // A page sends some fifty frames when it connects and a few a second at play.
  frameBurst: 2_500,
  framesPerSecond: 100,
  // A client sends one every few seconds.
  echoes: { burst: 10, perSecond: 1 },
  logins: { burst: 10, perSecond: 1 },
  byteBurst: 512 * 1024,
  bytesPerSecond: 64 * 1024,
  ofAddress: {
    // A page asks some twenty things when it connects, and somebody at play a few a second. Those who come back together have their own for that.
    requests: { own: { burst: 60, perSecond: 2 }, address: { burst: 2_000, perSecond: 1_000 } },
    frames: { own: { burst: 80, perSecond: 5 }, address: { burst: 5_000, perSecond: 2_000 } },
    bytes: {
      own: { burst: 32 * 1024, perSecond: 512 },
      address: { burst: 1024 * 1024, perSecond: 1024 * 1024 },
    },
  },
  closeGraceMs: 2_000,
  recheckMs: 60_000,
  recheckInDoubtMs: 7_000,
  sweepMs: 500,
};
