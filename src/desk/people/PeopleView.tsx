import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { deskEndpoints } from '../../../contract/desk';
import { useLocale, useT } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Listed } from '../parts/Listed';
import { Panel, State, Table, ViewHead } from '../parts/parts';
import parts from '../parts/parts.module.css';
import { useDeskPages } from '../queries';
import { STATES } from '../texts';
import { deskHref } from '../href';
import type { ViewProps } from '../views';
import { PersonView } from './PersonView';

/** All accounts, or one of them. */
export default function PeopleView({ id }: ViewProps) {
  return id === null ? <People /> : <PersonView key={id} id={id} />;
}

function People() {
  const { t, locale } = useLocale();
  const [q, setQ] = useState('');
  const pages = useDeskPages(deskEndpoints.people, q === '' ? {} : { q });
  return (
    <>
      <ViewHead title={t('desk.people')}>
        <Search onSearch={setQ} />
      </ViewHead>
      <Panel title={q === '' ? t('desk.newest') : t('desk.found', { q })}>
        <Listed pages={pages} none={t('desk.nobody')}>
          {(rows) => (
            <Table
              caption={t('desk.people')}
              rows={rows}
              keyOf={(row) => row.id}
              columns={[
                {
                  name: t('desk.person'),
                  cell: (row) => (
                    <>
                      <Link href={deskHref('people', row.id)}>{row.name}</Link>
                      <small>{row.id}</small>
                    </>
                  ),
                },
                { name: t('desk.phone'), cell: ({ phone }) => phone },
                {
                  name: t('desk.state'),
                  cell: ({ state, role }) => (
                    <>
                      <State tone={STATES[state].tone}>{t(STATES[state].name)}</State>{' '}
                      {role === 'player' ? null : t(`desk.role.${role}`)}
                    </>
                  ),
                },
                { name: t('desk.memberSince'), right: true, cell: ({ createdAt }) => formatMoment(createdAt, locale) },
              ]}
            />
          )}
        </Listed>
      </Panel>
    </>
  );
}

function Search({ onSearch }: { readonly onSearch: (q: string) => void }) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" className={parts.filters} onSubmit={send}>
      <label className={parts.search} htmlFor={id}>
        <Icon name="search" size="sm" />
        <input
          id={id}
          type="search"
          aria-label={t('desk.searchPeople')}
          placeholder={t('desk.searchPeople')}
          maxLength={40}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value === '') onSearch('');
          }}
        />
      </label>
      <Button type="submit">{t('desk.search')}</Button>
    </form>
  );
}
