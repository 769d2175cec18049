import { useCallback, useMemo, useState } from 'react';
import { crashCalls, type CrashRound } from '../../../contract/crash';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatAmount, formatDayTime, formatRp, formatWireMultiplier } from '../../i18n/format';
import { isEmpty } from '../../net/channel';
import { Icon } from '../../ui/Icon';
import { RateChip } from '../../ui/RateChip';
import { PagedList } from '../room/HistoryTable';
import { earlierOf, type RoundProof, type Verify } from '../room/proof';
import { findEarlier } from '../room/proofEarlier';
import { RoundCheck } from '../room/RoundCheck';
import { type LoadPage, usePaged } from '../room/usePaged';
import { crashSeen, seenId } from './seen';
import css from './History.module.css';

const PAGE = 12;

/** Past rounds by page, over the channel. */
function useLoadRounds() {
  const { channel } = useHouse();
  return useCallback<LoadPage<CrashRound>>(async (page, count) => {
    const reply = await channel.request(crashCalls.roundHistory, { page, size: count }, { quiet: true });
    return isEmpty(reply) ? null : reply;
  }, [channel]);
}

/** All rounds, newest first; each opens to its seeds and their check. */
export function Rounds({ check = false }: { /** Opens and checks the newest one at once. */ readonly check?: boolean }) {
  const t = useT();
  const load = useLoadRounds();
  const paged = usePaged(load, PAGE);
  const { rows, page, total } = paged;
  const [chosen, choose] = useState<string | null>(null);
  const newest = check && page === 1 ? rows.find(({ status }) => status === 'finished')?.roundId : undefined;
  const open = chosen ?? newest ?? null;
  return (
    <PagedList paged={paged} empty={{ title: t('crash.roundsNone'), body: t('crash.roundsNoneBody') }}>
      <ul className={css.rounds}>
        {rows.map((round, i) => <RoundRow key={round.roundId} round={round} before={rows[i + 1]} behind={(page - 1) * PAGE + i + 1} total={total} open={open === round.roundId} atOnce={check && round.roundId === newest} onToggle={() => choose(open === round.roundId ? '' : round.roundId)} />)}
      </ul>
    </PagedList>
  );
}

interface RoundRowProps {
  readonly round: CrashRound;
  /** The round before it, where it is on the same page. */
  readonly before: CrashRound | undefined;
  /** Where the round before it is in the list, from 0, of so many in all. */
  readonly behind: number;
  readonly total: number;
  readonly open: boolean;
  readonly atOnce: boolean;
  readonly onToggle: () => void;
}

function RoundRow({ open, onToggle, ...check }: RoundRowProps) {
  const t = useT();
  const { roundId, status, target, bets, staked, paid, startTime } = check.round;
  const shown = formatWireMultiplier(target);
  const isVoid = status === 'void';
  return (
    <li>
      <button type="button" className={css.round} aria-expanded={open} onClick={onToggle}>
        <span className={css.rate}>{isVoid ? <span className={css.void}>{t('crash.voidShort')}</span> : <RateChip multiplier={target} text={shown} />}</span>
        <span className={css.words}>
          <b>{t('crash.myRow', { id: formatAmount(BigInt(roundId) * 100n) })}</b>
          <span>{formatDayTime(startTime)}, {isVoid ? t('crash.void') : bets === 0 ? t('crash.roundNoBets') : t('crash.roundBets', { n: formatAmount(bets), staked: formatRp(staked), paid: formatRp(paid) })}</span>
        </span>
        <Icon name="right" size="sm" />
      </button>
      {open ? <div className={css.detail}><CrashCheck {...check} /></div> : null}
    </li>
  );
}

/** The check of one round of crash. */
function CrashCheck({ round, before, behind, total, atOnce }: Omit<RoundRowProps, 'open' | 'onToggle'>) {
  const house = useHouse();
  const load = useLoadRounds();
  const proof = useMemo((): RoundProof => ({
    roundId: round.roundId,
    serverSeed: round.serverSeed,
    seedHash: round.seedHashHash,
    publicSeed: round.publicSeed,
    digest: round.hash,
  }), [round]);
  const verify = useCallback<Verify>(async () => {
    const id = BigInt(round.roundId);
    const row = before ?? (await findEarlier(load, { offset: behind, total }, ({ roundId }) => BigInt(roundId) < id));
    const earlier = earlierOf(proof, row, typeof row === 'string' ? 0 : Number(id - BigInt(row.roundId)));
    const seen = crashSeen(house).find(seenId(round.roundId, round.startTime));
    return (await import('./verifyCrash')).verifyCrash(proof, { seen, earlier }, formatWireMultiplier(round.target));
  }, [house, load, proof, round, before, behind, total]);
  return <RoundCheck proof={proof} verify={verify} atOnce={atOnce} />;
}
