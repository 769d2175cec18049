import { useMemo, useState } from 'react';
import { dayOf, type Days } from '../../rules/days';
import { FLOW_FILE_MOST, flowEndpoints, type FlowEntry, type FlowFilters as Asked } from '../../contract/flow';
import { withData } from '../data/withData';
import { RecordPanes, useItems } from '../history/RecordPanes';
import { SaveFile } from '../history/SaveFile';
import tools from '../history/Tools.module.css';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { formatRp } from '../i18n/format';
import { Button } from '../ui/Button';
import { useLater } from '../ui/useLater';
import { useTick } from '../ui/useTick';
import { EntryDetail } from './EntryDetail';
import { EntryRow } from './EntryRow';
import { FlowFilters } from './FlowFilters';
import { PocketCard } from './PocketCard';
import { heard, type Sums, useEntries, useNews, usePockets, useSums } from './queries';
import { useOpenEntry } from './useOpenEntry';
import css from './FlowPanel.module.css';

/** A day that goes by while the panel is open moves "today", ms. */
const TODAY_MS = 60_000;

type Chosen = Pick<Asked, 'group' | 'pocket'>;

/** px of the sheet. */
const ABOVE = 400;

const timeOf = ({ at }: FlowEntry): number => at;

/** Every movement of the play balance with what there was after it, the pockets above, and on desktops the open one beside. */
function FlowPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { clock } = useHouse();
  const now = useTick(clock.now, TODAY_MS);
  const today = dayOf(now);
  const [days, setDays] = useState<Days | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [open, setOpen] = useOpenEntry();
  // A tapped filter is shown at once; what it asks for and the list follow, in slices.
  const view = useLater(useMemo(() => ({ chosen, days }), [chosen, days]));
  const filters: Asked = { ...view.chosen, ...view.days };
  const list = useEntries(filters);
  const entries = useItems(list.data);
  const oldest = entries?.at(entries.length - 1);
  const to = view.days !== null && view.days.to < today ? view.days.to : today;
  const sums = useSums(view.chosen, { from: view.days?.from ?? (oldest === undefined ? today : dayOf(oldest.at)), to });
  const pockets = usePockets();
  const news = useNews(list.data?.pages.length ?? 0, list.refetch);
  return (
    <RecordPanes
      area="flow"
      head={
        <>
          <PocketCard
            pockets={pockets.data ?? null}
            failed={pockets.isError}
            chosen={chosen.pocket}
            onChoose={(pocket) => setChosen({ ...chosen, pocket })}
          />
          <FlowFilters
            group={chosen.group}
            onGroup={(group) => setChosen({ ...chosen, group })}
            days={days}
            today={today}
            onDays={setDays}
          />
          <div className={tools.tools}>
            {view.days === null ? null : <Totals sums={sums} />}
            <SaveFile
              file={flowEndpoints.file}
              query={filters}
              most={FLOW_FILE_MOST}
              disabled={entries === null || entries.length === 0}
            />
          </div>
        </>
      }
      above={ABOVE}
      items={entries}
      list={list}
      timeOf={timeOf}
      netOf={(day) => sums.net.get(day)}
      now={now}
      error={list.error ?? pockets.error}
      narrowed={view.chosen.group !== undefined || view.chosen.pocket !== undefined || view.days !== null}
      onRetry={() => void Promise.all([list.refetch(), pockets.refetch()])}
      onAll={() => {
        setChosen({});
        setDays(null);
      }}
      onClose={onClose}
      over={
        news.there ? (
          <p className={css.news} role="status">
            <Button size="md" icon="refresh" onClick={news.show}>
              {t('flow.news')}
            </Button>
          </p>
        ) : null
      }
      paneLabel={t('flow.entry')}
      detail={open === null ? null : <EntryDetail key={open} id={open} />}
    >
      {(entry) => <EntryRow entry={entry} pocket={view.chosen.pocket} on={entry.id === open} onOpen={setOpen} />}
    </RecordPanes>
  );
}

/** What the chosen days came to. */
function Totals({ sums }: { readonly sums: Sums }) {
  const t = useT();
  return (
    <p className={css.totals} role="group" aria-label={t('flow.totals')} aria-busy={!sums.whole}>
      <span className={css.came}>{t('flow.in', { amount: sums.whole ? formatRp(sums.in) : '…' })}</span>
      <span>{t('flow.out', { amount: sums.whole ? formatRp(sums.out) : '…' })}</span>
    </p>
  );
}

export default withData(FlowPanel, heard);
