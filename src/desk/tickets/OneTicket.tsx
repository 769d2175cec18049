import { useState } from 'react';
import { Link } from 'wouter';
import { type DeskMessage, supportDeskEndpoints } from '../../../contract/supportDesk';
import { refusalOf } from '../../../machines/kit/refusal';
import { useEndpoint } from '../../data/hooks';
import { useConversation } from '../../data/useConversation';
import { useHouse, useUser } from '../../house/hooks';
import { useLocale, useT } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { formatDayTime } from '../../i18n/format';
import { AboutRound } from '../../support/Bubbles';
import { Picture } from '../../support/Picture';
import bubbles from '../../support/Bubbles.module.css';
import { Button } from '../../ui/Button';
import { RowsSkeleton } from '../../ui/Skeleton';
import { Failed } from '../../ui/States';
import { useDeskAct } from '../queries';
import { deskHref } from '../href';
import { Reply } from './Reply';
import css from './Tickets.module.css';

/** How often an open conversation is asked for, ms. */
const ASK_MS = 3_000;
const CHANGES = [supportDeskEndpoints.queue, supportDeskEndpoints.ticket] as const;

/** One conversation with what can be done with it. */
export function OneTicket({ id }: { readonly id: string }) {
  const { t, locale } = useLocale();
  const me = useUser()?.id;
  const { data, error, refetch } = useEndpoint(supportDeskEndpoints.ticket, { query: { id } }, { everyMs: ASK_MS });
  const { http } = useHouse();
  const { messages, older } = useConversation(data, (before) =>
    http.call(supportDeskEndpoints.ticket, { query: { id, before } }),
  );
  const take = useDeskAct(supportDeskEndpoints.take, CHANGES);
  const close = useDeskAct(supportDeskEndpoints.close, CHANGES);
  if (data === undefined)
    return error === null ? (
      <RowsSkeleton rows={5} />
    ) : (
      <Failed code={refusalOf(error).code} onRetry={() => void refetch()} />
    );
  const { ticket, earlier } = data;
  const { asker, taken, closedAt, rating } = ticket;
  const over = closedAt !== undefined;
  const mine = taken === undefined || taken.id === me;
  const args = { query: { id }, body: {} };
  return (
    <>
      <header className={css.head}>
        <div>
          <h2>
            {asker.id === undefined ? (
              t('tickets.guest')
            ) : (
              <Link href={deskHref('people', asker.id)}>{asker.name}</Link>
            )}
          </h2>
          <p>
            {t(`support.topic.${ticket.topic}`)} ·{' '}
            {taken === undefined ? t('tickets.nobody') : t('tickets.with', { name: taken.name })}
            {earlier === 0 ? null : ` · ${t('tickets.earlier', { n: earlier })}`}
          </p>
        </div>
        {over ? null : (
          <div className={css.ways}>
            {taken?.id === me ? null : (
              <Button busy={take.busy} onClick={() => void take.act(args)}>
                {t(taken === undefined ? 'tickets.take' : 'tickets.takeOver')}
              </Button>
            )}
            <Button tone="ghost" disabled={!mine} busy={close.busy} onClick={() => void close.act(args)}>
              {t('tickets.close')}
            </Button>
          </div>
        )}
      </header>
      <div className={css.log} tabIndex={0} role="region" aria-label={t('support.log')}>
        {older === null ? null : (
          <Button tone="ghost" onClick={older}>
            {t('support.older')}
          </Button>
        )}
        <ol className={bubbles.list} aria-live="polite">
          {messages.map((message) => (
            <Said key={message.seq} message={message} />
          ))}
          <li className={css.end}>
            {closedAt === undefined ? null : t('tickets.closed', { when: formatMoment(closedAt, locale) })}
            {rating === undefined ? null : ` · ${t('tickets.rating', { n: rating })}`}
          </li>
        </ol>
      </div>
      {over ? null : <Reply id={id} mayAnswer={mine} changes={CHANGES} />}
    </>
  );
}

function Said({ message: { from, by, asGuest, text, pictures, about, at } }: { readonly message: DeskMessage }) {
  const t = useT();
  return (
    <li className={bubbles.bubble} data-from={from === 'player' ? 'desk' : from === 'desk' ? 'player' : 'note'}>
      {asGuest ? <span className={bubbles.by}>{t('tickets.guest')}</span> : null}
      {by === undefined ? null : (
        <span className={bubbles.by}>{from === 'note' ? t('tickets.noteBy', { name: by }) : by}</span>
      )}
      {about === undefined ? null : <AboutRound about={about} />}
      {text === '' ? null : <p>{text}</p>}
      {pictures.length === 0 ? null : <Pictures ids={pictures} />}
      <time>{formatDayTime(at)}</time>
    </li>
  );
}

/** Closed until somebody opens one, because that is noted. */
function Pictures({ ids }: { readonly ids: readonly string[] }) {
  const t = useT();
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <span className={bubbles.pictures} title={t('tickets.pictureNote')}>
      {ids.map((id, i) =>
        open.includes(id) ? (
          <Picture
            key={id}
            endpoint={supportDeskEndpoints.picture}
            query={{ id }}
            label={t('support.picture', { n: i + 1 })}
          />
        ) : (
          <Button key={id} tone="ghost" icon="lock" onClick={() => setOpen((old) => [...old, id])}>
            {t('tickets.openPicture', { n: i + 1 })}
          </Button>
        ),
      )}
    </span>
  );
}
