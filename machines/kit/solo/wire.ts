/** What a solo room is sent, as its machine takes it: in all games alike, with its money in sen. */
import type { SoloSeedState } from '../../../contract/solo';
import { toSen } from '../../../rules/money';
import { type InSen, inSen, limitsOf, senOf, type WireLimits } from '../wire';
import type { SoloRule } from './types';

/** A round, or a row of the latest ones, as the wire has it. */
type Paid = Parameters<typeof inSen>[0];

/** The reply of `curRound`. */
interface WireRoom<R extends Paid, L extends Paid> {
  readonly round?: R | undefined;
  readonly seeds?: SoloSeedState | undefined;
  readonly latest: readonly L[];
  readonly betAmountRange: WireLimits;
  readonly maxProfit: number;
  readonly players: number;
  readonly rule?: SoloRule | undefined;
}

const rowsOf = <L extends Paid>(rows: readonly L[]): readonly InSen<L>[] => rows.map((row) => inSen(row));

export const roomOf = <R extends Paid, L extends Paid>({
  round,
  seeds,
  latest,
  betAmountRange,
  maxProfit,
  players,
  rule,
}: WireRoom<R, L>) => ({
  round: round === undefined ? undefined : inSen(round),
  seeds,
  latest: rowsOf(latest),
  limits: limitsOf(betAmountRange),
  maxProfit: toSen(maxProfit),
  players,
  rule,
});

export const updateOf = <L extends Paid>({
  latest,
  players,
}: {
  readonly latest: readonly L[];
  readonly players: number;
}) => ({ latest: rowsOf(latest), players });

export const resultOf = <R extends Paid>({ round, seeds }: { readonly round: R; readonly seeds: SoloSeedState }) => ({
  round: inSen(round),
  seeds,
});

/** The answer to a command. */
export const replyOf = <R extends Paid>({
  round,
  balance,
  seeds,
}: {
  readonly round: R;
  readonly balance?: number | undefined;
  readonly seeds: SoloSeedState;
}) => ({ round: inSen(round), balance: senOf(balance), seeds });
