import { GAME_IDS, type GameId } from '../../contract/games';
import { POOL_GAMES } from '../../contract/pool';
import type { Sen } from '../../rules/money';
import type { Events } from '../events/index';
import { bookedUnder } from '../ledger/staked';
import type { Clock, Ledger, Movement, Store, Tx } from '../ports';
import { inSlices } from '../sql/breath';

declare module '../events/event-map' {
  interface EventMap {
    /** A player's bets of one round brought back more than they cost by at least the site's line. Sums in sen. */
    'bet.won': { readonly game: GameId; readonly round: string; readonly staked: string; readonly paid: string };
  }
}

export interface BigWinsDeps {
  readonly store: Store;
  readonly events: Pick<Events, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  /** From this net win on, sen. */
  readonly line: () => Sen;
}

/** Timed rooms book a win when bets close and show it when wheel, dice or light stand still: dingdong's LAGI makes the longest way. Until then nobody tells of it. */
const SHOWN_WITHIN_MS = 60_000;
const isTimed = (game: GameId): boolean => game === 'wingo' || POOL_GAMES.some((pool) => pool === game);

/** `dice:204817` */
const roundOf = (ref: string): { game: GameId; round: string } | null => {
  const [room = '', round = ''] = ref.split(':');
  const game = GAME_IDS.find((id) => id === room);
  return game === undefined || round === '' ? null : { game, round };
};

/** So many events are written at a time: each is a row for every listener. */
const TOLD_AT_ONCE = 100;

/**
 * The ledger as rooms have it: a payout far above what its stakes cost is told to the house, in the transaction that books it. Here and not in each game: all of them book by
 * `payout` and name the stakes that end. Whatever is below the line costs one comparison, and what a crowd's large payouts had cost is one look for all of them.
 */
export function tellingBigWins(ledger: Ledger, { store, events, clock, line }: BigWinsDeps): Ledger {
  const tell = async (tx: Tx, large: readonly Movement[]): Promise<void> => {
    const booked = await bookedUnder(
      store,
      tx,
      large.flatMap(({ stakes = [] }) => stakes),
    );
    const cost = ({ stakes = [] }: Movement): Sen => stakes.reduce((sum, key) => sum + (booked.get(key) ?? 0n), 0n);
    const wins = large.filter((one) => one.amount - cost(one) >= line());
    await inSlices(
      wins,
      (slice) =>
        events.publish(
          tx,
          ...slice.flatMap((one) => {
            const round = roundOf(one.ref);
            if (round === null) return [];
            return {
              type: 'bet.won' as const,
              userId: one.userId,
              payload: { ...round, staked: String(cost(one)), paid: String(one.amount) },
              ...(isTimed(round.game) && { notBefore: clock.now() + SHOWN_WITHIN_MS }),
            };
          }),
        ),
      TOLD_AT_ONCE,
    );
  };
  return {
    ...ledger,
    async post(tx, movements, posting) {
      const posted = await ledger.post(tx, movements, posting);
      const large = movements.filter(
        ({ kind, amount, stakes = [] }, i) =>
          kind === 'payout' && stakes.length > 0 && amount >= line() && posted[i]?.status === 'posted',
      );
      if (large.length > 0) await tell(tx, large);
      return posted;
    },
  };
}
