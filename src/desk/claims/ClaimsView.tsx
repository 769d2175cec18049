import { Link } from 'wouter';
import { deskEndpoints } from '../../../contract/desk';
import { CLAIM_PROMISE_MS } from '../../../contract/deskClaims';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Listed } from '../parts/Listed';
import { Panel, State, Table, ViewHead } from '../parts/parts';
import { useDeskPages, useEvery } from '../queries';
import { ageText } from '../texts';
import { deskHref } from '../href';
import type { ViewProps } from '../views';
import { ClaimView } from './ClaimView';

/** How often the queue is asked for, ms: another operator may be at it. */
const QUEUE_MS = 30_000;
/** Of its promise a claim may use so much before it is near. */
const NEAR = 0.75;

/** Who waits to be identified, or one of them. */
export default function ClaimsView({ id }: ViewProps) {
  return id === null ? <Queue /> : <ClaimView key={id} id={id} />;
}

function Queue() {
  const t = useT();
  const { clock } = useHouse();
  const pages = useDeskPages(deskEndpoints.claims, {});
  useEvery(QUEUE_MS, pages.refetch);
  const now = pages.data?.pages[0]?.serverTime ?? clock.now();
  return (
    <>
      <ViewHead title={t('desk.claims')} note={t('desk.promise', { age: ageText(t, CLAIM_PROMISE_MS) })} />
      <Panel title={t('desk.longestFirst')}>
        <Listed pages={pages} none={t('desk.noClaims')}>
          {(rows) => (
            <Table
              caption={t('desk.claims')}
              rows={rows}
              keyOf={({ userId }) => userId}
              columns={[
                {
                  name: t('desk.person'),
                  cell: ({ userId, playerName, name }) => (
                    <>
                      <Link href={deskHref('identifications', userId)}>{name}</Link>
                      <small>{playerName}</small>
                    </>
                  ),
                },
                { name: t('desk.document'), cell: ({ document }) => t(`desk.document.${document}`) },
                {
                  name: t('desk.age'),
                  right: true,
                  cell: ({ sentAt }) => {
                    const part = (now - sentAt) / CLAIM_PROMISE_MS;
                    return (
                      <State tone={part > 1 ? 'bad' : part > NEAR ? 'wait' : 'idle'}>{ageText(t, now - sentAt)}</State>
                    );
                  },
                },
              ]}
            />
          )}
        </Listed>
      </Panel>
    </>
  );
}
