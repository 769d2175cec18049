import { memo } from 'react';
import { isCurve, type Leaf, type LeafValue } from '../../../scenes/kit/tuning';
import { Icon } from '../../ui/Icon';
import { cx } from '../../ui/cx';
import { ColorControl } from './ColorControl';
import { CurveControl } from './CurveControl';
import { NumControl } from './NumControl';
import css from './Tuning.module.css';
import { sameValue, shown, spaced } from './values';

interface RowProps {
  readonly path: string;
  readonly leaf: Leaf;
  readonly value: LeafValue;
  readonly committed: LeafValue;
  readonly onTurn: (path: string, value: LeafValue) => void;
  readonly onReset: (paths: readonly string[]) => void;
}

function Control({ path, leaf, value, onTurn }: Pick<RowProps, 'path' | 'leaf' | 'value' | 'onTurn'>) {
  const turn = (next: LeafValue): void => onTurn(path, next);
  switch (leaf.kind) {
    case 'num':
      return typeof value === 'number' ? <NumControl id={path} leaf={leaf} value={value} onTurn={turn} /> : null;
    case 'color':
      return typeof value === 'string' ? <ColorControl id={path} leaf={leaf} value={value} onTurn={turn} /> : null;
    case 'curve':
      return isCurve(value) ? <CurveControl id={path} leaf={leaf} value={value} onTurn={turn} /> : null;
  }
}

/** One leaf; marked and with a way back when it is not as committed. */
export const Row = memo(function Row({ path, leaf, value, committed, onTurn, onReset }: RowProps) {
  const changed = !sameValue(value, committed);
  return (
    <div
      className={cx(css.row, leaf.kind !== 'num' && css.tall, changed && css.changed)}
      title={leaf.about}
      data-leaf={path}
    >
      <span className={css.name}>{spaced(path.slice(path.lastIndexOf('.') + 1))}</span>
      <button
        type="button"
        className={css.back}
        disabled={!changed}
        aria-label={`Reset ${path}`}
        title={`Back to ${shown(committed)}`}
        onClick={() => onReset([path])}
      >
        <Icon name="refresh" size="xs" />
      </button>
      <Control path={path} leaf={leaf} value={value} onTurn={onTurn} />
    </div>
  );
});
