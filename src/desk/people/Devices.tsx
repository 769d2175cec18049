import { useState } from 'react';
import { deskEndpoints } from '../../../contract/desk';
import type { Person } from '../../../contract/deskPeople';
import { useHouse } from '../../house/hooks';
import { useLocale } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { Nothing, Panel } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import { useDeskAct } from '../queries';
import { PERSON_CHANGES } from './PersonActs';
import css from './PersonView.module.css';

/** Where the account is signed in, and a way to end one of those. */
export function Devices({ person: { id, sessions, mayChange } }: { readonly person: Person }) {
  const { t, locale } = useLocale();
  const { showToast } = useHouse();
  const [asking, setAsking] = useState<string | null>(null);
  const { act, busy } = useDeskAct(deskEndpoints.endSessions, PERSON_CHANGES);
  const send = async (session: string, reason: string) => {
    if ((await act({ query: { id }, body: { session, reason } })) === null) return;
    setAsking(null);
    showToast({ kind: 'success', title: t('desk.endSessionsDone'), content: '' });
  };
  return (
    <Panel title={t('desk.devices')} side={<small>{t('desk.devicesOpen', { n: sessions.length })}</small>}>
      {sessions.length === 0 ? <Nothing>{t('desk.devicesNone')}</Nothing> : null}
      <ul className={css.devices}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {[session.browser, session.system].filter(Boolean).join(', ') || t('desk.deviceUnknown')}
              <small>{t('desk.seen', { when: formatMoment(session.seenAt, locale) })}</small>
            </span>
            {mayChange && asking !== session.id ? (
              <Button tone="ghost" onClick={() => setAsking(session.id)}>
                {t('desk.endSession')}
              </Button>
            ) : null}
            {asking === session.id ? (
              <ReasonForm
                effect={t('desk.endSessionEffect')}
                act={t('desk.endSession')}
                tone="danger"
                busy={busy}
                onSend={(reason) => void send(session.id, reason)}
                onClose={() => setAsking(null)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
