import type { ReactNode } from 'react';
import type { Sen } from '../../../rules/money';
import { formatRp, formatSigned } from '../../i18n/format';
import css from './LadderFigures.module.css';

interface LadderFiguresProps {
  /** The stake, and what the round would pay now. */
  readonly stake: Sen;
  readonly back: Sen;
  /** What the two are called. */
  readonly words: { readonly stake: string; readonly profit: string; readonly note: string };
  /** A figure of the game's own: steps made, skips left. */
  readonly own: { readonly label: string; readonly value: ReactNode; readonly soft?: boolean };
}

/** An open round in which each right step raises what a cash-out pays, in figures. */
export function LadderFigures({ stake, back, words, own }: LadderFiguresProps) {
  const profit = back - stake;
  return (
    <div className={css.figures}>
      <dl>
        <div>
          <dt>{words.stake}</dt>
          <dd>{formatRp(stake)}</dd>
        </div>
        <div>
          <dt>{words.profit}</dt>
          <dd className={profit > 0n ? css.win : undefined}>{formatSigned(profit)}</dd>
        </div>
        <div>
          <dt>{own.label}</dt>
          <dd className={own.soft === true ? css.soft : undefined}>{own.value}</dd>
        </div>
      </dl>
      <p>{words.note}</p>
    </div>
  );
}
