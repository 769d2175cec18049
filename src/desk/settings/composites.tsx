import { type ComponentType, useId } from 'react';
import type { KindValue, SettingKind } from '../../../contract/settings-kinds';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Toggle } from '../../ui/Toggle';
import { dateTimeOf, momentOf } from '../texts';
import { NumberInput } from './NumberInput';
import { Places } from './Places';
import css from './SettingsView.module.css';

/** A field for a value of several parts. What is half filled in is handed on as it is: the kind's schema says whether it fits. */
export interface CompositeProps {
  readonly value: unknown;
  /** What the setting is called. */
  readonly label: string;
  readonly onChange: (value: unknown) => void;
}

/** The kinds whose values have parts, each with its field. */
export const COMPOSITES: Partial<Readonly<Record<SettingKind, ComponentType<CompositeProps>>>> = {
  maintenance: Maintenance,
  amounts: Amounts,
  places: Places,
  bankStrategy: BankStrategy,
  depositReward: DepositReward,
  redPocket: RedPocket,
};

/** On or off, and until when: the time is a Jakarta one, as all of the site's. */
function Maintenance({ value, onChange }: CompositeProps) {
  const t = useT();
  const now = value as KindValue<'maintenance'>;
  return (
    <>
      <Toggle
        on={now.on}
        onChange={(on) => onChange({ ...now, on })}
        label={t(now.on ? 'settings.on' : 'settings.off')}
      />
      <label className={css.part}>
        {t('settings.until')} (WIB)
        <input
          type="datetime-local"
          value={now.until === null ? '' : dateTimeOf(now.until)}
          onChange={({ target }) => onChange({ ...now, until: momentOf(target.value) })}
        />
      </label>
    </>
  );
}

/** Amounts in rupiah, in the order in which they are shown; without any it is none. */
function Amounts({ value, label, onChange }: CompositeProps) {
  const t = useT();
  const amounts = (value ?? []) as readonly (number | null)[];
  const become = (next: readonly (number | null)[]) => onChange(next.length === 0 ? null : next);
  return (
    <>
      {amounts.map((amount, at) => (
        <span key={at} className={css.item}>
          <NumberInput
            label={t('settings.item', { label, n: at + 1 })}
            value={amount}
            onChange={(next) => become(amounts.with(at, next))}
          />
          <Button
            tone="ghost"
            aria-label={t('settings.removeItem', { label, n: at + 1 })}
            onClick={() => become(amounts.toSpliced(at, 1))}
          >
            ×
          </Button>
        </span>
      ))}
      <Button tone="ghost" icon="plus" onClick={() => become([...amounts, null])}>
        {t('settings.add')}
      </Button>
    </>
  );
}

/** A value that may be none at all: a switch says whether it is set, and its parts follow. */
function Optional<Value>({
  value,
  initial,
  onChange,
  children,
}: {
  readonly value: Value | null;
  readonly initial: Value;
  readonly onChange: (value: Value | null) => void;
  readonly children: (value: Value) => React.ReactNode;
}) {
  const t = useT();
  return (
    <>
      <Toggle
        on={value !== null}
        onChange={(on) => onChange(on ? initial : null)}
        label={t(value === null ? 'settings.empty' : 'settings.filled')}
      />
      {value === null ? null : children(value)}
    </>
  );
}

const STRATEGIES = ['manul_exhibit_first_nextday', 'manul_exhibit_vip'] as const;

function BankStrategy({ value, label, onChange }: CompositeProps) {
  const t = useT();
  const id = useId();
  return (
    <Optional
      value={value as KindValue<'bankStrategy'>}
      initial={{ strategy: STRATEGIES[0], level: 0 }}
      onChange={onChange}
    >
      {(now) => (
        <>
          <label htmlFor={id} className={css.part}>
            {label}
          </label>
          <select
            id={id}
            value={now.strategy}
            onChange={({ target }) => onChange({ ...now, strategy: target.value as typeof now.strategy })}
          >
            {STRATEGIES.map((strategy) => (
              <option key={strategy} value={strategy}>
                {t(`settings.bank.${strategy}`)}
              </option>
            ))}
          </select>
          {now.strategy === 'manul_exhibit_vip' ? (
            <NumberInput
              shown
              label={t('settings.level')}
              value={now.level}
              onChange={(level) => onChange({ ...now, level })}
            />
          ) : null}
        </>
      )}
    </Optional>
  );
}

function DepositReward({ value, onChange }: CompositeProps) {
  const t = useT();
  return (
    <Optional value={value as KindValue<'depositReward'>} initial={{ active: false, key: '' }} onChange={onChange}>
      {(now) => (
        <>
          <Toggle on={now.active} onChange={(active) => onChange({ ...now, active })} label={t('settings.runs')} />
          <label className={css.part}>
            {t('settings.rewardKey')}
            <input type="text" value={now.key} onChange={({ target }) => onChange({ ...now, key: target.value })} />
          </label>
        </>
      )}
    </Optional>
  );
}

function RedPocket({ value, onChange }: CompositeProps) {
  const t = useT();
  return (
    <Optional value={value as KindValue<'redPocket'>} initial={{ totalPool: 0 }} onChange={onChange}>
      {(now) => (
        <NumberInput
          shown
          label={t('settings.totalPool')}
          value={now.totalPool}
          onChange={(totalPool) => onChange({ totalPool })}
        />
      )}
    </Optional>
  );
}
