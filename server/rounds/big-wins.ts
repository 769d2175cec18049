import { GAME_IDS, type GameId } from '../../contract/games';
import { POOL_GAMES } from '../../contract/pool';
import type { Sen } from '../../rules/money';
import type { Events } from '../events/index';
import { bookedUnder } from '../ledger/staked';
import type { Clock, Ledger, Movement, Store, Tx } from '../ports';

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

/**
 * The ledger as rooms have it: a payout far above what its stakes cost is told to the house, in the transaction that books it. Here and not in each game: all of them book by
 * `payout` and name the stakes that end. Whatever is below the line costs one comparison.
 */
export function tellingBigWins(ledger: Ledger, { store, events, clock, line }: BigWinsDeps): Ledger {
  const tell = async (tx: Tx, { userId, amount, ref, stakes = [] }: Movement): Promise<void> => {
    const round = roundOf(ref);
    if (round === null || stakes.length === 0) return;
    const staked = await bookedUnder(store, tx, stakes);
    if (amount - staked < line()) return;
    await events.publish(tx, {
      type: 'bet.won',
      userId,
      payload: { ...round, staked: String(staked), paid: String(amount) },
      ...(isTimed(round.game) && { notBefore: clock.now() + SHOWN_WITHIN_MS }),
    });
  };
  return {
    ...ledger,
    async post(tx, movements, posting) {
      const posted = await ledger.post(tx, movements, posting);
      for (const [i, movement] of movements.entries())
        if (movement.kind === 'payout' && movement.amount >= line() && posted[i]?.status === 'posted')
          await tell(tx, movement);
      return posted;
    },
  };
}
