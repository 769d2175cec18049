import { cappedAt } from '../../../../rules/cap';
import { toSen } from '../../../../rules/money';
import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { Icon } from '../../../ui/Icon';
import { useDesktop } from '../../../ui/useMedia';
import { CapNote } from '../../../play/room/CapNote';
import { useOpenSheet } from '../../../play/room/sheets';
import { useRoller } from './context';
import type { Bet } from './useBet';
import css from './BetSummary.module.css';

/** What the choice would bring, and the promise that its result is fixed already. */
export function BetSummary({ bet: { amount, odds, limits } }: { readonly bet: Bet }) {
  const t = useT();
  const desktop = useDesktop();
  const open = useOpenSheet();
  const maxProfit = useRoller(({ context }) => context.maxProfit);
  const hash = useRoller(({ context }) => context.seeds?.serverSeedHash ?? null);
  if (odds === null) return null;
  const stake = toSen(amount);
  const cap = cappedAt(stake, odds.rate, maxProfit);
  return (
    <div className={css.summary}>
      <p>
        <span>{t('roller.ifWon')}</span>
        <b>{formatRp(cap.pays)}</b>
      </p>
      <CapNote staked={stake} cap={cap} chance={odds.chance} />
      {hash === null ? null : (
        <button type="button" className={css.hash} title={t('roller.hashNote')} onClick={() => open('fair')}>
          <Icon name="lock" size="xs" />
          <span>{t('roller.hash')}</span>
          <b>{`${hash.slice(0, 4)}…${hash.slice(-4)}`}</b>
        </button>
      )}
      {desktop ? (
        <p className={css.limits}>
          <span>{t('room.limits')}</span>
          <b>
            {limits.max === 0 ? '–' : t('room.limitsValue', { min: formatRp(limits.min), max: formatRp(limits.max) })}
          </b>
        </p>
      ) : null}
    </div>
  );
}
