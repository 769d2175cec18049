import { useCallback } from 'react';
import { Link } from 'wouter';
import { type BoardGroup, docsEndpoints } from '../../contract/docs';
import { useHouse } from '../house/hooks';
import { useAnswer } from '../house/useAnswer';
import { useLocale } from '../i18n';
import { formatDay } from '../i18n/dates';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import css from './Help.module.css';

/** A page of ours; a notice may name none, or something that is not ours to open. */
const pageOf = (link: string | undefined): string | null =>
  link !== undefined && /^\/(?!\/)/.test(link) ? link : null;

/** The notices of the house for one place. Without any, and without an answer, the place is empty: they are news and nothing that is missed. */
export function Boards({ group }: { readonly group: BoardGroup }) {
  const { t, locale } = useLocale();
  const { http } = useHouse();
  const [answer] = useAnswer(
    useCallback(() => http.call(docsEndpoints.boards, { query: { group }, quiet: true }), [http, group]),
  );
  if (answer.kind !== 'ready' || answer.value.list.length === 0) return null;
  return (
    <section aria-labelledby={`boards-${group}`}>
      <h2 id={`boards-${group}`} className={css.head}>
        <Icon name="bell" size="sm" className={css.gold} />
        {t('help.boards')}
      </h2>
      {answer.value.list.map(({ id, title, body, link, since }) => {
        const page = pageOf(link);
        return (
          <Card key={id}>
            <h3>{title[locale]}</h3>
            <p className={css.text}>{body[locale]}</p>
            <p className={css.lead}>
              {formatDay(since, locale)}
              {page === null ? null : (
                <>
                  {' · '}
                  <Link href={page}>{t('help.boardGo')}</Link>
                </>
              )}
            </p>
          </Card>
        );
      })}
    </section>
  );
}
