import { lazy, useCallback, useEffect } from 'react';
import { docKey, docsEndpoints, type DocKey } from '../../contract/docs';
import MissingPage from './MissingPage';
import { useHouse } from '../house/hooks';
import { useAnswer } from '../house/useAnswer';
import { useLocale, withWords } from '../i18n';
import { formatDay } from '../i18n/dates';
import { Card } from '../ui/Card';
import { RowsSkeleton } from '../ui/Skeleton';
import { Failed } from '../ui/States';
import { DocBlocks } from './DocBlocks';
import css from './Help.module.css';
import { PageHead } from './PageHead';

const PartnerPage = lazy(withWords(() => import('./PartnerPage'), 'help', 'forms'));

/** One doc of the house, `/help/<key>`, or becoming a partner; another key is a page that there is not. */
export default function DocPage({ name }: { readonly name: string }) {
  if (name === 'partner') return <PartnerPage />;
  const key = docKey.safeParse(name);
  return key.success ? <Doc key={key.data} name={key.data} /> : <MissingPage />;
}

function Doc({ name }: { readonly name: DocKey }) {
  const { t, locale } = useLocale();
  const { http } = useHouse();
  const [answer, retry] = useAnswer(
    useCallback(() => http.call(docsEndpoints.content, { query: { key: name }, quiet: true }), [http, name]),
  );
  useEffect(() => {
    // Counted where it can be, and nobody's loss where not.
    http.call(docsEndpoints.visit, { query: { key: name }, quiet: true }).catch(() => undefined);
  }, [http, name]);
  if (answer.kind === 'loading') return <RowsSkeleton />;
  if (answer.kind === 'failed') return <Failed onRetry={retry} />;
  const { title, summary, blocks, updatedAt } = answer.value;
  return (
    <article className={css.page}>
      <PageHead title={title[locale]} lead={summary[locale]} />
      <Card>
        <div className={css.prose}>
          <DocBlocks blocks={blocks} locale={locale} />
        </div>
      </Card>
      <p className={css.lead}>{t('help.updated', { date: formatDay(updatedAt, locale) })}</p>
    </article>
  );
}
