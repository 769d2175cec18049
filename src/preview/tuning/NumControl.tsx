import { type CSSProperties, useState } from 'react';
import { leafFault, type NumLeaf } from '../../../scenes/kit/tuning';
import { cx } from '../../ui/cx';
import css from './Tuning.module.css';

interface NumControlProps {
  readonly id: string;
  readonly leaf: NumLeaf;
  readonly value: number;
  readonly onTurn: (value: number) => void;
}

/** Why a text is no value of a leaf; null when it is one. A field of the browser's tells '' for what is no number at all. */
const faultOf = (leaf: NumLeaf, text: string): string | null =>
  text.trim() === '' ? 'Not a number' : leafFault(leaf, Number(text));

/** A slider and a field; what is typed counts once it lies within the limits. */
export function NumControl({ id, leaf, value, onTurn }: NumControlProps) {
  const [draft, setDraft] = useState({ text: '', of: Number.NaN });
  const { min, max, step, unit, about } = leaf;
  // A draft is of the value that it was typed over: another value, from the slider or the history, takes its place.
  const typed = draft.of === value ? draft.text : null;
  const fault = typed === null ? null : faultOf(leaf, typed);
  const type = (text: string): void => {
    const fits = faultOf(leaf, text) === null;
    setDraft({ text, of: fits ? Number(text) : value });
    if (fits) onTurn(Number(text));
  };
  return (
    <span className={css.num}>
      <input
        type="range"
        className={css.slider}
        style={{ '--at': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
        aria-label={`${id} slider`}
        aria-description={about}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onTurn(Number(event.target.value))}
      />
      <input
        type="number"
        className={cx(css.field, fault !== null && css.wrong)}
        aria-label={id}
        aria-description={about}
        aria-invalid={fault !== null || undefined}
        min={min}
        max={max}
        step={step}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft({ text: '', of: Number.NaN })}
      />
      <span className={css.unit}>{unit}</span>
      {fault === null ? null : (
        <span role="alert" className={css.typed}>
          {fault}, so {value} stays.
        </span>
      )}
    </span>
  );
}
