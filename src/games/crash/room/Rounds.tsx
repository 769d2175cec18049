import { useCallback } from 'react';
import { crashCalls, type CrashRound } from '../../../../contract/crash';
import { useHouse } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { formatAmount, formatDayTime, formatRp, formatWireMultiplier } from '../../../i18n/format';
import { isEmpty } from '../../../net/channel';
import { RateChip } from '../../../ui/RateChip';
import { type PastRounds, RoundList, type VerifyRound } from '../../../play/room/RoundList';
import type { LoadPage } from '../../../play/room/usePaged';
import { crashSeen, seenId } from './seen';
import css from './History.module.css';

const ROUNDS: PastRounds<CrashRound> = {
  proofOf: ({ roundId, serverSeed, seedHashHash, publicSeed, hash }) => ({
    roundId,
    serverSeed,
    seedHash: seedHashHash,
    publicSeed,
    digest: hash,
  }),
  hasResult: ({ status }) => status === 'finished',
  isBefore: (round, other) => BigInt(round.roundId) < BigInt(other.roundId),
  between: (before, round) => Number(BigInt(round.roundId) - BigInt(before.roundId)),
};

/** All rounds, newest first; each opens to its seeds and their check. */
export function Rounds({
  check = false,
}: {
  /** Opens and checks the newest one at once. */ readonly check?: boolean;
}) {
  const t = useT();
  const house = useHouse();
  const { channel } = house;
  const load = useCallback<LoadPage<CrashRound>>(
    async (ask) => {
      const reply = await channel.request(crashCalls.roundHistory, ask, { quiet: true });
      return isEmpty(reply) ? null : reply;
    },
    [channel],
  );
  const verify = useCallback<VerifyRound<CrashRound>>(
    async ({ roundId, startTime, target }, proof, earlier) => {
      const seen = crashSeen(house).find(seenId(roundId, startTime));
      return (await import('./verifyCrash')).verifyCrash(proof, { seen, earlier }, formatWireMultiplier(target));
    },
    [house],
  );
  const face = ({ roundId, status, target, bets, staked, paid, startTime }: CrashRound) => {
    const isVoid = status === 'void';
    const said = isVoid
      ? t('crash.void')
      : bets === 0
        ? t('crash.roundNoBets')
        : t('crash.roundBets', { n: formatAmount(bets), staked: formatRp(staked), paid: formatRp(paid) });
    return {
      result: (
        <span className={css.rate}>
          {isVoid ? (
            <span className={css.void}>{t('crash.voidShort')}</span>
          ) : (
            <RateChip multiplier={target} text={formatWireMultiplier(target)} />
          )}
        </span>
      ),
      title: t('crash.myRow', { id: formatAmount(BigInt(roundId) * 100n) }),
      note: `${formatDayTime(startTime)}, ${said}`,
    };
  };
  return (
    <RoundList
      game="crash"
      rounds={ROUNDS}
      load={load}
      verify={verify}
      face={face}
      empty={{ title: t('crash.roundsNone'), body: t('crash.roundsNoneBody') }}
      check={check}
    />
  );
}
