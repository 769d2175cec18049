import { type Sen, toSen } from '../../../rules/money';
import { shortSigned } from '../../i18n/shortRp';
import css from './Net.module.css';

interface NetProps {
  /** Rupiah from the wire, or sen. */
  readonly stake: number | Sen;
  readonly back: number | Sen;
}

const sen = (amount: number | Sen): Sen => (typeof amount === 'bigint' ? amount : toSen(amount));

/** What a bet came to in a list: what came back less the stake, with its sign; green only when it is more. */
export function Net({ stake, back }: NetProps) {
  const net = sen(back) - sen(stake);
  return <span className={net > 0n ? css.won : net < 0n ? css.lost : undefined}>{shortSigned(net)}</span>;
}
