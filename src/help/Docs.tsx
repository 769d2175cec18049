import { useCallback } from 'react';
import { Link } from 'wouter';
import { docsEndpoints, type DocModule } from '../../contract/docs';
import { useHouse } from '../house/hooks';
import { useAnswer } from '../house/useAnswer';
import { useLocale } from '../i18n';
import { Card } from '../ui/Card';
import { RowArrow, RowFace, Rows } from '../ui/Rows';
import { RowsSkeleton } from '../ui/Skeleton';
import { Failed } from '../ui/States';
import css from './Help.module.css';

/** What the house explains in writing on one subject, each with its page. */
export function Docs({ module }: { readonly module: DocModule }) {
  const { locale } = useLocale();
  const { http } = useHouse();
  const [answer, retry] = useAnswer(
    useCallback(() => http.call(docsEndpoints.module, { query: { id: module }, quiet: true }), [http, module]),
  );
  if (answer.kind === 'loading') return <RowsSkeleton rows={3} />;
  if (answer.kind === 'failed') return <Failed onRetry={retry} />;
  const { title, docs } = answer.value;
  return (
    <section aria-labelledby={`docs-${module}`}>
      <h2 id={`docs-${module}`} className={css.head}>
        {title[locale]}
      </h2>
      <Card padded={false}>
        <Rows>
          {docs.map((doc) => (
            <li key={doc.key}>
              <Link href={`/help/${doc.key}`}>
                <RowFace icon="info" title={doc.title[locale]} note={doc.summary[locale]} trailing={<RowArrow />} />
              </Link>
            </li>
          ))}
        </Rows>
      </Card>
    </section>
  );
}
