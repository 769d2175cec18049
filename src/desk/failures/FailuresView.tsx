import { useState } from 'react';
import { Link } from 'wouter';
import { deskEndpoints } from '../../../contract/desk';
import type { DeskFailure } from '../../../contract/deskHouse';
import { Loaded } from '../../data/Loaded';
import { useEndpoint } from '../../data/hooks';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Facts, Nothing, Panel, State, ViewHead } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import parts from '../parts/parts.module.css';
import { useDeskAct } from '../queries';
import { ageText } from '../texts';
import { deskHref } from '../href';
import css from './FailuresView.module.css';

/** So many are shown at a time. */
const PAGE = 20;

/** Jobs and events that were given up after all their tries: why, and what becomes of them. */
export default function FailuresView() {
  const t = useT();
  const failures = useEndpoint(deskEndpoints.failures);
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <ViewHead title={t('desk.failures')} note={t('desk.failuresNote')} />
      <Loaded query={failures}>
        {({ list, serverTime }) =>
          list.length === 0 ? (
            <Nothing>{t('desk.failuresNone')}</Nothing>
          ) : (
            <div className={parts.stack}>
              {list.slice(0, shown).map((failure) => (
                <Failure key={`${failure.kind}:${failure.id}`} failure={failure} now={serverTime} />
              ))}
              {list.length > shown ? (
                <Button tone="ghost" onClick={() => setShown(shown + PAGE)}>
                  {t('desk.more')}
                </Button>
              ) : null}
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function Failure({ failure, now }: { readonly failure: DeskFailure; readonly now: number }) {
  const t = useT();
  const { showToast } = useHouse();
  const { kind, id, what, who, userId, since, attempts, why, payload } = failure;
  const [asking, setAsking] = useState<'retry' | 'giveUp' | null>(null);
  const retry = useDeskAct(deskEndpoints.retry, [deskEndpoints.failures]);
  const giveUp = useDeskAct(deskEndpoints.giveUp, [deskEndpoints.failures]);
  const send = async (reason: string) => {
    const done = await (asking === 'giveUp' ? giveUp : retry).act({ body: { kind, id, reason } });
    if (done === null) return;
    setAsking(null);
    showToast({ kind: 'success', title: t(asking === 'giveUp' ? 'desk.gaveUp' : 'desk.retried'), content: '' });
  };
  return (
    <Panel title={what} side={<State tone="bad">{t(kind === 'job' ? 'desk.job' : 'desk.event')}</State>}>
      <p className={css.why}>{why}</p>
      <Facts
        of={[
          [t('desk.failedSince'), ageText(t, now - since)],
          [t('desk.tries'), attempts],
          [t(kind === 'job' ? 'desk.jobKey' : 'desk.listener'), who === '' ? null : who],
          [t('desk.player'), userId === '' ? null : <Link href={deskHref('people', userId)}>{userId}</Link>],
        ]}
      />
      <details className={css.payload}>
        <summary>{t('desk.payload')}</summary>
        <code>{payload}</code>
      </details>
      {asking === null ? (
        <div className={parts.ways}>
          <Button tone="danger" onClick={() => setAsking('giveUp')}>
            {t('desk.giveUp')}
          </Button>
          <Button onClick={() => setAsking('retry')}>{t('desk.retry')}</Button>
        </div>
      ) : (
        <ReasonForm
          effect={t(asking === 'giveUp' ? 'desk.giveUpEffect' : 'desk.retryEffect')}
          act={t(asking === 'giveUp' ? 'desk.giveUp' : 'desk.retry')}
          tone={asking === 'giveUp' ? 'danger' : 'violet'}
          busy={retry.busy || giveUp.busy}
          onSend={(reason) => void send(reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </Panel>
  );
}
