import { useState } from 'react';
import { DESK_SHELVES, type DeskShelf, type DeskTicket, supportDeskEndpoints } from '../../../contract/supportDesk';
import { refusalOf } from '../../../machines/kit/refusal';
import { useEndpoint } from '../../data/hooks';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Segmented } from '../../ui/Segmented';
import { RowsSkeleton } from '../../ui/Skeleton';
import { Failed } from '../../ui/States';
import { useTick } from '../../ui/useTick';
import { Link } from 'wouter';
import { cx } from '../../ui/cx';
import { Nothing, State, ViewHead } from '../parts/parts';
import { deskHref } from '../href';
import { LATE_MS } from '../promises';
import { ageText } from '../texts';
import type { ViewProps } from '../views';
import { OneTicket } from './OneTicket';
import css from './Tickets.module.css';

/** How often the list is asked for, ms: nothing is pushed to the desk. */
const ASK_MS = 4_000;
const MINUTE_MS = 60_000;
/** From so long on a wait is near its promise (the comps' age bar). */
const NEAR_MS = 5 * MINUTE_MS;

/** Players' conversations: the queue on the left, the open one on the right. */
export default function TicketsView({ id }: ViewProps) {
  const t = useT();
  const [shelf, setShelf] = useState<DeskShelf>('waiting');
  const queue = useEndpoint(supportDeskEndpoints.queue, { query: { shelf } }, { everyMs: ASK_MS });
  const { data } = queue;
  return (
    <div className={css.view}>
      <ViewHead
        title={t('desk.tickets')}
        note={data === undefined ? undefined : t('tickets.note.queue', { n: data.waiting })}
      >
        <Segmented
          label={t('tickets.shelf')}
          look="tabs"
          options={DESK_SHELVES.map((value) => ({ value, label: t(`tickets.shelf.${value}`) }))}
          value={shelf}
          onChange={setShelf}
        />
      </ViewHead>
      <div className={css.panes}>
        <section className={css.list} aria-label={t('tickets.list')}>
          {data === undefined ? (
            queue.error === null ? (
              <RowsSkeleton rows={6} />
            ) : (
              <Failed code={refusalOf(queue.error).code} onRetry={() => void queue.refetch()} />
            )
          ) : data.list.length === 0 ? (
            <Nothing>{t('tickets.none')}</Nothing>
          ) : (
            <ul>
              {data.list.map((ticket) => (
                <li key={ticket.id}>
                  <Row ticket={ticket} on={ticket.id === id} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <section className={css.pane}>
          {id === null ? <Nothing>{t('tickets.pick')}</Nothing> : <OneTicket key={id} id={id} />}
        </section>
      </div>
    </div>
  );
}

function Row({ ticket, on }: { readonly ticket: DeskTicket; readonly on: boolean }) {
  const t = useT();
  const { clock } = useHouse();
  const now = useTick(clock.now, MINUTE_MS);
  const { id, asker, topic, preview, waitingSince, taken } = ticket;
  const waited = waitingSince === undefined ? null : now - waitingSince;
  return (
    <Link href={deskHref('tickets', id)} className={cx(css.row, on && css.on)} aria-current={on ? 'true' : undefined}>
      <span className={css.who}>
        <b>{asker.name ?? t('tickets.guest')}</b>
        {waited === null ? null : (
          <State tone={waited >= LATE_MS ? 'bad' : waited >= NEAR_MS ? 'wait' : 'idle'}>
            {t('tickets.waits', { age: ageText(t, waited) })}
          </State>
        )}
      </span>
      <span className={css.preview}>{preview}</span>
      <small>
        {t(`support.topic.${topic}`)} ·{' '}
        {taken === undefined ? t('tickets.nobody') : t('tickets.with', { name: taken.name })}
      </small>
    </Link>
  );
}
