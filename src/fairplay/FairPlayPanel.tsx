import { NoConnection } from '../ui/NoConnection';
import { useEffect, useRef, useState } from 'react';
import { CodeError } from '../../contract/errors';
import { fairPlayEndpoints, type FairPlayState, LIMIT_KINDS } from '../../contract/fairplay';
import { withData } from '../data/withData';
import { useHouse, useOnline } from '../house/hooks';
import { useLocale, useT } from '../i18n';
import { formatMoment } from '../i18n/dates';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { RowFace, Rows } from '../ui/Rows';
import { Segmented } from '../ui/Segmented';
import { RowsSkeleton } from '../ui/Skeleton';
import { Failed } from '../ui/States';
import { Breaks } from './Breaks';
import { Exclusion } from './Exclusion';
import { LimitRow } from './LimitRow';
import { Now } from './Now';
import { heard, useChange, useFairPlay, useRecord } from './queries';
import { Record } from './Record';
import { whenText } from './texts';
import css from './FairPlayPanel.module.css';

/** Fair play: how long and how much, limits, reminder, breaks, exclusion, and what was done with them. */
function FairPlayPanel() {
  const t = useT();
  const online = useOnline();
  const { data, error, refetch } = useFairPlay();
  if (data !== undefined) return <Set state={data} />;
  if (error === null) return <RowsSkeleton rows={6} />;
  // It comes by HTTP: without a connection to the channel it may fail for the same reason.
  if (!online && !(error instanceof CodeError))
    return <NoConnection title={t('fairPlay.offlineTitle')} note={t('fairPlay.offlineBody')} />;
  return (
    <Failed
      title={t('fairPlay.failedTitle')}
      note={t('fairPlay.failedBody')}
      code={error instanceof CodeError ? error.code : undefined}
      onRetry={() => void refetch()}
    />
  );
}

function Set({ state }: { readonly state: FairPlayState }) {
  const t = useT();
  const { limits, reminder, pause } = state;
  const [before] = useState(pause);
  return (
    <div className={css.panel}>
      {pause === null ? null : <Paused key={pause.kind} pause={pause} isNew={before?.kind !== pause.kind} />}
      <Now reminderMinutes={reminder.minutes} />
      <section aria-labelledby="fair-play-limits">
        <header className={css.head}>
          <h3 id="fair-play-limits">{t('fairPlay.limits')}</h3>
          <p>{t('fairPlay.limitsNote')}</p>
        </header>
        <Card padded={false}>
          <Rows>
            {LIMIT_KINDS.map((kind) => (
              <LimitRow key={kind} kind={kind} limit={limits[kind]} />
            ))}
          </Rows>
        </Card>
      </section>
      <Reminder reminder={reminder} />
      {pause === null ? (
        <section aria-labelledby="fair-play-breaks">
          <header className={css.head}>
            <h3 id="fair-play-breaks">{t('fairPlay.breaks')}</h3>
            <p>{t('fairPlay.breaksNote')}</p>
          </header>
          <Breaks />
        </section>
      ) : null}
      <Further mayExclude={pause?.kind !== 'exclusion'} />
    </div>
  );
}

interface PausedProps {
  readonly pause: NonNullable<FairPlayState['pause']>;
  /** It began here: what was pressed for it is gone, and the focus comes to it. */
  readonly isNew: boolean;
}

/** A pause that runs, and until when. */
function Paused({ pause, isNew }: PausedProps) {
  const { t, locale } = useLocale();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) card.current?.focus();
  }, [isNew]);
  return (
    <Card ref={card} tone="calm" className={css.paused} role="status" tabIndex={-1}>
      <Icon name={pause.kind === 'break' ? 'leaf' : 'lock'} />
      <div>
        <h3>{t(pause.kind === 'break' ? 'fairPlay.pausedBreak' : 'fairPlay.pausedExclusion')}</h3>
        <p>{t('fairPlay.pausedBody', { until: formatMoment(pause.until, locale) })}</p>
      </div>
    </Card>
  );
}

function Reminder({ reminder: { minutes, choices } }: { readonly reminder: FairPlayState['reminder'] }) {
  const t = useT();
  const { act, busy } = useChange(fairPlayEndpoints.setReminder);
  return (
    <section className={css.reminder} aria-labelledby="fair-play-reminder">
      <div>
        <h3 id="fair-play-reminder">{t('fairPlay.reminder')}</h3>
        <p>{t('fairPlay.reminderEvery')}</p>
      </div>
      <Segmented
        label={t('fairPlay.reminder')}
        options={choices.map((value) => ({ value, label: t('fairPlay.minutesShort', { n: value }) }))}
        value={minutes}
        onChange={(value) => act({ body: { minutes: value } })}
        disabled={busy}
      />
    </section>
  );
}

/** What stands below: the way to an exclusion, and the record; each opens in its place. */
function Further({ mayExclude }: { readonly mayExclude: boolean }) {
  const { t, locale } = useLocale();
  const { clock } = useHouse();
  const record = useRecord();
  const [open, setOpen] = useState<'exclusion' | 'record' | null>(null);
  const toggle = (part: 'exclusion' | 'record') => setOpen(open === part ? null : part);
  const last = record.data?.pages[0]?.list[0];
  return (
    <Card padded={false}>
      <Rows>
        {mayExclude ? (
          <li>
            <button type="button" aria-expanded={open === 'exclusion'} onClick={() => toggle('exclusion')}>
              <RowFace
                icon="lock"
                title={t('fairPlay.exclusion')}
                note={t('fairPlay.exclusionNote')}
                trailing={<Icon name="down" size="sm" className={css.arrow} />}
              />
            </button>
            {open === 'exclusion' ? <Exclusion onDone={() => setOpen(null)} /> : null}
          </li>
        ) : null}
        <li>
          <button type="button" aria-expanded={open === 'record'} onClick={() => toggle('record')}>
            <RowFace
              icon="list"
              title={t('fairPlay.record')}
              note={
                last === undefined
                  ? t('fairPlay.recordNone')
                  : t('fairPlay.recordLast', { when: whenText(t, locale, last.at, clock.now()) })
              }
              trailing={<Icon name="down" size="sm" className={css.arrow} />}
            />
          </button>
          {open === 'record' ? <Record record={record} /> : null}
        </li>
      </Rows>
    </Card>
  );
}

export default withData(FairPlayPanel, heard);
