import { LATEST_BETS_SIZE } from '../../../contract/constants';
import { topic, type Stream } from '../../../contract/wire';
import { soloEngine } from '../../engines/solo/engine';
import { opening, seating } from '../../engines/solo/state';
import type { SoloEvent, SoloFact, SoloReply, SoloRules, SoloState } from '../../engines/solo/types';
import { fromSen, type Sen } from '../../../rules/money';
import type { ToldBalance } from '../balances';
import type { RoomDeps } from '../deps';
import { claimRoom } from '../fence';
import type { Live } from '../keeper';
import { createPacer, type Pacer } from '../pacer';
import type { Game } from '../writer/game';
import { createWriter, type Writer } from '../writer/writer';
import { latestRounds, nextRoundId } from './history';
import { saveFacts } from './rows';
import { type SeatsDeps, takeSeats } from './seats';
import { type SoloFace, wireLine, type WireLine, wireRetired, wireRound, wireSeeds } from './wire';

/** A solo game as the groove needs it. `streams` are the contract's. */
export interface SoloSpec<Ask, Board, Act, Shown extends object, Line extends object, Told extends object> {
  readonly rules: SoloRules<Ask, Board, Act>;
  readonly face: SoloFace<Board, Shown, Line, Told>;
  readonly streams: { readonly update: Stream; readonly result: Stream };
}

/** Makes a spec: what the engine needs is named, what the wire adds follows from the face. */
export const soloSpec =
  <Ask, Board, Act>() =>
  <Shown extends object, Line extends object, Told extends object>(
    spec: SoloSpec<Ask, Board, Act, Shown, Line, Told>,
  ): SoloSpec<Ask, Board, Act, Shown, Line, Told> =>
    spec;

/** A solo game as a writer sees it. Rounds are told to their player in the reply, under the name that the game's contract gives. */
const gameOf = <Ask, Board, Act, Shown extends object, Line extends object, Told extends object>(
  { rules, face }: SoloSpec<Ask, Board, Act, Shown, Line, Told>,
  seats: SeatsDeps,
): Game<SoloState<Ask, Board, Act>, SoloEvent<Ask, Act>, SoloReply<Board>, SoloFact<Board>> => ({
  room: rules.game,
  over: (fact) => (fact.type === 'played' && fact.round.status === 'lost' ? String(fact.round.roundId) : null),
  step: soloEngine(rules),
  seat: async (tx, state, userIds) => seating(state, await takeSeats<Board>(seats, tx, userIds)),
  funding: ({ ref, userId }, funded) => ({ type: funded ? 'funded' : 'unfunded', ref, userId }),
  persists: () => true,
  save: (tx, facts) => saveFacts({ ...seats, now: () => seats.clock.now() }, tx, facts),
  reply(reply: SoloReply<Board>, balance: Sen) {
    const seeds = wireSeeds(reply.seat.seeds);
    switch (reply.call) {
      case 'round':
        return {
          round: { ...wireRound(reply.round), ...face.shown(reply.round) },
          seeds,
          ...(reply.moved ? { balance: fromSen(balance) } : {}),
        };
      case 'seeds':
        return { seeds };
      case 'rotated':
        return { seeds, revealed: wireRetired(reply.retired, seats.clock.now()) };
    }
  },
});

/** A solo game while this process leads it. Players and their rounds are in the store: here are its one writer, and the last finished rounds of everybody. */
export class SoloLive<Ask, Board, Act, Shown extends object, Line extends object, Told extends object> implements Live {
  readonly writer: Writer<SoloState<Ask, Board, Act>, SoloEvent<Ask, Act>>;
  #latest: readonly (WireLine & Line)[];
  readonly #news: Pacer<WireLine & Line>;

  constructor(
    private readonly room: RoomDeps,
    private readonly spec: SoloSpec<Ask, Board, Act, Shown, Line, Told>,
    given: {
      readonly epoch: bigint;
      readonly nextRoundId: bigint;
      readonly latest: readonly (WireLine & Line)[];
      readonly failed: (error: Error) => void;
    },
  ) {
    const { game } = spec.rules;
    this.#latest = given.latest;
    this.#news = createPacer(room.clock, (lines) => {
      room.publisher.json(topic(spec.streams.update), {
        latest: lines.reverse().slice(0, LATEST_BETS_SIZE),
        players: this.players(),
      });
    });
    this.writer = createWriter(
      opening((startedAt) => room.site.at(startedAt), given.nextRoundId),
      {
        ...room,
        game: gameOf(spec, { ...room, engine: room.store.engine, game }),
        epoch: given.epoch,
        windowMs: room.batchWindowMs,
        told: (facts, _, balances) => this.#tell(facts, balances),
        committed: (commands, ms) => room.metrics.committed?.(game, commands, ms),
        failed: given.failed,
      },
    );
  }

  /** Everybody's last finished rounds, newest first. */
  latest(): readonly (WireLine & Line)[] {
    return this.#latest;
  }

  players(): number {
    return this.room.presence.inRoom(this.spec.rules.game);
  }

  async stop(): Promise<void> {
    await this.writer.stop();
    this.#news.stop();
  }

  #tell(facts: readonly SoloFact<Board>[], balances: ReadonlyMap<string, ToldBalance>): void {
    for (const fact of facts) if (fact.type === 'played') this.#played(fact);
    for (const [userId, balance] of balances) this.room.balances.tell(userId, balance);
  }

  /** A step is on the disk: the player's other screens hear of it, and everybody of a round that ended. */
  #played({ player, seat, round }: Extract<SoloFact<Board>, { type: 'played' }>): void {
    const { face, streams, rules } = this.spec;
    this.room.publisher.json(topic(streams.result, player.id), {
      round: { ...wireRound(round), ...face.shown(round) },
      seeds: wireSeeds(seat.seeds),
    });
    if (round.status === 'open') return;
    const line = { ...wireLine(round, player), ...face.line(round) };
    this.#latest = [line, ...this.#latest].slice(0, LATEST_BETS_SIZE);
    this.#news.add(line);
    this.room.metrics.roundEnded?.(rules.game);
  }
}

/** Takes a solo game over. Open rounds need nothing: each waits in the store for its player. */
export async function openSolo<Ask, Board, Act, Shown extends object, Line extends object, Told extends object>(
  room: RoomDeps,
  spec: SoloSpec<Ask, Board, Act, Shown, Line, Told>,
  failed: (error: Error) => void,
): Promise<SoloLive<Ask, Board, Act, Shown, Line, Told>> {
  const { store } = room;
  const { game } = spec.rules;
  const epoch = await store.transaction((tx) => claimRoom(tx, game));
  const rounds = await latestRounds<Board>(store.db, game);
  const latest = rounds.map(({ round, player }) => ({ ...wireLine(round, player), ...spec.face.line(round) }));
  return new SoloLive(room, spec, { epoch, nextRoundId: await nextRoundId(store.db, game), latest, failed });
}
