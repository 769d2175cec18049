import { Link, useLocation } from 'wouter';
import { CommunityLinks } from '../account/CommunityLinks';
import { useHouse, useUser } from '../house/hooks';
import { useT } from '../i18n';
import { Brand } from '../ui/Brand';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { Pill } from '../ui/Pill';
import { type NavItem, SIDE } from './nav';
import css from './SideBar.module.css';

/** The desktop's navigation: 232 px with words, or a rail of 72 in rooms. */
export default function SideBar({ rail = false }: { readonly rail?: boolean }) {
  const t = useT();
  const { openPanel } = useHouse();
  return (
    <aside className={cx(css.side, rail && css.rail)}>
      <Link href="/" className={css.brand} aria-label={`${t('app.name')}, ${t('nav.home')}`}>
        <Brand compact={rail} />
      </Link>
      <nav aria-label={t('nav.main')}>
        {SIDE.main.map((item) => (
          <Item key={item.href} item={item} rail={rail} />
        ))}
        <p className={css.caption}>{t('nav.games')}</p>
        {SIDE.games.map((item) => (
          <Item key={item.href} item={item} rail={rail} />
        ))}
        <p className={css.caption}>{t('nav.others')}</p>
        {SIDE.others.map((item) => (
          <Item key={item.href} item={item} rail={rail} />
        ))}
        <Support rail={rail} />
      </nav>
      {rail ? null : (
        <div className={css.calm}>
          <p>
            <Pill tone="sandbox">{t('common.adult')}</Pill>
            <b>{t('common.playMoney')}</b>
          </p>
          <button type="button" onClick={() => openPanel('fair-play')}>
            <Icon name="leaf" size="xs" />
            {t('fairPlay.title')}
          </button>
          <p>{t('age.calm')}</p>
          <CommunityLinks />
        </div>
      )}
    </aside>
  );
}

/** The chat lies over whatever page is open. */
function Support({ rail }: { readonly rail: boolean }) {
  const t = useT();
  const { openPanel } = useHouse();
  const unread = useUser()?.support ?? 0;
  const label = unread === 0 ? t('support.title') : t('support.unread', { n: unread });
  return (
    <button
      type="button"
      className={css.item}
      aria-label={rail ? label : undefined}
      title={rail ? label : undefined}
      onClick={() => openPanel('support')}
    >
      <Icon name="mail" size="sm" />
      {rail ? null : label}
    </button>
  );
}

function Item({ item, rail }: { readonly item: NavItem; readonly rail: boolean }) {
  const t = useT();
  const [path] = useLocation();
  const on = item.owns(path);
  const label = t(item.label);
  return (
    <Link
      href={item.href}
      className={cx(css.item, on && css.on)}
      aria-current={on ? 'page' : undefined}
      aria-label={rail ? label : undefined}
      title={rail ? label : undefined}
    >
      <Icon name={item.icon} size="sm" />
      {rail ? null : label}
    </Link>
  );
}
