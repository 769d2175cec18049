import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { deskEndpoints } from '../../../contract/desk';
import type { Claim } from '../../../contract/deskClaims';
import { Loaded } from '../../data/Loaded';
import { useEndpoint } from '../../data/hooks';
import { useHouse } from '../../house/hooks';
import { useLocale, useT } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { Bone } from '../../ui/Skeleton';
import { Facts, Panel, State, ViewHead } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import parts from '../parts/parts.module.css';
import { useDeskAct } from '../queries';
import { deskHref } from '../href';
import css from './ClaimView.module.css';

/** One claim: the pictures beside what was said, and the word on it. */
export function ClaimView({ id }: { readonly id: string }) {
  const t = useT();
  const claim = useEndpoint(deskEndpoints.claim, { query: { id } });
  return (
    <>
      <ViewHead
        title={claim.data?.name ?? id}
        within={{ href: deskHref('identifications'), title: t('desk.claims') }}
      />
      <Loaded query={claim}>
        {(known) => (
          <div className={css.page}>
            <Panel title={t('desk.pictures')} side={<small>{t('desk.picturesNote')}</small>}>
              <div className={css.pictures}>
                {known.pictures.map((picture, at) => (
                  <Picture key={picture} userId={id} id={picture} alt={t('desk.picture', { n: at + 1 })} />
                ))}
              </div>
            </Panel>
            <Form claim={known} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** A picture of the claim. It is asked for once it is opened, because whoever looks at it is noted. */
function Picture({ userId, id, alt }: { readonly userId: string; readonly id: string; readonly alt: string }) {
  const t = useT();
  const { http } = useHouse();
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!open) return;
    let made: string | null = null;
    let gone = false;
    http.file(deskEndpoints.claimPicture, { query: { id: userId, picture: id }, quiet: true }).then(
      (file) => {
        if (gone) return;
        made = URL.createObjectURL(file);
        setUrl(made);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [open, http, userId, id]);
  if (failed)
    return (
      <Button
        tone="ghost"
        icon="refresh"
        onClick={() => {
          setFailed(false);
          setOpen(false);
        }}
      >
        {t('common.retry')}
      </Button>
    );
  if (url !== null)
    return (
      <a href={url} target="_blank" rel="noreferrer">
        <img className={css.picture} src={url} alt={alt} />
      </a>
    );
  return open ? (
    <Bone width="100%" height={220} radius={12} />
  ) : (
    <button type="button" className={css.closed} onClick={() => setOpen(true)}>
      {t('desk.openPicture', { what: alt })}
    </button>
  );
}

const TONES = { review: 'wait', verified: 'good', refused: 'bad' } as const;

function Form({ claim }: { readonly claim: Claim }) {
  const { t, locale } = useLocale();
  const [, go] = useLocation();
  const { showToast } = useHouse();
  const [asking, setAsking] = useState<'verified' | 'refused' | null>(null);
  const { act, busy } = useDeskAct(deskEndpoints.decide, [
    deskEndpoints.claim,
    deskEndpoints.claims,
    deskEndpoints.log,
  ]);
  const send = async (verdict: 'verified' | 'refused', reason: string) => {
    if ((await act({ query: { id: claim.userId }, body: { verdict, reason } })) === null) return;
    showToast({ kind: 'success', title: t(`desk.act.${verdict}`), content: claim.name });
    go(deskHref('identifications'));
  };
  return (
    <Panel title={t('desk.said')} side={<State tone={TONES[claim.state]}>{t(`desk.identity.${claim.state}`)}</State>}>
      <Facts
        of={[
          [t('desk.fullName'), claim.name],
          [t('desk.born'), claim.born],
          [t('desk.document'), t(`desk.document.${claim.document}`)],
          [
            t('desk.person'),
            <Link key="person" href={deskHref('people', claim.userId)}>
              {claim.playerName}
            </Link>,
          ],
          [t('desk.sentAt'), formatMoment(claim.sentAt, locale)],
          [t('desk.decidedAt'), claim.decidedAt === null ? null : formatMoment(claim.decidedAt, locale)],
          [t('desk.because'), claim.reason === '' ? null : claim.reason],
        ]}
      />
      {claim.state !== 'review' ? null : asking === null ? (
        <div className={parts.ways}>
          <Button tone="danger" onClick={() => setAsking('refused')}>
            {t('desk.refuse')}
          </Button>
          <Button onClick={() => setAsking('verified')}>{t('desk.verify')}</Button>
        </div>
      ) : (
        <ReasonForm
          effect={t(asking === 'refused' ? 'desk.refuseEffect' : 'desk.verifyEffect')}
          act={t(asking === 'refused' ? 'desk.refuse' : 'desk.verify')}
          tone={asking === 'refused' ? 'danger' : 'violet'}
          {...(asking === 'refused' && { label: t('desk.refuseReason') })}
          busy={busy}
          onSend={(reason) => void send(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </Panel>
  );
}
