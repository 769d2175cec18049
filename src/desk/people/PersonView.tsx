import { useState } from 'react';
import { deskEndpoints } from '../../../contract/desk';
import type { Person } from '../../../contract/deskPeople';
import { Loaded } from '../../data/Loaded';
import { OwnFace } from '../../account/OwnFace';
import { useEndpoint } from '../../data/hooks';
import { actText as fairPlayText, limitText, LIMIT_WORDS } from '../../fairplay/texts';
import { useLocale, useT } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { formatAmount, formatRp } from '../../i18n/format';
import { Tabs } from '../../ui/primitives/Tabs';
import { LIMIT_KINDS } from '../../../contract/fairplay';
import { Facts, Panel, State, ViewHead } from '../parts/parts';
import { STATES } from '../texts';
import { deskHref } from '../href';
import { Contact, PersonActs } from './PersonActs';
import { Bets, DeskLog, Moves } from './PersonLists';
import { Devices } from './Devices';
import css from './PersonView.module.css';

/** One account: who, what it has, what it did, what was done to it, and what can be. */
export function PersonView({ id }: { readonly id: string }) {
  const t = useT();
  const person = useEndpoint(deskEndpoints.person, { query: { id } });
  return (
    <>
      <ViewHead
        title={person.data?.name ?? id}
        within={{ href: deskHref('people'), title: t('desk.people') }}
        note={person.data === undefined ? undefined : person.data.id}
      />
      <Loaded query={person}>{(known) => <Known person={known} />}</Loaded>
    </>
  );
}

function Known({ person }: { readonly person: Person }) {
  const { t, locale } = useLocale();
  const { main, bonus } = person.pockets;
  return (
    <div className={css.page}>
      <section className={css.hero} aria-label={person.name}>
        <OwnFace user={person} size={48} />
        <div>
          <p className={css.name}>
            <b>{person.name}</b>
            <State tone={STATES[person.state].tone}>{t(STATES[person.state].name)}</State>
            {person.fairPlay.pause === null ? null : (
              <State tone="wait">{t(`desk.${person.fairPlay.pause.kind}`)}</State>
            )}
          </p>
          <p className={css.note}>
            {t(`desk.role.${person.role}`)}, {t('desk.sinceDay', { day: formatMoment(person.createdAt, locale) })}
          </p>
        </div>
        <p className={css.balance}>
          <span>{t('desk.balance')}</span>
          <b>{formatRp(main + bonus)}</b>
        </p>
      </section>
      <div className={css.column}>
        <Identity person={person} />
        <Pockets person={person} />
        <Limits person={person} />
      </div>
      <div className={css.column}>
        <Timeline id={person.id} />
      </div>
      <div className={css.column}>
        <PersonActs person={person} />
        <Devices person={person} />
      </div>
    </div>
  );
}

function Identity({ person }: { readonly person: Person }) {
  const t = useT();
  const { phone, email, mfa, pin, identification } = person;
  return (
    <Panel
      title={t('desk.identity')}
      side={
        <State tone={identification === 'verified' ? 'good' : identification === 'review' ? 'wait' : 'idle'}>
          {t(`desk.identity.${identification}`)}
        </State>
      }
    >
      <Facts
        of={[
          [t('desk.phone'), phone],
          [t('desk.email'), email ?? t('desk.noneSet')],
          [t('desk.mfa'), t(`desk.mfa.${mfa}`)],
          [t('desk.pin'), t(pin ? 'desk.set' : 'desk.noneSet')],
        ]}
      />
      <Contact person={person} />
    </Panel>
  );
}

function Pockets({ person: { pockets } }: { readonly person: Person }) {
  const t = useT();
  return (
    <Panel title={t('desk.pockets')}>
      <Facts
        of={[
          [t('desk.pocketMain'), formatRp(pockets.main)],
          [t('desk.pocketBonus'), formatRp(pockets.bonus)],
          [t('desk.pocketHeld'), formatRp(pockets.held)],
          [t('desk.turnover'), formatRp(pockets.turnover)],
          ['YEC', formatAmount(pockets.points)],
        ]}
      />
    </Panel>
  );
}

function Limits({ person: { fairPlay, record } }: { readonly person: Person }) {
  const { t, locale } = useLocale();
  const { limits, reminder, pause, serverTime } = fairPlay;
  return (
    <Panel title={t('desk.limits')}>
      <Facts
        of={[
          ...LIMIT_KINDS.map(
            (kind) =>
              [
                t(LIMIT_WORDS[kind].name),
                limits[kind].amount === null
                  ? limitText(t, null)
                  : t('desk.used', { used: formatRp(limits[kind].used), of: formatRp(limits[kind].amount) }),
              ] as const,
          ),
          [t('desk.reminder'), t('desk.minutes', { n: reminder.minutes })],
          [t('desk.pause'), pause === null ? t('desk.noneSet') : formatMoment(pause.until, locale)],
        ]}
      />
      {record.length === 0 ? null : (
        <details className={css.record}>
          <summary>{t('desk.record')}</summary>
          <ol>
            {record.map(({ id, at, act }) => (
              <li key={id}>
                <time dateTime={new Date(at).toISOString()}>{formatMoment(at, locale)}</time>{' '}
                {fairPlayText(t, locale, act, serverTime)}
              </li>
            ))}
          </ol>
        </details>
      )}
      <p className={css.note}>{t('desk.limitsNote')}</p>
    </Panel>
  );
}

const LISTS = ['bets', 'moves', 'log'] as const;

function Timeline({ id }: { readonly id: string }) {
  const t = useT();
  const [list, setList] = useState<(typeof LISTS)[number]>('bets');
  return (
    <Panel title={t('desk.happened')}>
      <Tabs
        label={t('desk.happened')}
        options={LISTS.map((value) => ({ value, label: t(`desk.list.${value}`) }))}
        value={list}
        onChange={setList}
      >
        {list === 'bets' ? <Bets id={id} /> : list === 'moves' ? <Moves id={id} /> : <DeskLog id={id} />}
      </Tabs>
    </Panel>
  );
}
