import { useT } from '../../i18n';
import { Segmented } from '../../ui/Segmented';
import { Stepper } from '../../ui/Stepper';
import fields from '../room/fields.module.css';
import css from './HandFields.module.css';

interface HandFieldsProps<Way extends string> {
  /** How each step is chosen. */
  readonly label: string;
  readonly ways: readonly { readonly value: Way; readonly label: string }[];
  readonly way: Way;
  readonly onWay: (way: Way) => void;
  /** What is worth knowing of it. */
  readonly note: string;
  /** After how many right steps a round is cashed out, 1 to `most`. */
  readonly right: number;
  readonly most: number;
  readonly onRight: (right: number) => void;
  /** What so many right steps come to. */
  readonly worth?: string;
}

/** A typed number of right steps; null when it is none that a round may come to. */
const readRight = (text: string, most: number): number | null => {
  const right = Number(text.trim());
  return Number.isInteger(right) && right >= 1 && right <= most ? right : null;
};

/** How a run plays its rounds: what it chooses, and when it cashes out. */
export function HandFields<Way extends string>({
  label,
  ways,
  way,
  onWay,
  note,
  right,
  most,
  onRight,
  worth,
}: HandFieldsProps<Way>) {
  const t = useT();
  return (
    <>
      <fieldset className={css.ways}>
        <legend>{label}</legend>
        <Segmented label={label} options={ways} value={way} onChange={onWay} />
        <p>{note}</p>
      </fieldset>
      <div className={css.right}>
        <div className={fields.field}>
          <Stepper
            label={t('hand.right')}
            value={right}
            onChange={onRight}
            format={(n) => t('hand.rightCount', { n })}
            edit={String}
            parse={(text) => readRight(text, most)}
            step={(from, direction) => from + direction}
            min={1}
            max={most}
          />
        </div>
        {worth === undefined ? null : <p>{worth}</p>}
      </div>
    </>
  );
}
