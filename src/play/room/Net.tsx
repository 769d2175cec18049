import type { Sen } from '../../../rules/money';
import { shortSigned } from '../../i18n/shortRp';
import css from './Net.module.css';

interface NetProps {
  readonly stake: Sen;
  readonly back: Sen;
}

/** What a bet came to in a list: what came back less the stake, with its sign; green only when it is more. */
export function Net({ stake, back }: NetProps) {
  const net = back - stake;
  return <span className={net > 0n ? css.won : net < 0n ? css.lost : undefined}>{shortSigned(net)}</span>;
}
