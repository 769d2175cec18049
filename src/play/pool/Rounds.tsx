import { useCallback, useMemo } from 'react';
import { useHouse } from '../../house/hooks';
import { type Translate, useT } from '../../i18n';
import { formatAmount, formatDayTime, formatRp } from '../../i18n/format';
import { type PastRounds, RoundList, type VerifyRound } from '../room/RoundList';
import type { LoadPage } from '../room/usePaged';
import { usePool, usePoolRoom } from './context';
import type { PastRow, PoolRoomGame } from './game';
import { poolSeen, seenId } from './seen';
import css from './Rounds.module.css';

type Row = PastRow<unknown>;

const roundsOf = ({ between }: Pick<PoolRoomGame, 'between'>): PastRounds<Row> => ({
  proofOf: ({ roundId, salt, hash, publicSeed, rand }) => ({
    roundId,
    serverSeed: salt,
    seedHash: hash,
    publicSeed,
    digest: rand,
  }),
  hasResult: () => true,
  isBefore: (row, other) => BigInt(row.roundId) < BigInt(other.roundId),
  between: (before, row) => between(before.roundId, row.roundId),
});

const bookText = (t: Translate, { bets = 0, staked = 0, paid = 0 }: Row): string =>
  bets === 0
    ? t('pool.roundNoBets')
    : t('pool.roundBets', { n: formatAmount(bets), staked: formatRp(staked), paid: formatRp(paid) });

/** All rounds of the table on screen, newest first; each opens to its seeds and their check, computed in this browser. */
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
  const table = usePool(({ context }) => context.table);
  const rounds = useMemo(() => roundsOf(game), [game]);
  const load = useCallback<LoadPage<Row>>((ask) => game.wire.past(channel, ask, table), [channel, game, table]);
  const verify = useCallback<VerifyRound<Row>>(
    async ({ roundId, hash, result }, proof, earlier) => {
      const seen = poolSeen(house, game.id, table).find(seenId(roundId, hash));
      return (await game.verifier())(proof, { seen, earlier }, game.shown(result));
    },
    [house, game, table],
  );
  const face = (row: Row) => {
    const { roundId, result, time, bets } = row;
    const name = game.roundName(t, roundId, true);
    const told = game.told(t, result);
    return {
      result: <span className={css.face}>{game.face(result)}</span>,
      title: bets === undefined ? name : `${name} · ${told}`,
      note: `${formatDayTime(time)}, ${bets === undefined ? told : bookText(t, row)}`,
    };
  };
  return (
    <RoundList
      game={game.id}
      rounds={rounds}
      load={load}
      verify={verify}
      face={face}
      empty={{ title: t(`${game.area}.roundsNone`), body: t(`${game.area}.roundsNoneBody`) }}
      check={check}
      news={newest}
    />
  );
}
