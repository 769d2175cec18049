import type { Sen } from '../../../rules/money';
import { useT } from '../../i18n';
import { formatAmount } from '../../i18n/format';
import { shortRp } from '../../i18n/shortRp';

/** How many bets somebody made, and with how much, in sen. */
export interface Bets {
  readonly bets: number;
  readonly staked: Sen;
}

/** The bets of a round in numbers; house bots are told apart, in bets as in money. */
export interface BetTotals {
  readonly players: Bets;
  readonly bots: Bets;
}

/** The bets of a round in a line: `3 taruhan, Rp 75.000, +14 bot Rp 1,2M`. */
export function Staked({ totals: { players, bots } }: { readonly totals: BetTotals }) {
  const t = useT();
  const own = t('room.bets', { n: formatAmount(players.bets), amount: shortRp(players.staked) });
  if (bots.bets === 0) return <>{own}</>;
  return (
    <>
      {own}, {t('room.botBets', { n: formatAmount(bots.bets), amount: shortRp(bots.staked) })}
    </>
  );
}
