import type { PoolGame } from '../../contract/pool';
import type { RecordProof } from '../../contract/replay';
import { type Translate, useT } from '../i18n';
import { formatAmount } from '../i18n/format';
import type { AnyPool, PoolRoomGame } from '../play/pool/game';
import { poolSeen, seenId } from '../play/pool/seen';
import type { ReplayGame, SeatsProps } from './game';
import { Net, Picked, type Row, SeatTable, useStoryTime } from './Seats';
import type { Story } from './story';
import { company, evidenceFrom, money, proofFrom, when } from './told';

/** A record of a timed room (contract/replay.ts), as far as all of them are alike. */
interface PoolRecord<P> {
  readonly roundId: string;
  readonly startTime: number;
  readonly stopTime: number;
  readonly proof: RecordProof;
  readonly bets: number;
  readonly staked: number;
  readonly paid: number;
  readonly more: number;
  readonly players: readonly (Row & { readonly select: P; readonly win: number })[];
}

interface PoolReplay<G extends PoolGame, P extends AnyPool, R, Of> {
  readonly game: Pick<PoolRoomGame<P, unknown, R>, 'id' | 'icon' | 'name' | 'shown' | 'verifier'>;
  story(this: void, record: Of): Story<G>;
  /** The round's result as the room's lists have it. */
  result(this: void, record: Of): R;
  /** What was drawn, sentence by sentence. */
  drawn(this: void, t: Translate, record: Of): readonly string[];
}

/** The replay of a timed room with pools. */
export function poolReplay<G extends PoolGame, P extends AnyPool, R, Of extends PoolRecord<P>>({
  game,
  story,
  result,
  drawn,
}: PoolReplay<G, P, R, Of>): ReplayGame<G, Of> {
  function Seats({ record, transport }: SeatsProps<Of>) {
    const t = useT();
    const now = useStoryTime(transport);
    const stopped = now >= record.stopTime - record.startTime;
    return (
      <SeatTable
        rows={record.players}
        more={record.more}
        now={now}
        result={({ select, amount, win }) => (
          <Picked>
            {game.icon(select)}
            <span>{game.name(t, select)}</span>
            {stopped ? <Net net={win - amount} /> : null}
          </Picked>
        )}
      />
    );
  }
  return {
    story,
    check: (house, record) => {
      const { roundId, proof } = record;
      const shown = proofFrom(roundId, proof);
      return {
        proof: shown,
        async verify() {
          const seen = poolSeen(house, game.id, 0).find(seenId(roundId, proof.seedHash));
          return (await game.verifier())(shown, evidenceFrom(proof, seen), game.shown(result(record)));
        },
      };
    },
    name: (t, { roundId }) => t('room.round', { id: formatAmount(BigInt(roundId) * 100n) }),
    summary: (t, record) => [
      ...drawn(t, record),
      when(t, record.stopTime),
      money(t, record.bets, record.staked, record.paid),
      ...company(t, record.players),
    ],
    Seats,
  };
}
