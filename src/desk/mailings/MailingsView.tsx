import { useState } from 'react';
import { deskEndpoints } from '../../../contract/desk';
import type { Mailing } from '../../../contract/deskMail';
import { useHouse } from '../../house/hooks';
import { useLocale } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { Listed } from '../parts/Listed';
import { Panel, State, type StateTone, ViewHead } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import parts from '../parts/parts.module.css';
import { useDeskAct, useDeskPages, useEvery } from '../queries';
import type { ViewProps } from '../views';
import { NewMailing } from './NewMailing';
import css from './Mailings.module.css';

const TONES: Readonly<Record<Mailing['state'], StateTone>> = {
  waiting: 'wait',
  sending: 'wait',
  sent: 'good',
  cancelled: 'idle',
};
/** How often the list is asked for, ms: what is on its way goes on. */
const LIST_MS = 10_000;

/** Mails to one or to many: those that were ordered, and a new one; the address may name whom it is for. */
export default function MailingsView({ id }: ViewProps) {
  const { t } = useLocale();
  const [writing, setWriting] = useState(id !== null);
  const pages = useDeskPages(deskEndpoints.mailings, {});
  useEvery(LIST_MS, pages.refetch);
  return (
    <>
      <ViewHead title={t('desk.mailings')}>
        {writing ? null : (
          <Button icon="plus" onClick={() => setWriting(true)}>
            {t('desk.newMailing')}
          </Button>
        )}
      </ViewHead>
      <div className={parts.stack}>
        {writing ? <NewMailing named={id ?? ''} onDone={() => setWriting(false)} /> : null}
        <Panel title={t('desk.ordered')}>
          <Listed pages={pages} none={t('desk.noMailings')}>
            {(rows) => (
              <ul className={css.list}>
                {rows.map((mailing) => (
                  <Ordered key={mailing.id} mailing={mailing} />
                ))}
              </ul>
            )}
          </Listed>
        </Panel>
      </div>
    </>
  );
}

function Ordered({ mailing }: { readonly mailing: Mailing }) {
  const { t, locale } = useLocale();
  const { showToast } = useHouse();
  const [asking, setAsking] = useState(false);
  const { act, busy } = useDeskAct(deskEndpoints.cancelMailing, [deskEndpoints.mailings]);
  const { id, title, operator, sendAt, state, people, sent, to } = mailing;
  const cancel = async (reason: string) => {
    if ((await act({ query: { id }, body: { reason } })) === null) return;
    setAsking(false);
    showToast({ kind: 'success', title: t('desk.mailingCancelled'), content: '' });
  };
  return (
    <li>
      <div>
        <b>{title[locale]}</b>
        <small>
          {t(`desk.to.${to}`)}, {t('desk.sentOf', { sent, people })}
        </small>
        <small>
          {formatMoment(sendAt, locale)}, {operator}
        </small>
      </div>
      <State tone={TONES[state]}>{t(`desk.mailing.${state}`)}</State>
      {(state === 'waiting' || state === 'sending') && !asking ? (
        <Button tone="ghost" onClick={() => setAsking(true)}>
          {t('desk.cancelMailing')}
        </Button>
      ) : null}
      {asking ? (
        <ReasonForm
          effect={t('desk.cancelMailingEffect')}
          act={t('desk.cancelMailing')}
          tone="danger"
          busy={busy}
          onSend={(reason) => void cancel(reason)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}
