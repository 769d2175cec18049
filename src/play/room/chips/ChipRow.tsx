import { type ReactNode, useState } from 'react';
import { useT } from '../../../i18n';
import { withWords } from '../../../i18n/dictionary';
import { formatRp } from '../../../i18n/format';
import { chipAmount } from '../../../i18n/shortRp';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import type { Drawing } from '../../../ui/icons';
import { Sheet } from '../../../ui/Sheet';
import type { AmountLimits } from '../amount';
import { later } from '../later';
import { useBackCloses } from '../useBackCloses';
import { useOwnChips } from './ownChips';
import { useLongPress } from './useLongPress';

/** Rooms alone have it: the set of all icons comes with the lobby. */
const PENCIL: Drawing = {
  svg: '<path d="m5 19 .9-4.1L15.8 5a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L9.1 18.1z"/><path d="m13.8 7 3.2 3.2"/>',
};

const ChipSheet = later(withWords(async () => (await import('./ChipSheet')).ChipSheet, 'comforts'));

interface ChipRowProps {
  readonly className: string | undefined;
  /** The room's amounts, rupiah, for those who have none of their own. */
  readonly house: readonly number[];
  /** Marks the chip that the stake is; without it chips only act. */
  readonly value?: number;
  readonly onChange: (amount: number) => void;
  readonly limits: AmountLimits;
  readonly disabled?: boolean | undefined;
  /** What stands behind the amounts. */
  readonly children: ReactNode;
}

/**
 * A row of amounts, the player's own or the room's, and the key that changes them; a long press on any chip does the same. An amount that the
 * room does not take is there, and deaf: chips are the same in every room.
 */
export function ChipRow({ className, house, value, onChange, limits, disabled, children }: ChipRowProps) {
  const t = useT();
  const [own, setOwn] = useOwnChips();
  const [open, setOpen] = useState(false);
  const close = useBackCloses(open, () => setOpen(false));
  const press = useLongPress(() => setOpen(true));
  const chips = own ?? house;
  const isTaken = (amount: number): boolean => limits.max === 0 || (amount >= limits.min && amount <= limits.max);
  return (
    <>
      <div className={className} role="group" aria-label={t('room.quick')} data-own={own?.length} {...press}>
        {chips.map((amount) => (
          <Chip
            key={amount}
            on={value === undefined ? undefined : amount === value}
            disabled={disabled === true || !isTaken(amount)}
            aria-label={`${chipAmount(amount)}, ${formatRp(amount)}`}
            onClick={() => onChange(amount)}
          >
            {chipAmount(amount)}
          </Chip>
        ))}
        {children}
        <Chip aria-label={t('room.chips')} title={t('room.chips')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name={PENCIL} size="xs" />
        </Chip>
      </div>
      <Sheet open={open} onClose={close} title={t('room.chips')} subtitle={t('room.chipsLead')}>
        <ChipSheet own={own} house={house} limits={limits} onSave={setOwn} onDone={close} />
      </Sheet>
    </>
  );
}
