import { lobbyStreams } from '../../contract/site';
import type { StreamPayload } from '../../contract/wire';
import type { Clock, Presence, Publisher, Room } from '../ports';

type Picture = StreamPayload<typeof lobbyStreams.rooms>;

/** The lobby hears at least this often, so that head counts stay true. */
export const LOBBY_EVERY_MS = 5_000;
/** Changes within this time are one message: several rooms may turn at once. */
export const LOBBY_GATHER_MS = 100;

export interface LobbyFeed {
  /** A round of some room has changed. */
  changed(): void;
  start(): void;
  stop(): void;
}

export interface LobbyDeps {
  readonly rooms: () => readonly Pick<Room, 'lobby'>[];
  /** Whether this process is the one that knows: in a cluster the leader of the rooms. Without it, it is. */
  readonly speaks?: () => boolean;
  readonly presence: Presence;
  readonly publisher: Publisher;
  readonly clock: Clock;
}

/** Publishes the whole picture of the open rooms: after each change of a round, and at least every 5 s. */
export function createLobbyFeed({ rooms, speaks = () => true, presence, publisher, clock }: LobbyDeps): LobbyFeed {
  let running = false;
  let due = Infinity;
  let cancel = (): void => undefined;

  const publishBy = (when: number) => {
    if (!running || due <= when) return;
    cancel();
    due = when;
    cancel = clock.at(when, publish);
  };

  const publish = () => {
    const now = clock.now();
    if (speaks()) {
      const picture: Picture = {
        serverTime: now,
        online: presence.online(),
        rooms: rooms().map((room) => room.lobby()),
      };
      publisher.json(lobbyStreams.rooms.route, picture);
    }
    due = Infinity;
    publishBy(now + LOBBY_EVERY_MS);
  };

  return {
    changed: () => publishBy(clock.now() + LOBBY_GATHER_MS),
    start() {
      running = true;
      publishBy(clock.now());
    },
    stop() {
      running = false;
      due = Infinity;
      cancel();
    },
  };
}
