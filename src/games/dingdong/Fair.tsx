import { WEIGHT_SUM, WEIGHTS } from '../../../rules/dingdong/ring';
import { useT } from '../../i18n';
import { formatAmount } from '../../i18n/format';
import { Card } from '../../ui/Card';
import css from '../../help/Help.module.css';

/** From the draw to the lamp, with the weights as the rules have them. */
export function DingdongFair() {
  const t = useT();
  const weights = WEIGHTS.map(([stop, weight]) => `${t(`dingdong.${stop}`)} ${weight}`).join(', ');
  return (
    <Card>
      <h2 className={css.head}>{t('dingdong.fairTitle')}</h2>
      <p className={css.text}>{t('dingdong.fairBody', { sum: formatAmount(WEIGHT_SUM), weights })}</p>
    </Card>
  );
}
