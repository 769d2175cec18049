import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { BetFilters } from '../../contract/history';
import { CodeError } from '../../contract/errors';
import { withData } from '../data/withData';
import { useHouse, useOnline } from '../house/hooks';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { RowsSkeleton } from '../ui/Skeleton';
import { Empty, Failed, Offline } from '../ui/States';
import { useDesktop } from '../ui/useMedia';
import { useTick } from '../ui/useTick';
import { BetDetail } from './BetDetail';
import { BetList } from './BetList';
import { type Chosen, Filters } from './Filters';
import { MonthCard } from './MonthCard';
import { type Day, dayOf, daysOf, frameOf, monthOf, type Period } from './period';
import { useBets, useDays, usePlayedGames } from './queries';
import { SaveFile } from './SaveFile';
import { byDay } from './sums';
import { useOpenBet } from './useOpenBet';
import css from './BetHistoryPanel.module.css';

/** A day that goes by while the panel is open moves "today", ms. */
const TODAY_MS = 60_000;

/** All bets of the player, with what the days came to above them, and on desktops the open one beside. */
function BetHistoryPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { clock } = useHouse();
  const [, go] = useLocation();
  const desktop = useDesktop();
  const now = useTick(clock.now, TODAY_MS);
  const today = dayOf(now);
  const [period, setPeriod] = useState<Period>(() => ({ kind: 'month', month: monthOf(today) }));
  const [chosen, setChosen] = useState<Chosen>({});
  const [open, setOpen] = useOpenBet();
  const days = daysOf(period, today);
  const filters: BetFilters = { ...chosen, from: days.from, to: days.to };
  const frame = frameOf(days);
  const figures = useDays({ ...chosen, from: frame.from, to: frame.to });
  const sums = useMemo(() => (figures.data ? byDay(figures.data.list) : null), [figures.data]);
  const games = usePlayedGames();
  const list = useBets(filters);
  const bets = useMemo(() => list.data?.pages.flatMap((page) => page.list) ?? null, [list.data]);
  const since: Day | null = figures.data?.since ?? null;
  const narrowed = chosen.game !== undefined || chosen.result !== undefined;
  const error = list.error ?? figures.error;
  return (
    <div className={css.history}>
      <section className={css.list} aria-label={t('history.title')}>
        <BetList
          head={
            <>
              <MonthCard period={period} days={days} today={today} since={since} sums={sums} onPeriod={setPeriod} />
              <Filters
                chosen={chosen}
                onChosen={setChosen}
                games={games.data?.list.map(({ game }) => game) ?? null}
                period={period}
                days={days}
                today={today}
                since={since}
                onPeriod={setPeriod}
              />
              <SaveFile filters={filters} disabled={bets === null || bets.length === 0} />
            </>
          }
          bets={bets !== null && bets.length > 0 ? bets : null}
          instead={
            <div className={css.state}>
              <Instead
                error={bets === null ? error : null}
                none={bets !== null}
                narrowed={narrowed}
                onRetry={() => void Promise.all([list.refetch(), figures.refetch(), games.refetch()])}
                onAll={() => setChosen({})}
                onGames={() => {
                  onClose();
                  go('/');
                }}
              />
            </div>
          }
          sums={sums}
          now={now}
          open={open}
          onOpen={setOpen}
          more={{
            there: list.hasNextPage,
            loading: list.isFetchingNextPage,
            failed: list.isFetchNextPageError,
            load: () => void list.fetchNextPage(),
          }}
        />
      </section>
      {desktop ? (
        <section className={css.pane} aria-label={t('history.bet')}>
          {open === null ? (
            <Empty title={t('history.pickTitle')}>{t('history.pickBody')}</Empty>
          ) : (
            <BetDetail key={open} id={open} />
          )}
        </section>
      ) : null}
    </div>
  );
}

interface InsteadProps {
  readonly error: Error | null;
  /** The answer is there, and it is that there are none. */
  readonly none: boolean;
  readonly narrowed: boolean;
  readonly onRetry: () => void;
  readonly onAll: () => void;
  readonly onGames: () => void;
}

/** What stands where bets would: on their way, not to be had, none of this kind, none at all. */
function Instead({ error, none, narrowed, onRetry, onAll, onGames }: InsteadProps) {
  const t = useT();
  const online = useOnline();
  if (error !== null && !online) return <Offline title={t('history.offlineTitle')} note={t('history.offlineBody')} />;
  if (error !== null)
    return (
      <Failed
        title={t('history.failedTitle')}
        note={t('history.failedBody')}
        code={error instanceof CodeError ? error.code : undefined}
        onRetry={onRetry}
      />
    );
  if (!none) return <RowsSkeleton />;
  if (narrowed)
    return (
      <Empty title={t('history.noneTitle')} action={<Button onClick={onAll}>{t('history.showAll')}</Button>}>
        {t('history.noneBody')}
      </Empty>
    );
  return (
    <Empty title={t('history.emptyTitle')} action={<Button onClick={onGames}>{t('history.toGames')}</Button>}>
      {t('history.emptyBody')}
    </Empty>
  );
}

export default withData(BetHistoryPanel);
