import type { BetInput } from '../../../machines/kit/pool/command';

/**
 * The ids of bets whose answer is still owed. A press sends several bets and each may be answered or lost by itself, so each keeps its own id:
 * the same amount on the same pools in the same round is the same command to the server until it has said yes or no to it, whichever press sends it.
 */
export interface BetIds<P> {
  /** The id to send a bet under: the one it went out with before, else its own. */
  of(roundId: string, bet: BetInput<P>): string;
  /** The server has answered it, with yes or with no. */
  answered(roundId: string, bet: BetInput<P>): void;
  /** Somebody else plays: nothing is owed to them. */
  forget(): void;
}

export function createBetIds<P extends string | number>(): BetIds<P> {
  const owed = new Map<string, string>();
  let round = '';
  const nameOf = ({ select, amount }: BetInput<P>): string => `${select.join('+')}=${amount}`;
  return {
    of(roundId, bet) {
      // A bet is for its round alone: those of a round that is over are not sent again.
      if (roundId !== round) owed.clear();
      round = roundId;
      const id = owed.get(nameOf(bet)) ?? bet.uuid;
      owed.set(nameOf(bet), id);
      return id;
    },
    answered(roundId, bet) {
      if (roundId === round) owed.delete(nameOf(bet));
    },
    forget: () => owed.clear(),
  };
}
