import type { ReactNode } from 'react';
import { useLocale } from '../../i18n';
import { useDesktop } from '../../ui/useMedia';
import { AmountField } from '../room/AmountField';
import { AmountChips } from '../room/chips/AmountChips';
import { stakeFaultText, type StakeFault } from '../room/stakeFault';
import type { Stake } from '../room/useStake';

/**
 * The amount of a round and its shortcuts. @param css places of the two in the room's panel @param disabled a round is being started @param chips without them where a
 * run's fields have their place @param children what stands between the two
 */
export function StakeFields({
  stake: { amount, setAmount, limits, balance },
  fault,
  disabled,
  css,
  chips = true,
  children,
}: {
  readonly stake: Stake;
  readonly fault: StakeFault | null;
  readonly disabled: boolean;
  readonly css: Readonly<Record<string, string>>;
  readonly chips?: boolean;
  readonly children?: ReactNode;
}) {
  const spoken = useLocale();
  const desktop = useDesktop();
  return (
    <>
      <div className={css.amount}>
        <AmountField
          bare={!desktop}
          value={amount}
          onChange={setAmount}
          limits={limits}
          balance={balance}
          error={stakeFaultText(spoken, fault, limits)}
          disabled={disabled}
        />
      </div>
      {children}
      {chips ? (
        <div className={css.chips}>
          <AmountChips value={amount} onChange={setAmount} limits={limits} balance={balance} disabled={disabled} />
        </div>
      ) : null}
    </>
  );
}
