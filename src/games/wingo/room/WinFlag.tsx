import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { Icon } from '../../../ui/Icon';
import { cx } from '../../../ui/cx';
import { useWingo, useWingoRoom } from './context';
import { MODEL_NAMES } from './models';
import css from './WinFlag.module.css';

/** Something came back in a model that is not on screen: three seconds, and a tap leads there. It only shines for more than the stake. */
export function WinFlag({ top }: { readonly top: number }) {
  const t = useT();
  const room = useWingoRoom();
  const flag = useWingo(({ context }) => context.otherWin);
  if (flag === null) return null;
  const { model, amount, size } = flag;
  return (
    <button
      type="button"
      className={cx(css.flag, size !== 'none' && css.gain)}
      style={{ top: top + 8 }}
      onClick={() => room.selectModel(model)}
    >
      <span>{t('wingo.otherWin', { model: t(MODEL_NAMES[model]), amount: formatRp(amount) })}</span>
      <b>{t('wingo.otherWinGo')}</b>
      <Icon name="right" size="xs" />
    </button>
  );
}
