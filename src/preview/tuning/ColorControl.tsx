import { useState } from 'react';
import { color as tokens } from '../../../assets/tokens';
import { type ColorLeaf, leafFault } from '../../../scenes/kit/tuning';
import { cx } from '../../ui/cx';
import css from './Tuning.module.css';

interface ColorControlProps {
  readonly id: string;
  readonly leaf: ColorLeaf;
  readonly value: string;
  readonly onTurn: (value: string) => void;
}

/** A picker, a field and the tokens of the look. */
export function ColorControl({ id, leaf, value, onTurn }: ColorControlProps) {
  const [draft, setDraft] = useState({ text: '', of: '' });
  const typed = draft.of === value ? draft.text : null;
  const fault = typed === null ? null : leafFault(leaf, typed);
  const type = (text: string): void => {
    const fits = leafFault(leaf, text) === null;
    setDraft({ text, of: fits ? text : value });
    if (fits) onTurn(text);
  };
  return (
    <span className={css.color}>
      <span className={css.pick}>
        <input
          type="color"
          aria-label={`${id} picker`}
          aria-description={leaf.about}
          value={value}
          onChange={(event) => onTurn(event.target.value)}
        />
        <input
          type="text"
          className={cx(css.field, css.hex, fault !== null && css.wrong)}
          aria-label={id}
          aria-description={leaf.about}
          aria-invalid={fault !== null || undefined}
          spellCheck={false}
          maxLength={7}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft({ text: '', of: '' })}
        />
      </span>
      {fault === null ? null : (
        <span role="alert" className={css.typed}>
          {fault}, so {value} stays.
        </span>
      )}
      <span className={css.swatches}>
        {Object.entries(tokens).map(([name, token]) => (
          <button
            key={name}
            type="button"
            className={cx(css.swatch, token.toLowerCase() === value.toLowerCase() && css.on)}
            style={{ background: token }}
            title={`${name} ${token}`}
            aria-label={`${id}: ${name}`}
            onClick={() => onTurn(token.toLowerCase())}
          />
        ))}
      </span>
    </span>
  );
}
