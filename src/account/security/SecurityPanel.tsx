import { useState } from 'react';
import { securityEndpoints, type SecurityOverview, type SessionRow } from '../../../contract/security';
import { CODE } from '../../../contract/errors';
import { refusalOf } from '../../../machines/kit/refusal';
import { useEndpoint } from '../../data/hooks';
import { withData } from '../../data/withData';
import { useHouse } from '../../house/hooks';
import { useLocale, useT } from '../../i18n';
import { formatDayTime } from '../../i18n/format';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { KEY, LAPTOP, PERSON_CARD } from '../../ui/drawings';
import { Icon } from '../../ui/Icon';
import type { Drawing, IconName } from '../../ui/icons';
import { Confirm } from '../../ui/primitives/Confirm';
import { RowArrow, RowFace, Rows } from '../../ui/Rows';
import { Loaded } from '../../data/Loaded';
import { Ring } from './Ring';
import { type Guard, guardsOf } from './guards';
import { StateMark } from './StateMark';
import { useOverview, useWrite } from './useWrite';
import css from './security.module.css';

const ICONS: Readonly<Record<Guard['panel'], IconName | Drawing>> = {
  'edit-phone': 'phone',
  'edit-email': 'mail',
  'edit-pin': 'lock',
  'edit-mfa': 'shield',
  'edit-password': KEY,
  identification: PERSON_CARD,
};

/** What stands between the account and somebody else, and where it is open. */
function SecurityPanel() {
  const overview = useOverview();
  return (
    <Loaded query={overview}>
      {(account) => (
        <div className={css.page}>
          <Strength account={account} />
          <Ways account={account} />
          <Devices />
        </div>
      )}
    </Loaded>
  );
}

function Strength({ account }: { readonly account: SecurityOverview }) {
  const t = useT();
  const { openPanel } = useHouse();
  const guards = guardsOf(account).filter(({ urge }) => urge !== null);
  const done = guards.filter(({ set }) => set).length;
  const next = guards.find(({ set }) => !set);
  const urge = next?.urge;
  return (
    <section className={css.hero} aria-label={t('security.strength')}>
      <Ring
        done={done}
        of={guards.length}
        label={t(done === guards.length ? 'security.full' : done > 3 ? 'security.strong' : 'security.weak')}
      />
      <div className={css.heroText}>
        <h3>{next === undefined ? t('security.allDone') : t('security.left', { n: guards.length - done })}</h3>
        {!urge ? (
          <p>{t('security.allDoneNote')}</p>
        ) : (
          <>
            <p>{t(urge.why)}</p>
            <Button onClick={() => openPanel(next.panel)}>{t(urge.act)}</Button>
          </>
        )}
      </div>
    </section>
  );
}

function Ways({ account }: { readonly account: SecurityOverview }) {
  const { t } = useLocale();
  const { openPanel } = useHouse();
  return (
    <Card padded={false} aria-label={t('security.title')}>
      <Rows>
        {guardsOf(account).map(({ panel, title, note, set, mark, urge }) => (
          <li key={panel}>
            <button type="button" className={css.row} onClick={() => openPanel(panel)}>
              <RowFace
                lead={
                  <span className={css.icon} data-open={(!set && urge !== null) || undefined}>
                    <Icon name={ICONS[panel]} size="sm" />
                  </span>
                }
                title={t(title)}
                note={
                  typeof note === 'string'
                    ? t(note)
                    : 'at' in note
                      ? t('security.changed', { when: formatDayTime(note.at) })
                      : note.text
                }
                trailing={
                  <>
                    <StateMark good={set} calm={mark === 'identity.none'}>
                      {t(mark)}
                    </StateMark>
                    <RowArrow />
                  </>
                }
              />
            </button>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

function Devices() {
  const t = useT();
  const { showToast } = useHouse();
  const sessions = useEndpoint(securityEndpoints.sessions);
  const end = useWrite(securityEndpoints.endSession);
  const endOthers = useWrite(securityEndpoints.endOthers);
  const [asking, setAsking] = useState<SessionRow | 'others' | null>(null);
  const gone = () => showToast({ kind: 'success', title: t('device.ended'), content: '' });
  const failed = (error: unknown) => {
    // Who closed the panel that asks whether it is them has thought better of it.
    if (refusalOf(error).code === CODE.confirmFirst) return;
    showToast({ kind: 'error', title: t('state.failedTitle'), content: '' });
  };
  const yes = () => {
    if (asking === null) return;
    (asking === 'others' ? endOthers() : end({ query: { id: asking.id } })).then(gone, failed);
  };
  return (
    <Loaded query={sessions}>
      {({ list }) => (
        <>
          <div className={css.head}>
            <h3>{t('device.title')}</h3>
            {list.length > 1 ? (
              <button type="button" className={css.link} onClick={() => setAsking('others')}>
                {t('device.endOthers')}
              </button>
            ) : null}
          </div>
          <Card padded={false} aria-label={t('device.title')}>
            <Rows>
              {list.map((row) => (
                <li key={row.id}>
                  <RowFace
                    lead={
                      <span className={css.icon} data-here={row.current || undefined}>
                        <Icon name={row.device === 'computer' ? LAPTOP : 'phone'} size="sm" />
                      </span>
                    }
                    title={row.current ? t('device.this') : nameOf(row) || t('device.unknown')}
                    note={[row.current ? nameOf(row) : '', t('device.seen', { when: formatDayTime(row.seenAt) })]
                      .filter(Boolean)
                      .join(' · ')}
                    trailing={
                      row.current ? (
                        <StateMark good>{t('device.active')}</StateMark>
                      ) : (
                        <Button tone="ghost" onClick={() => setAsking(row)}>
                          {t('device.end')}
                        </Button>
                      )
                    }
                  />
                </li>
              ))}
            </Rows>
          </Card>
          <p className={css.foot}>{t('security.told')}</p>
          <Confirm
            open={asking !== null}
            title={t(asking === 'others' ? 'device.askOthers' : 'device.ask')}
            yes={t('device.end')}
            no={t('device.keep')}
            onYes={yes}
            onClose={() => setAsking(null)}
          >
            {t('device.askNote')}
          </Confirm>
        </>
      )}
    </Loaded>
  );
}

const nameOf = ({ browser, system }: SessionRow): string => [browser, system].filter(Boolean).join(', ');

export default withData(SecurityPanel);
