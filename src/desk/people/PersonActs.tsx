import { useState } from 'react';
import { FREEZE_CAUSES, type FreezeCause } from '../../../contract/account';
import { deskEndpoints } from '../../../contract/desk';
import { IDENTITY_PROOFS, type Person } from '../../../contract/deskPeople';
import { Link } from 'wouter';
import { useHouse } from '../../house/hooks';
import { type PlainMessage, useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Facts, Panel, Nothing } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import { Choices } from '../parts/Choices';
import parts from '../parts/parts.module.css';
import { useDeskAct } from '../queries';
import { deskHref } from '../href';

/** What an act on an account changes of what is shown of it. */
export const PERSON_CHANGES = [deskEndpoints.person, deskEndpoints.people, deskEndpoints.log] as const;

interface OfPerson {
  readonly person: Person;
}

type Asking = 'freeze' | 'unfreeze' | 'endSessions' | 'resetMfa';

const WORDS: Readonly<
  Record<Asking, { readonly act: PlainMessage; readonly effect: PlainMessage; readonly done: PlainMessage }>
> = {
  freeze: { act: 'desk.act.freeze', effect: 'desk.freezeEffect', done: 'desk.freezeDone' },
  unfreeze: { act: 'desk.act.unfreeze', effect: 'desk.unfreezeEffect', done: 'desk.unfreezeDone' },
  endSessions: { act: 'desk.act.endSessions', effect: 'desk.endSessionsEffect', done: 'desk.endSessionsDone' },
  resetMfa: { act: 'desk.act.resetMfa', effect: 'desk.resetMfaEffect', done: 'desk.resetMfaDone' },
};

/** The acts on an account: one at a time, each with its effect and a reason before the button. */
export function PersonActs({ person }: OfPerson) {
  const t = useT();
  const { showToast } = useHouse();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [cause, setCause] = useState<FreezeCause>('review');
  const [proof, setProof] = useState<(typeof IDENTITY_PROOFS)[number]>('identification');
  const freeze = useDeskAct(deskEndpoints.freeze, PERSON_CHANGES);
  const unfreeze = useDeskAct(deskEndpoints.unfreeze, PERSON_CHANGES);
  const endSessions = useDeskAct(deskEndpoints.endSessions, PERSON_CHANGES);
  const resetMfa = useDeskAct(deskEndpoints.resetMfa, PERSON_CHANGES);
  const query = { id: person.id };
  const run: Readonly<Record<Asking, (reason: string) => Promise<object | null>>> = {
    freeze: (reason) => freeze.act({ query, body: { cause, reason } }),
    unfreeze: (reason) => unfreeze.act({ query, body: { reason } }),
    endSessions: (reason) => endSessions.act({ query, body: { reason } }),
    resetMfa: (reason) => resetMfa.act({ query, body: { proof, reason } }),
  };
  const send = async (what: Asking, reason: string) => {
    if ((await run[what](reason)) === null) return;
    setAsking(null);
    showToast({ kind: 'success', title: t(WORDS[what].done), content: '' });
  };
  if (!person.mayChange)
    return (
      <Panel title={t('desk.acts')}>
        <Nothing>{t('desk.noActs')}</Nothing>
      </Panel>
    );
  const offered: readonly Asking[] = [
    person.state === 'frozen' ? 'unfreeze' : 'freeze',
    ...(person.sessions.length > 0 ? (['endSessions'] as const) : []),
    ...(person.mfa === 'none' ? [] : (['resetMfa'] as const)),
  ];
  return (
    <Panel title={t('desk.acts')} side={<small>{t('desk.actsNote')}</small>}>
      {person.frozen === null ? null : <Facts of={[[t('desk.frozenFor'), t(`desk.cause.${person.frozen.cause}`)]]} />}
      <div className={parts.choices}>
        {offered.map((what) => (
          <button
            key={what}
            type="button"
            aria-expanded={asking === what}
            aria-pressed={asking === what}
            onClick={() => setAsking(asking === what ? null : what)}
          >
            {t(WORDS[what].act)}
          </button>
        ))}
        <Link href={deskHref('mailings', person.id)}>{t('desk.writeTo')}</Link>
      </div>
      {asking === null ? null : (
        <ReasonForm
          key={asking}
          effect={t(WORDS[asking].effect)}
          act={t(WORDS[asking].act)}
          tone={asking === 'unfreeze' ? 'violet' : 'danger'}
          busy={[freeze, unfreeze, endSessions, resetMfa].some(({ busy }) => busy)}
          onSend={(reason) => void send(asking, reason)}
          onClose={() => setAsking(null)}
        >
          {asking === 'freeze' ? (
            <Choices
              legend={t('desk.causeFor')}
              options={FREEZE_CAUSES.map((value) => ({ value, label: t(`desk.cause.${value}`) }))}
              value={cause}
              onChange={setCause}
            />
          ) : asking === 'resetMfa' ? (
            <Choices
              legend={t('desk.proof')}
              options={IDENTITY_PROOFS.map((value) => ({ value, label: t(`desk.proof.${value}`) }))}
              value={proof}
              onChange={setProof}
            />
          ) : null}
        </ReasonForm>
      )}
    </Panel>
  );
}

/** Addresses in full: asked for with a reason, and noted. They are gone when the page is. */
export function Contact({ person }: OfPerson) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<{ readonly phone: string; readonly email: string | null } | null>(null);
  const contact = useDeskAct(deskEndpoints.contact, [deskEndpoints.log]);
  const send = async (reason: string) => {
    const reply = await contact.act({ query: { id: person.id }, body: { reason } });
    if (reply === null) return;
    setShown(reply);
    setAsking(false);
  };
  if (shown !== null)
    return (
      <div role="status" className={parts.ask}>
        <Facts
          of={[
            [t('desk.phone'), shown.phone],
            [t('desk.email'), shown.email],
          ]}
        />
      </div>
    );
  return asking ? (
    <ReasonForm
      effect={t('desk.contactEffect')}
      act={t('desk.contactOpen')}
      busy={contact.busy}
      onSend={(reason) => void send(reason)}
      onClose={() => setAsking(false)}
    />
  ) : (
    <div className={parts.ways}>
      <Button tone="ghost" icon="eye" onClick={() => setAsking(true)}>
        {t('desk.contactOpen')}
      </Button>
    </div>
  );
}
