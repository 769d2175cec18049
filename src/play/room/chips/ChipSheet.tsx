import { useState } from 'react';
import { useLocale } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { type AmountLimits, FIRST_AMOUNT } from '../amount';
import { stakeFaultText } from '../stakeFault';
import { type ChipFault, readForm, textsOf } from './chipForm';
import { CHIPS_LEAST, inOrder } from './ownChips';
import css from './ChipSheet.module.css';

interface ChipSheetProps {
  /** Null while the player has the room's. */
  readonly own: readonly number[] | null;
  readonly house: readonly number[];
  readonly limits: AmountLimits;
  /** Null gives the room's back. */
  readonly onSave: (chips: readonly number[] | null) => void;
  readonly onDone: () => void;
}

/** Four to six amounts of one's own, within what this room takes; they are on the chips of every room of this device from then on. */
export function ChipSheet({ own, house, limits, onSave, onDone }: ChipSheetProps) {
  const spoken = useLocale();
  const { t } = spoken;
  const [texts, setTexts] = useState(() => textsOf(own ?? inOrder([...house, FIRST_AMOUNT]), formatAmount));
  const form = readForm(texts, limits, own ?? []);
  const words = (fault: ChipFault | null | undefined): string | null => {
    if (fault == null) return null;
    if (fault === 'bet-low' || fault === 'bet-range') return stakeFaultText(spoken, fault, limits);
    return fault === 'twice' || fault === 'missing' ? t(`chips.${fault}`) : t(`amount.${fault}`);
  };
  const save = (next: readonly number[] | null) => {
    onSave(next);
    onDone();
  };
  return (
    <form
      className={css.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.chips !== null) save(form.chips);
      }}
    >
      <div className={css.fields}>
        {texts.map((text, place) => (
          <Field
            key={place}
            label={t(place < CHIPS_LEAST ? 'chips.field' : 'chips.fieldMore', { n: place + 1 })}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            error={words(form.faults[place])}
            onChange={({ target }) => setTexts((all) => all.map((old, i) => (i === place ? target.value : old)))}
          />
        ))}
      </div>
      <Button type="submit" size="md" block disabled={form.chips === null}>
        {t('chips.save')}
      </Button>
      <Button tone="ghost" block disabled={own === null} onClick={() => save(null)}>
        {t('chips.reset')}
      </Button>
    </form>
  );
}
