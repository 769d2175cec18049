import { useEffect } from 'react';
import { modelOf } from '../../../../machines/wingo/wire';
import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { Icon } from '../../../ui/Icon';
import { cx } from '../../../ui/cx';
import { usePool, usePoolRoom } from '../../../play/pool/context';
import { useAnnounce } from '../../../ui/Announcer';
import { MODEL_NAMES } from './models';
import css from './WinFlag.module.css';

/** Something came back in a model that is not on screen: three seconds, and a tap leads there. It only shines for more than the stake. */
export function WinFlag({ top }: { readonly top: number }) {
  const t = useT();
  const announce = useAnnounce();
  const room = usePoolRoom();
  const flag = usePool(({ context }) => context.asideWin);
  useEffect(() => {
    if (flag === null) return;
    const { table, stake, back } = flag;
    const model = t(MODEL_NAMES[modelOf(table)]);
    announce(t('wingo.sayOther', { model, stake: formatRp(stake), amount: formatRp(back) }));
  }, [flag, announce, t]);
  if (flag === null) return null;
  const { table, back, size } = flag;
  return (
    <button
      type="button"
      className={cx(css.flag, size !== 'none' && css.gain)}
      style={{ top: top + 8 }}
      onClick={() => room.selectTable(table)}
    >
      <span>{t('wingo.otherWin', { model: t(MODEL_NAMES[modelOf(table)]), amount: formatRp(back) })}</span>
      <b>{t('wingo.otherWinGo')}</b>
      <Icon name="right" size="xs" />
    </button>
  );
}
