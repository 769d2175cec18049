import { useCallback, useMemo, useState } from 'react';
import { crashCalls, type CrashRound } from '../../../contract/crash';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatAmount, formatDayTime, formatRp, formatWireMultiplier } from '../../i18n/format';
import { isEmpty } from '../../net/channel';
import { Icon } from '../../ui/Icon';
import { RateChip } from '../../ui/RateChip';
import { PagedList } from '../room/HistoryTable';
import type { RoundProof, Verify } from '../room/proof';
import { RoundCheck } from '../room/RoundCheck';
import { type LoadPage, usePaged } from '../room/usePaged';
import css from './History.module.css';

const PAGE = 12;

/** Past rounds by page, over the channel. */
export function useRounds(size: number) {
  const { channel } = useHouse();
  const load = useCallback<LoadPage<CrashRound>>(async (page, count) => {
    const reply = await channel.request(crashCalls.roundHistory, { page, size: count }, { quiet: true });
    return isEmpty(reply) ? null : reply;
  }, [channel]);
  return usePaged(load, size);
}

/** All rounds, newest first; each opens to its seeds and their check. */
export function Rounds({ check = false }: { /** Opens and checks the newest one at once. */ readonly check?: boolean }) {
  const t = useT();
  const paged = useRounds(PAGE);
  const [chosen, choose] = useState<string | null>(null);
  const newest = check && paged.page === 1 ? paged.rows.find(({ status }) => status === 'finished')?.roundId : undefined;
  const open = chosen ?? newest ?? null;
  return (
    <PagedList paged={paged} empty={{ title: t('crash.roundsNone'), body: t('crash.roundsNoneBody') }}>
      <ul className={css.rounds}>
        {paged.rows.map((round, i) => <RoundRow key={round.roundId} round={round} before={paged.rows[i + 1]} open={open === round.roundId} atOnce={check && round.roundId === newest} onToggle={() => choose(open === round.roundId ? '' : round.roundId)} />)}
      </ul>
    </PagedList>
  );
}

interface RoundRowProps {
  readonly round: CrashRound;
  /** The round before it, where it is on the same page. */
  readonly before: CrashRound | undefined;
  readonly open: boolean;
  readonly atOnce: boolean;
  readonly onToggle: () => void;
}

function RoundRow({ round, before, open, atOnce, onToggle }: RoundRowProps) {
  const t = useT();
  const { roundId, status, target, bets, staked, paid, startTime } = round;
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
      {open ? <div className={css.detail}><CrashCheck round={round} before={before} atOnce={atOnce} /></div> : null}
    </li>
  );
}

/** The check of one round of crash. */
function CrashCheck({ round, before, atOnce }: { readonly round: CrashRound; readonly before: CrashRound | undefined; readonly atOnce: boolean }) {
  const proof = useMemo((): RoundProof => ({
    roundId: round.roundId,
    serverSeed: round.serverSeed,
    seedHash: round.seedHashHash,
    publicSeed: round.publicSeed,
    digest: round.hash,
    // Rounds of one chain have one public seed; the first of a chain follows on its published end instead.
    previousSeed: before !== undefined && before.publicSeed === round.publicSeed && BigInt(before.roundId) + 1n === BigInt(round.roundId) ? before.serverSeed : undefined,
  }), [round, before]);
  const verify = useCallback<Verify>(async () => (await import('./verifyCrash')).verifyCrash(proof, formatWireMultiplier(round.target)), [proof, round.target]);
  return <RoundCheck proof={proof} verify={verify} atOnce={atOnce} />;
}
