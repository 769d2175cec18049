import type { WingoSelection } from '../../../../contract/wingo';
import { useT } from '../../../i18n';
import { ballOf } from '../../../ui/balls';
import { cx } from '../../../ui/cx';
import text from '../../../ui/text.module.css';
import { drawnName, numberOfOption, optionName } from './cells';
import css from './Picks.module.css';

/** What a narrow column has to leave room for: this many side by side, each with its gap, CSS px. */
const IN_A_ROW = 4;
const PLACE = 23;

/** Selections as they look on the board, small: balls and slabs of colour. */
export function Picks({ select }: { readonly select: readonly WingoSelection[] }) {
  const t = useT();
  return (
    <span className={css.picks} style={{ minWidth: Math.min(select.length, IN_A_ROW) * PLACE }}>
      <span className={text.hidden}>{select.map((option) => optionName(t, option)).join(', ')}</span>
      {select.map((option) => {
        const number = numberOfOption(option);
        return number === null ? (
          <i key={option} className={cx(css.slab, css[option])} />
        ) : (
          <img key={option} className={css.ball} src={ballOf(number)} width={20} height={20} alt="" />
        );
      })}
    </span>
  );
}

/** A drawn number. */
export function Ball({ number, size = 28 }: { readonly number: number; readonly size?: number }) {
  const t = useT();
  return <img className={css.ball} src={ballOf(number)} width={size} height={size} alt={drawnName(t, number)} />;
}
