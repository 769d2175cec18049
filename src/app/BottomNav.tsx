import { Link, useLocation } from 'wouter';
import { useT } from '../i18n';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { BOTTOM, type NavItem } from './nav';
import { useLastGame } from './lastGame';
import css from './BottomNav.module.css';

/** The phone's navigation, with the way into the last game in its middle. */
export function BottomNav() {
  const t = useT();
  const game = useLastGame();
  return (
    <nav className={css.nav} aria-label={t('nav.main')}>
      {BOTTOM.left.map((item) => (
        <Item key={item.href} item={item} />
      ))}
      <Link href={`/game/${game}`} className={css.main}>
        <span className={css.key}>
          <Icon name="play" filled />
        </span>
        {t('nav.play')}
      </Link>
      {BOTTOM.right.map((item) => (
        <Item key={item.href} item={item} />
      ))}
    </nav>
  );
}

function Item({ item }: { readonly item: NavItem }) {
  const t = useT();
  const [path] = useLocation();
  const on = item.owns(path);
  return (
    <Link href={item.href} className={cx(css.item, on && css.on)} aria-current={on ? 'page' : undefined}>
      <Icon name={item.icon} />
      {t(item.label)}
    </Link>
  );
}
