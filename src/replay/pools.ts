import { hottest } from '../../rules/hot';
import { fromSen, toSen } from '../../rules/money';

/** A seat of a timed room's record (contract/replay.ts), as far as it is read here: one for each bet. */
interface Seat<P> {
  readonly name: string;
  readonly hue: number;
  readonly bot?: true | undefined;
  readonly at: number;
  readonly amount: number;
  readonly select: P;
}

/** What lay on a pool. `users` are people, each once however often they bet; `bots` are counted apart. Rupiah. */
export interface PoolThen<P, S> {
  readonly pool: P;
  /** Its bets as the record lists them. */
  readonly seats: readonly S[];
  readonly total: number;
  readonly users: number;
  readonly bots: number;
  readonly hot: boolean;
}

/** Names are masked and may be the same: the disc's colour follows from the id. */
const personOf = ({ name, hue }: Pick<Seat<unknown>, 'name' | 'hue'>): string => `${hue} ${name}`;

/** What lay on the pools at a moment of a round, counted as the room counts (server/rounds/pool/wire.ts). @param at ms after its start */
export function poolsThen<P, S extends Seat<P>>(
  pools: readonly P[],
  players: readonly S[],
  at: number,
): readonly PoolThen<P, S>[] {
  const there = players.filter((seat) => seat.at <= at);
  const on = pools.map((pool) => there.filter(({ select }) => select === pool));
  const sums = on.map((seats) => ({
    bets: seats.length,
    amount: seats.reduce((sum, { amount }) => sum + toSen(amount), 0n),
  }));
  const hot = hottest(sums);
  return pools.map((pool, i) => {
    const seats = on[i] ?? [];
    return {
      pool,
      seats,
      total: fromSen(sums[i]?.amount ?? 0n),
      users: new Set(seats.flatMap((seat) => (seat.bot === true ? [] : [personOf(seat)]))).size,
      bots: seats.filter(({ bot }) => bot === true).length,
      hot: i === hot,
    };
  });
}
