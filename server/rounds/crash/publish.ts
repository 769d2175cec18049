import type * as z from 'zod/mini';
import { type CrashBet, type crashEscapeInfo, crashStreams } from '../../../contract/crash';
import { crashPushes } from '../../../contract/pushes';
import { topic } from '../../../contract/wire';
import type { Clock, Publisher } from '../../ports';
import { createPacer } from '../pacer';
import type { Teller } from '../teller';

type Escape = z.output<typeof crashEscapeInfo>;

/** Most cash-outs told one by one at a time; a crowd that leaves at once is told as a list. */
export const ESCAPES_APART = 30;

/**
 * Most bets of one message, some forty kilobytes: a reader who has a quarter of a megabyte to read is cut off, and what thousands did in one moment would be more for everybody. The others
 * come with the next messages.
 */
export const LISTED_MOST = 250;
/** Where something else has to be said first, so many messages tell the largest bets, and the rest is not told: a newcomer sees fewer of them. */
const LISTS_AT_ONCE = 2;

/** What the room says while a round goes on: lists of bets and cash-outs, each at most about ten times a second. */
export interface RoundNews {
  bet(roundId: string, bet: CrashBet): void;
  escape(escape: Escape, amount: number): void;
  /** Says what is waiting, before something that must come after it. */
  flush(): void;
  stop(): void;
}

/** Lists by round: bets for this round and the next one may come together. */
function byRound(items: readonly { roundId: string; bet: CrashBet }[]): Map<string, CrashBet[]> {
  const rounds = new Map<string, CrashBet[]>();
  for (const { roundId, bet } of items) {
    const list = rounds.get(roundId);
    if (list) list.push(bet);
    else rounds.set(roundId, [bet]);
  }
  return rounds;
}

/** The largest of what is too much to be told. */
const largest = (list: readonly CrashBet[]): readonly CrashBet[] =>
  list.length <= LISTED_MOST
    ? list
    : list.toSorted((one, other) => other.amount - one.amount).slice(0, LISTS_AT_ONCE * LISTED_MOST);

export function createRoundNews(clock: Clock, publisher: Publisher, teller: Teller, players: () => number): RoundNews {
  const publishBets = (items: readonly { roundId: string; bet: CrashBet }[]): void => {
    for (const [roundId, all] of byRound(items)) {
      const list = largest(all);
      for (let from = 0; from < list.length; from += LISTED_MOST)
        publisher.json(topic(crashStreams.betInfo), {
          roundId,
          list: list.slice(from, from + LISTED_MOST),
          players: players(),
        });
    }
  };
  const bets = createPacer(clock, publishBets, { most: LISTED_MOST });
  /** Cash-outs since nothing was waiting. */
  let together = 0;
  const escapes = createPacer<{ escape: Escape; amount: number; apart: boolean }>(
    clock,
    (items) => {
      if (escapes.length === 0) together = 0;
      for (const { escape, apart } of items) if (apart) publisher.json(topic(crashStreams.escapeInfo), escape);
      publishBets(
        items
          .filter(({ apart }) => !apart)
          .map(({ escape: { roundId, userId, name, avatar, rate, bot }, amount }) => ({
            roundId,
            bet: { userId, name, avatar, amount, rate, ...(bot ? { bot } : {}) },
          })),
      );
    },
    { most: LISTED_MOST },
  );
  return {
    bet: (roundId, bet) => bets.add({ roundId, bet }),
    escape(escape, amount) {
      together += 1;
      const apart = together <= ESCAPES_APART;
      escapes.add({ escape, amount, apart });
      // Everybody gets these as bets with a rate; who cashed out gets the message of the own one, without waiting for the others'.
      if (!apart && !escape.bot)
        teller.tell([() => publisher.toUser(escape.userId, crashPushes.ownEscape.route, escape)]);
    },
    flush() {
      bets.flush();
      escapes.flush();
    },
    stop() {
      bets.stop();
      escapes.stop();
    },
  };
}
