import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { Icon } from '../../ui/Icon';
import { useWingo, useWingoRoom } from './context';
import { MODEL_NAMES } from './models';
import css from './WinFlag.module.css';

/** Something came back in a model that is not on screen: three seconds, and a tap leads there. */
export function WinFlag({ top }: { readonly top: number }) {
  const t = useT();
  const room = useWingoRoom();
  const flag = useWingo(({ context }) => context.otherWin);
  if (flag === null) return null;
  const { model, amount } = flag;
  return (
    <button type="button" className={css.flag} style={{ top: top + 8 }} onClick={() => room.selectModel(model)}>
      <span>{t('wingo.otherWin', { model: t(MODEL_NAMES[model]), amount: formatRp(amount) })}</span><b>{t('wingo.otherWinGo')}</b><Icon name="right" size="xs" />
    </button>
  );
}
