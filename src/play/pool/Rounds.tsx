import { useCallback } from 'react';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatAmount, formatDayTime, formatRp } from '../../i18n/format';
import { type PastRounds, RoundList, type VerifyRound } from '../room/RoundList';
import type { LoadPage } from '../room/usePaged';
import { usePool, usePoolRoom } from './context';
import type { PastRow } from './game';
import { poolSeen, seenId } from './seen';
import css from './Rounds.module.css';

type Row = PastRow<unknown>;

const ROUNDS: PastRounds<Row> = {
  proofOf: ({ roundId, salt, hash, publicSeed, rand }) => ({
    roundId,
    serverSeed: salt,
    seedHash: hash,
    publicSeed,
    digest: rand,
  }),
  hasResult: () => true,
  isBefore: (row, other) => BigInt(row.roundId) < BigInt(other.roundId),
  between: (before, row) => Number(BigInt(row.roundId) - BigInt(before.roundId)),
};

/** All rounds, newest first; each opens to its seeds and their check, computed in this browser. */
export function Rounds({
  check = false,
}: {
  /** Opens and checks the newest one at once. */ readonly check?: boolean;
}) {
  const t = useT();
  const house = useHouse();
  const { channel } = house;
  const { game } = usePoolRoom();
  const newest = usePool(({ context }) => context.history[0]?.key);
  const load = useCallback<LoadPage<Row>>((ask) => game.wire.past(channel, ask), [channel, game]);
  const verify = useCallback<VerifyRound<Row>>(
    async ({ roundId, hash, result }, proof, earlier) => {
      const seen = poolSeen(house, game.id).find(seenId(roundId, hash));
      return (await game.verifier())(proof, { seen, earlier }, game.shown(result));
    },
    [house, game],
  );
  const face = ({ roundId, result, time, bets, staked, paid }: Row) => ({
    result: <span className={css.face}>{game.face(result)}</span>,
    title: `${t('room.round', { id: formatAmount(BigInt(roundId) * 100n) })} · ${game.told(t, result)}`,
    note: `${formatDayTime(time)}, ${bets === 0 ? t('pool.roundNoBets') : t('pool.roundBets', { n: formatAmount(bets), staked: formatRp(staked), paid: formatRp(paid) })}`,
  });
  return (
    <RoundList
      game={game.id}
      rounds={ROUNDS}
      load={load}
      verify={verify}
      face={face}
      empty={{ title: t('pool.roundsNone'), body: t('pool.roundsNoneBody') }}
      check={check}
      news={newest}
    />
  );
}
