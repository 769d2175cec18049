import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { wingoCalls, type WingoPastRow } from '../../../contract/wingo';
import { MODELS, parsePhaseNum } from '../../../rules/wingo/phase';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatDayTime } from '../../i18n/format';
import { isEmpty } from '../../net/channel';
import { Icon } from '../../ui/Icon';
import { PagedList } from '../room/HistoryTable';
import { earlierOf, type RoundProof, type Verify } from '../room/proof';
import { findEarlier } from '../room/proofEarlier';
import { RoundCheck } from '../room/RoundCheck';
import { type LoadPage, usePaged } from '../room/usePaged';
import { drawnName, longPhase } from './cells';
import { useModel } from './context';
import { Ball } from './Picks';
import { wingoSeen } from './seen';
import { useToldDraw } from './useToldDraw';
import css from './History.module.css';

const PAGE = 12;

/** Past draws of the model on screen by page, over the channel. */
function useLoadRounds() {
  const { channel } = useHouse();
  const model = useModel();
  return useCallback<LoadPage<WingoPastRow>>(async (page, size) => {
    const reply = await channel.request(wingoCalls.pastRound, { model, page, size }, { quiet: true });
    return isEmpty(reply) ? null : reply;
  }, [channel, model]);
}

/** All draws of the model on screen, newest first; each opens to its seeds and their check. */
export function Rounds({ check = false }: { /** Opens and checks the newest one at once. */ readonly check?: boolean }) {
  const t = useT();
  const load = useLoadRounds();
  const paged = usePaged(load, PAGE);
  const { rows, page, total } = paged;
  const [chosen, choose] = useState<string | null>(null);
  const newest = check && page === 1 ? rows[0]?.phase : undefined;
  const open = chosen ?? newest ?? null;
  useAfterDraw(page === 1 && open === null ? paged.reload : null);
  return (
    <PagedList paged={paged} empty={{ title: t('wingo.roundsNone'), body: t('wingo.roundsNoneBody') }}>
      <ul className={css.rounds}>
        {rows.map((row, i) => <RoundRow key={row.phase} row={row} before={rows[i + 1]} behind={(page - 1) * PAGE + i + 1} total={total} open={open === row.phase} atOnce={check && row.phase === newest} onToggle={() => choose(open === row.phase ? '' : row.phase)} />)}
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
  /** Where the draw before it is in the list, from 0, of so many in all. */
  readonly behind: number;
  readonly total: number;
  readonly open: boolean;
  readonly atOnce: boolean;
  readonly onToggle: () => void;
}

function RoundRow({ open, onToggle, ...check }: RoundRowProps) {
  const t = useT();
  const { row } = check;
  return (
    <li>
      <button type="button" className={css.round} aria-expanded={open} onClick={onToggle}>
        <Ball number={row.number} size={36} />
        <span className={css.words}><b>{t('wingo.period', { id: longPhase(row.phase) })}</b><span>{formatDayTime(row.time)}, {drawnName(t, row.number)}</span></span>
        <Icon name="right" size="sm" />
      </button>
      {open ? <div className={css.detail}><WingoCheck {...check} /></div> : null}
    </li>
  );
}

/** Phases from one to another of the same model: skipped ones count; NaN for what is no phase. */
function phasesBetween(before: string, phase: string): number {
  const [from, to] = [parsePhaseNum(before), parsePhaseNum(phase)];
  return from === null || to === null ? Number.NaN : (to.startTime - from.startTime) / MODELS[to.model].lengthMs;
}

/** The check of one draw. */
function WingoCheck({ row, before, behind, total, atOnce }: Omit<RoundRowProps, 'open' | 'onToggle'>) {
  const house = useHouse();
  const model = useModel();
  const load = useLoadRounds();
  const proof = useMemo((): RoundProof => ({
    roundId: row.phase,
    serverSeed: row.serverSeed,
    seedHash: row.serverSeedHash,
    publicSeed: row.publicSeed,
    digest: row.roundHash,
  }), [row]);
  const verify = useCallback<Verify>(async () => {
    // Phases of one model sort like text.
    const past = before ?? (await findEarlier(load, { offset: behind, total }, ({ phase }) => phase < row.phase));
    const earlier = earlierOf(proof, past, typeof past === 'string' ? 0 : phasesBetween(past.phase, row.phase));
    // The start of a phase does not repeat the public seed; only the snapshot names it.
    const evidence = { seen: wingoSeen(house, model).find(row.phase), earlier };
    return (await import('./verifyWingo')).verifyWingo(proof, evidence, String(row.number));
  }, [house, model, load, proof, row, before, behind, total]);
  return <RoundCheck proof={proof} verify={verify} atOnce={atOnce} />;
}
