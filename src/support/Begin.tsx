import { useState } from 'react';
import { type DeskHours, TICKET_TOPICS, type TicketRound, type TicketTopic } from '../../contract/support';
import { useLoggedIn } from '../house/hooks';
import { useT } from '../i18n';
import { Chip } from '../ui/Chip';
import { Bubbles } from './Bubbles';
import { Composer } from './Composer';
import { usePending } from './queries';
import { Status } from './Status';
import { EarlierLink } from './Earlier';
import css from './Support.module.css';

interface BeginProps {
  readonly hours: DeskHours;
  readonly about: TicketRound | undefined;
  readonly earlier: number;
  readonly onEarlier: () => void;
}

/** No conversation is open: what it is to be about, and the first words. */
export function Begin({ hours, about, earlier, onEarlier }: BeginProps) {
  const t = useT();
  const loggedIn = useLoggedIn();
  const [topic, setTopic] = useState<TicketTopic>(about ? 'game' : 'other');
  const [pending] = usePending();
  return (
    <>
      <Status hours={hours} ticket={null} />
      <div className={css.log}>
        {pending.length > 0 ? (
          <Bubbles messages={[]} />
        ) : (
          <div className={css.begin}>
            <h3>{t('support.beginTitle')}</h3>
            <p>{t(loggedIn ? 'support.beginBody' : 'support.guestBody')}</p>
            <div className={css.topics} role="group" aria-label={t('support.topic')}>
              {TICKET_TOPICS.map((value) => (
                <Chip key={value} on={value === topic} onClick={() => setTopic(value)}>
                  {t(`support.topic.${value}`)}
                </Chip>
              ))}
            </div>
            {topic === 'calm' ? <p className={css.calm}>{t('support.calmNote')}</p> : null}
            <EarlierLink count={earlier} onOpen={onEarlier} />
          </div>
        )}
      </div>
      <Composer topic={topic} about={about} />
    </>
  );
}
