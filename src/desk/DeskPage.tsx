import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { DeskBrief } from '../../contract/deskHouse';
import { CODE } from '../../contract/errors';
import { hueOf, initialOf } from '../../machines/kit/face';
import { refusalOf } from '../../machines/kit/refusal';
import { withData } from '../data/withData';
import { useT } from '../i18n';
import { Avatar } from '../ui/Avatar';
import { BrandMark } from '../ui/Brand';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { RowsSkeleton } from '../ui/Skeleton';
import { SkipLink } from '../ui/SkipLink';
import { Failed } from '../ui/States';
import { NoAuthority } from './NoAuthority';
import { NoView } from './NoView';
import { useBrief, useEvery } from './queries';
import { DESK_GROUPS, VIEW_LIST, type ViewProps, viewOf } from './views';
import css from './DeskPage.module.css';

/** How often what waits is asked for, ms. */
const BRIEF_MS = 30_000;

interface DeskPageProps extends ViewProps {
  /** The view's name in the address; null for the first. */
  readonly view: string | null;
}

/** The operator's desk: one page of views, for operators alone. Who else comes here is told so. */
function DeskPage({ view, id }: DeskPageProps) {
  const brief = useBrief();
  useEvery(BRIEF_MS, brief.refetch);
  if (brief.data !== undefined) return <Desk brief={brief.data} view={view} id={id} />;
  const code = brief.error === null ? null : refusalOf(brief.error).code;
  if (code === CODE.noAuthority) return <NoAuthority />;
  return (
    <main id="isi" className={css.alone}>
      {code === null ? <RowsSkeleton /> : <Failed code={code} onRetry={() => void brief.refetch()} />}
    </main>
  );
}

function Desk({ brief, view, id }: DeskPageProps & { readonly brief: DeskBrief }) {
  const t = useT();
  const open = viewOf(view);
  const [name, shown] = open ?? [null, null];
  const main = useRef<HTMLElement>(null);
  const side = useRef<HTMLElement>(null);
  const before = useRef(name);
  const title = t(shown?.label ?? 'desk.noView');
  useEffect(() => {
    document.title = t('desk.title', { view: title });
  }, [t, title]);
  // On a phone the views are a strip that scrolls: the one that is open stands in it.
  useEffect(() => {
    side.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [name]);
  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    main.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <div className={css.desk}>
      <SkipLink />
      <aside ref={side} className={css.side}>
        <Link href="/" className={css.brand} aria-label={`${t('app.name')}, ${t('nav.home')}`}>
          <BrandMark size={30} />
          <b>lintang</b>
          <span>{t('desk.name')}</span>
        </Link>
        <nav aria-label={t('desk.nav')}>
          {DESK_GROUPS.map((group) => (
            <Group key={group} group={group} current={name} brief={brief} />
          ))}
        </nav>
        <p className={css.who}>
          <Avatar initial={initialOf(brief.operator.name)} hue={hueOf(brief.operator.name)} size={32} />
          <span>
            <b>{brief.operator.name}</b>
            <small>{t('desk.twoSteps')}</small>
          </span>
          <Icon name="lock" size="xs" />
        </p>
      </aside>
      <main ref={main} id="isi" className={css.main} tabIndex={-1}>
        {shown === null ? (
          <NoView />
        ) : (
          <Suspense fallback={<RowsSkeleton />}>
            <shown.Body id={id} />
          </Suspense>
        )}
      </main>
    </div>
  );
}

interface GroupProps {
  readonly group: (typeof DESK_GROUPS)[number];
  readonly current: string | null;
  readonly brief: DeskBrief;
}

function Group({ group, current, brief }: GroupProps) {
  const t = useT();
  const views = VIEW_LIST.filter(([, view]) => view.group === group);
  if (views.length === 0) return null;
  return (
    <div className={css.group}>
      {group === 'look' ? null : <p className={css.caption}>{t(`desk.group.${group}`)}</p>}
      {views.map(([name, { label, icon, waiting }]) => {
        const count = waiting?.(brief) ?? 0;
        return (
          <Link
            key={name}
            href={`/desk/${name}`}
            className={cx(css.item, name === current && css.on)}
            aria-current={name === current ? 'page' : undefined}
          >
            <Icon name={icon} size="sm" />
            {t(label)}
            {count === 0 ? null : (
              <b className={css.count}>
                <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
                <span className={css.said}>{t('desk.waiting', { n: count })}</span>
              </b>
            )}
          </Link>
        );
      })}
    </div>
  );
}

export default withData(DeskPage);
