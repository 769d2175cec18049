import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { wingoCalls, type WingoPastRow } from '../../../contract/wingo';
import { nextPhase, parsePhaseNum } from '../../../rules/wingo/phase';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatDayTime } from '../../i18n/format';
import { isEmpty } from '../../net/channel';
import { Icon } from '../../ui/Icon';
import { PagedList } from '../room/HistoryTable';
import type { RoundProof, Verify } from '../room/proof';
import { RoundCheck } from '../room/RoundCheck';
import { type LoadPage, usePaged } from '../room/usePaged';
import { drawnName, longPhase } from './cells';
import { useModel } from './context';
import { Ball } from './Picks';
import { useToldDraw } from './useToldDraw';
import css from './History.module.css';

const PAGE = 12;

/** All draws of the model on screen, newest first; each opens to its seeds and their check. */
export function Rounds({ check = false }: { /** Opens and checks the newest one at once. */ readonly check?: boolean }) {
  const t = useT();
  const { channel } = useHouse();
  const model = useModel();
  const load = useCallback<LoadPage<WingoPastRow>>(async (page, size) => {
    const reply = await channel.request(wingoCalls.pastRound, { model, page, size }, { quiet: true });
    return isEmpty(reply) ? null : reply;
  }, [channel, model]);
  const paged = usePaged(load, PAGE);
  const [chosen, choose] = useState<string | null>(null);
  const newest = check && paged.page === 1 ? paged.rows[0]?.phase : undefined;
  const open = chosen ?? newest ?? null;
  useAfterDraw(paged.page === 1 && open === null ? paged.reload : null);
  return (
    <PagedList paged={paged} empty={{ title: t('wingo.roundsNone'), body: t('wingo.roundsNoneBody') }}>
      <ul className={css.rounds}>
        {paged.rows.map((row, i) => <RoundRow key={row.phase} row={row} before={paged.rows[i + 1]} open={open === row.phase} atOnce={check && row.phase === newest} onToggle={() => choose(open === row.phase ? '' : row.phase)} />)}
      </ul>
    </PagedList>
  );
}

/** Reads the first page again after each draw, unless a row is being looked at. */
function useAfterDraw(reload: (() => void) | null): void {
  const newest = useToldDraw()?.phase;
  const seen = useRef(newest);
  useEffect(() => {
    if (seen.current === newest) return;
    seen.current = newest;
    reload?.();
  }, [newest, reload]);
}

interface RoundRowProps {
  readonly row: WingoPastRow;
  /** The draw before it, where it is on the same page. */
  readonly before: WingoPastRow | undefined;
  readonly open: boolean;
  readonly atOnce: boolean;
  readonly onToggle: () => void;
}

function RoundRow({ row, before, open, atOnce, onToggle }: RoundRowProps) {
  const t = useT();
  return (
    <li>
      <button type="button" className={css.round} aria-expanded={open} onClick={onToggle}>
        <Ball number={row.number} size={36} />
        <span className={css.words}><b>{t('wingo.period', { id: longPhase(row.phase) })}</b><span>{formatDayTime(row.time)}, {drawnName(t, row.number)}</span></span>
        <Icon name="right" size="sm" />
      </button>
      {open ? <div className={css.detail}><WingoCheck row={row} before={before} atOnce={atOnce} /></div> : null}
    </li>
  );
}

/** Whether one phase follows on the other without a gap: then their seeds are neighbours of the chain. */
function follows(phase: string, before: string): boolean {
  const earlier = parsePhaseNum(before);
  return earlier !== null && nextPhase(earlier).phaseNum === phase;
}

/** The check of one draw. */
function WingoCheck({ row, before, atOnce }: { readonly row: WingoPastRow; readonly before: WingoPastRow | undefined; readonly atOnce: boolean }) {
  const proof = useMemo((): RoundProof => ({
    roundId: row.phase,
    serverSeed: row.serverSeed,
    seedHash: row.serverSeedHash,
    publicSeed: row.publicSeed,
    digest: row.roundHash,
    previousSeed: before !== undefined && before.publicSeed === row.publicSeed && follows(row.phase, before.phase) ? before.serverSeed : undefined,
  }), [row, before]);
  const verify = useCallback<Verify>(async () => (await import('./verifyWingo')).verifyWingo(proof, String(row.number)), [proof, row.number]);
  return <RoundCheck proof={proof} verify={verify} atOnce={atOnce} />;
}
