import { useEffect, useState } from 'react';
import type { BigWin } from '../../contract/site';
import { useT } from '../i18n';
import { formatRp, formatWireMultiplier } from '../i18n/format';
import { Icon } from '../ui/Icon';
import css from './WinsTicker.module.css';

/** How long each win stays, ms. */
const STAY_MS = 4_000;

/** The big wins one after another on one line, or that there are none yet. Still for those who asked for less motion: the list below holds the same. */
export function WinsTicker({ list }: { readonly list: readonly BigWin[] }) {
  const t = useT();
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (list.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setAt((now) => now + 1), STAY_MS);
    return () => clearInterval(timer);
  }, [list.length]);
  const win = list[at % Math.max(1, list.length)];
  return (
    <a className={css.ticker} href="#menang-besar">
      <Icon name="trophy" size="xs" className={css.cup} />
      {win ? <span className={css.label}>{t('lobby.bigWins')}</span> : null}
      {win ? (
        <span key={at} className={css.win}>
          <b>{win.name}</b>
          <span>
            {t(`game.${win.game}`)} {formatWireMultiplier(win.multiplier)}
          </span>
          <b className={css.profit}>+{formatRp(win.profit)}</b>
        </span>
      ) : (
        <span className={css.none}>{t('lobby.noWinsLine')}</span>
      )}
    </a>
  );
}
