import { useState } from 'react';
import type { DeskHours, Ticket, TicketRound } from '../../contract/support';
import { useConversation } from '../data/useConversation';
import { refusalOf } from '../../machines/kit/refusal';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Confirm } from '../ui/primitives/Confirm';
import { RowsSkeleton } from '../ui/Skeleton';
import { Failed } from '../ui/States';
import { Bubbles } from './Bubbles';
import { Composer } from './Composer';
import { EarlierLink } from './Earlier';
import { useEarlierMessages, useEnding, useMessages, useSeen } from './queries';
import { Rating } from './Rating';
import { Status } from './Status';
import { useBottom } from './useBottom';
import css from './Support.module.css';

interface ConversationProps {
  readonly ticket: Ticket;
  readonly hours: DeskHours;
  readonly about: TicketRound | undefined;
  readonly earlier: number;
  readonly onEarlier: () => void;
  readonly onNew: () => void;
}

/** A conversation: what was said under its days, and below it the field to say more, or, once it is over, how it was. */
export function Conversation({ ticket, hours, about, earlier, onEarlier, onNew }: ConversationProps) {
  const t = useT();
  const over = ticket.state === 'closed';
  const { data, error, refetch } = useMessages(ticket.id, !over);
  const [asking, setAsking] = useState(false);
  const earlierMessages = useEarlierMessages();
  const { messages, older } = useConversation(data, (before) => earlierMessages(ticket.id, before));
  const { close } = useEnding();
  const newest = data?.list ?? [];
  useSeen(ticket.id, newest.at(-1)?.seq ?? 0, data?.ticket.unread ?? 0);
  const log = useBottom(newest.at(-1)?.seq ?? 0);
  return (
    <>
      {over ? null : (
        <div className={css.head}>
          <Status hours={hours} ticket={data?.ticket ?? ticket} />
          <button type="button" className={css.link} onClick={() => setAsking(true)}>
            {t('support.end')}
          </button>
        </div>
      )}
      <div ref={log} className={css.log} tabIndex={0} role="region" aria-label={t('support.log')}>
        {data === undefined ? (
          error === null ? (
            <RowsSkeleton rows={4} />
          ) : (
            <Failed code={refusalOf(error).code} onRetry={() => void refetch()} />
          )
        ) : (
          <>
            {older !== null ? (
              <button type="button" className={css.link} onClick={older}>
                {t('support.older')}
              </button>
            ) : (
              <EarlierLink count={earlier - (over ? 1 : 0)} onOpen={onEarlier} />
            )}
            <Bubbles messages={messages} over={over} />
          </>
        )}
      </div>
      {over ? (
        <div className={css.over}>
          <Rating ticket={ticket} />
          <Button onClick={onNew}>{t('support.new')}</Button>
        </div>
      ) : (
        <Composer topic={ticket.topic} about={about} />
      )}
      <Confirm
        open={asking}
        title={t('support.endTitle')}
        yes={t('support.end')}
        no={t('support.stay')}
        onYes={() => {
          setAsking(false);
          close.mutate({ query: { id: ticket.id }, body: {} });
        }}
        onClose={() => setAsking(false)}
      >
        {t('support.endBody')}
      </Confirm>
    </>
  );
}
