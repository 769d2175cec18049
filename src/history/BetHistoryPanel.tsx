import { useMemo, useState } from 'react';
import { type BetFilters, type BetRow as Bet, EXPORT_MOST, historyEndpoints } from '../../contract/history';
import { type Day, dayOf, type Days, daysOfMonth, monthOf } from '../../rules/days';
import { withData } from '../data/withData';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { Icon } from '../ui/Icon';
import { useLater } from '../ui/useLater';
import { useTick } from '../ui/useTick';
import { BetDetail } from './BetDetail';
import { BetRow } from './BetRow';
import { type Chosen, Filters } from './Filters';
import { MonthCard } from './MonthCard';
import { frameOf } from './period';
import { useBets, useDays, usePlayedGames } from './queries';
import { RecordPanes, useItems } from './RecordPanes';
import { SaveFile } from './SaveFile';
import { byDay } from './sums';
import { useOpenBet } from './useOpenBet';
import tools from './Tools.module.css';

/** A day that goes by while the panel is open moves "today", ms. */
const TODAY_MS = 60_000;

/** px of the sheet. */
const ABOVE = 484;

const timeOf = ({ placedAt }: Bet): number => placedAt;

/** All bets of the player, with what the days came to above them, and on desktops the open one beside. */
function BetHistoryPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { clock, openPanel } = useHouse();
  const now = useTick(clock.now, TODAY_MS);
  const today = dayOf(now);
  const [days, setDays] = useState<Days>(() => daysOfMonth(monthOf(today)));
  const [chosen, setChosen] = useState<Chosen>({});
  const [open, setOpen] = useOpenBet();
  // A tapped filter is shown at once; what it asks for and the list follow, in slices.
  const view = useLater(useMemo(() => ({ chosen, days }), [chosen, days]));
  const filters: BetFilters = { ...view.chosen, from: view.days.from, to: view.days.to };
  const frame = frameOf(view.days);
  const figures = useDays({ ...view.chosen, from: frame.from, to: frame.to });
  const sums = useMemo(() => (figures.data ? byDay(figures.data.list) : null), [figures.data]);
  const games = usePlayedGames();
  const list = useBets(filters);
  const bets = useItems(list.data);
  const since: Day | null = figures.data?.since ?? null;
  return (
    <RecordPanes
      area="history"
      head={
        <>
          <MonthCard
            days={view.days}
            today={today}
            since={since}
            sums={sums}
            failed={figures.isError}
            onDays={setDays}
          />
          <Filters
            chosen={chosen}
            onChosen={setChosen}
            games={games.data?.list ?? null}
            days={days}
            today={today}
            since={since}
            onDays={setDays}
          />
          <div className={tools.tools}>
            <button type="button" className={tools.tool} onClick={() => openPanel('balance-record')}>
              <Icon name="coin" size="xs" />
              {t('history.toRecord')}
            </button>
            <SaveFile
              file={historyEndpoints.file}
              query={filters}
              most={EXPORT_MOST}
              disabled={bets === null || bets.length === 0}
            />
          </div>
        </>
      }
      above={ABOVE}
      items={bets}
      list={list}
      timeOf={timeOf}
      netOf={(day) => sums?.get(day)?.net}
      now={now}
      error={list.error ?? figures.error}
      narrowed={view.chosen.game !== undefined || view.chosen.result !== undefined}
      onRetry={() => void Promise.all([list.refetch(), figures.refetch(), games.refetch()])}
      onAll={() => setChosen({})}
      onClose={onClose}
      paneLabel={t('history.bet')}
      detail={open === null ? null : <BetDetail key={open} id={open} />}
    >
      {(bet) => <BetRow bet={bet} on={bet.id === open} onOpen={setOpen} />}
    </RecordPanes>
  );
}

export default withData(BetHistoryPanel);
