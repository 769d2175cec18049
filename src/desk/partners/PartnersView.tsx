import { useState } from 'react';
import { Link } from 'wouter';
import { deskEndpoints } from '../../../contract/desk';
import type { PartnerRow } from '../../../contract/deskPartners';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { deskHref } from '../href';
import { Listed } from '../parts/Listed';
import { Panel, State, ViewHead } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import { useDeskAct, useDeskPages, useEvery } from '../queries';
import { ageText } from '../texts';
import list from '../mailings/Mailings.module.css';
import css from './PartnersView.module.css';

/** How often the queue is asked for, ms: another operator may be at it. */
const QUEUE_MS = 30_000;

/** Who wants to become a partner, and the word on it. */
export default function PartnersView() {
  const t = useT();
  const { clock } = useHouse();
  const pages = useDeskPages(deskEndpoints.partners, {});
  useEvery(QUEUE_MS, pages.refetch);
  const now = pages.data?.pages[0]?.serverTime ?? clock.now();
  return (
    <>
      <ViewHead title={t('desk.partners')} />
      <Panel title={t('desk.longestFirst')}>
        <Listed pages={pages} none={t('desk.noPartners')}>
          {(rows) => (
            <ul className={list.list}>
              {rows.map((row) => (
                <Applicant key={row.userId} row={row} now={now} />
              ))}
            </ul>
          )}
        </Listed>
      </Panel>
    </>
  );
}

interface ApplicantProps {
  readonly row: PartnerRow;
  readonly now: number;
}

function Applicant({ row: { userId, playerName, channel, address, plan, sentAt }, now }: ApplicantProps) {
  const t = useT();
  const { showToast } = useHouse();
  const [asking, setAsking] = useState<'accepted' | 'refused' | null>(null);
  const { act, busy } = useDeskAct(deskEndpoints.decidePartner, [deskEndpoints.partners, deskEndpoints.log]);
  const send = async (verdict: 'accepted' | 'refused', reason: string) => {
    if ((await act({ query: { id: userId }, body: { verdict, reason } })) === null) return;
    const title = t(verdict === 'accepted' ? 'desk.act.partnerAccepted' : 'desk.act.partnerRefused');
    showToast({ kind: 'success', title, content: playerName });
  };
  return (
    <li>
      <div>
        <b>
          <Link href={deskHref('people', userId)}>{playerName}</Link>
        </b>
        {/* Never a link: it is a stranger's word. */}
        <small className={css.words}>
          {t(`desk.channel.${channel}`)}: {address}
        </small>
        <p className={css.words}>{plan}</p>
        <State tone="idle">{ageText(t, now - sentAt)}</State>
      </div>
      {asking === null ? (
        <>
          <Button tone="danger" onClick={() => setAsking('refused')}>
            {t('desk.refuse')}
          </Button>
          <Button onClick={() => setAsking('accepted')}>{t('desk.accept')}</Button>
        </>
      ) : (
        <ReasonForm
          effect={t(asking === 'refused' ? 'desk.refusePartnerEffect' : 'desk.acceptPartnerEffect')}
          act={t(asking === 'refused' ? 'desk.refuse' : 'desk.accept')}
          tone={asking === 'refused' ? 'danger' : 'violet'}
          {...(asking === 'refused' && { label: t('desk.refuseReason') })}
          busy={busy}
          onSend={(reason) => void send(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}
