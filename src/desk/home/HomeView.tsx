import { Link } from 'wouter';
import { CLAIM_PROMISE_MS } from '../../../contract/deskClaims';
import { deskEndpoints } from '../../../contract/desk';
import type { DeskBrief } from '../../../contract/deskHouse';
import type { EndpointReply } from '../../../contract/http';
import { Loaded } from '../../data/Loaded';
import { useEndpoint } from '../../data/hooks';
import { type PlainMessage, useLocale, useT } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { formatRp, formatTime } from '../../i18n/format';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { Facts, Nothing, Panel, Table, ViewHead } from '../parts/parts';
import { useBrief, useEvery } from '../queries';
import { ageText } from '../texts';
import { LogLine } from '../log/LogLine';
import { deskHref } from '../href';
import { LATE_MS } from '../promises';
import type { ViewName } from '../views';
import css from './HomeView.module.css';

type Home = EndpointReply<typeof deskEndpoints.home>;

/** How often the figures are asked for, ms. */
const FIGURES_MS = 30_000;

/** What waits, and how the house does today. Every number is the server's. */
export default function HomeView() {
  const { t, locale } = useLocale();
  const home = useEndpoint(deskEndpoints.home);
  const brief = useBrief();
  useEvery(FIGURES_MS, home.refetch);
  return (
    <>
      <ViewHead
        title={t('desk.home')}
        note={home.data === undefined ? undefined : formatMoment(home.data.serverTime, locale)}
      />
      <Loaded query={home}>
        {(figures) => (
          <div className={css.page}>
            {brief.data === undefined ? null : <Queues brief={brief.data} home={figures} />}
            <Today home={figures} />
            <Rooms home={figures} />
            <Last home={figures} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** What people wait for, with how long they should at most; null where nothing is promised. */
const QUEUES = [
  { view: 'tickets', label: 'desk.tickets', of: 'tickets', promiseMs: LATE_MS },
  { view: 'identifications', label: 'desk.claims', of: 'identifications', promiseMs: CLAIM_PROMISE_MS },
  { view: 'partners', label: 'desk.partners', of: 'partners', promiseMs: null },
] as const;

function Queues({ brief, home }: { readonly brief: DeskBrief; readonly home: Home }) {
  const t = useT();
  return (
    <div className={css.queues}>
      {QUEUES.map(({ view, label, of, promiseMs }) => {
        const { waiting, oldest } = brief[of];
        const age = oldest === null ? null : home.serverTime - oldest;
        return (
          <Queue
            key={view}
            view={view}
            label={label}
            count={waiting}
            late={age !== null && promiseMs !== null && age > promiseMs}
            note={age === null ? t('desk.noneWaits') : t('desk.oldest', { age: ageText(t, age) })}
            foot={promiseMs === null ? t('desk.longestFirst') : t('desk.promise', { age: ageText(t, promiseMs) })}
          />
        );
      })}
      <Queue
        view="failures"
        label="desk.failures"
        count={brief.failed}
        late={brief.failed > 0}
        note={t(brief.failed === 0 ? 'desk.allDone' : 'desk.givenUp')}
        foot={t('desk.queued', { n: home.queued + home.pending })}
      />
      <Panel title={t('desk.online')} side={<Icon name="people" size="sm" />}>
        <b className={css.number}>{home.online}</b>
        <p className={css.foot}>{t('desk.onlineNote')}</p>
      </Panel>
    </div>
  );
}

interface QueueProps {
  readonly view: ViewName;
  readonly label: PlainMessage;
  readonly count: number;
  readonly late: boolean;
  readonly note: string;
  readonly foot: string;
}

function Queue({ view, label, count, late, note, foot }: QueueProps) {
  const t = useT();
  return (
    <Panel
      title={t(label)}
      side={
        <Link href={deskHref(view)} className={css.open}>
          {t('desk.open')}
        </Link>
      }
      className={cx(late && css.late)}
    >
      <b className={css.number}>{count}</b>
      <span className={css.note}>
        {late ? <Icon name="alert" size="xs" /> : null}
        {note}
      </span>
      <p className={css.foot}>{foot}</p>
    </Panel>
  );
}

function Today({ home: { today } }: { readonly home: Home }) {
  const t = useT();
  return (
    <Panel title={t('desk.today')} side={<span>{t('desk.since', { time: formatTime(today.since) })}</span>}>
      <Facts
        of={[
          [t('desk.staked'), formatRp(today.staked)],
          [t('desk.returned'), formatRp(today.returned)],
          [t('desk.kept'), formatRp(today.kept)],
          [t('desk.bets'), today.bets],
          [t('desk.credit'), formatRp(today.credit)],
          [t('desk.registered'), today.registered],
        ]}
      />
    </Panel>
  );
}

function Rooms({ home: { rooms } }: { readonly home: Home }) {
  const t = useT();
  return (
    <Panel title={t('desk.rooms')}>
      <Table
        caption={t('desk.rooms')}
        rows={rooms}
        keyOf={({ game }) => game}
        columns={[
          { name: t('desk.room'), cell: ({ game }) => t(`game.${game}`) },
          { name: t('desk.players'), right: true, cell: ({ players }) => players },
        ]}
      />
    </Panel>
  );
}

function Last({ home: { last } }: { readonly home: Home }) {
  const t = useT();
  return (
    <Panel
      title={t('desk.last')}
      side={
        <Link href={deskHref('log')} className={css.open}>
          {t('desk.log')}
        </Link>
      }
    >
      {last.length === 0 ? (
        <Nothing>{t('desk.logNone')}</Nothing>
      ) : (
        <ol className={css.last}>
          {last.map((entry) => (
            <LogLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </Panel>
  );
}
