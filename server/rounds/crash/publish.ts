import type * as z from 'zod/mini';
import { type CrashBet, type crashEscapeInfo, crashStreams } from '../../../contract/crash';
import { crashPushes } from '../../../contract/pushes';
import { topic } from '../../../contract/wire';
import type { Clock, Publisher } from '../../ports';
import { createPacer } from '../pacer';

type Escape = z.output<typeof crashEscapeInfo>;

/** Most cash-outs told one by one at a time; a crowd that leaves at once is told as a list. */
export const ESCAPES_APART = 30;

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

export function createRoundNews(clock: Clock, publisher: Publisher, players: () => number): RoundNews {
  const publishBets = (items: readonly { roundId: string; bet: CrashBet }[]): void => {
    for (const [roundId, list] of byRound(items))
      publisher.json(topic(crashStreams.betInfo), { roundId, list, players: players() });
  };
  const bets = createPacer(clock, publishBets);
  const escapes = createPacer<{ escape: Escape; amount: number }>(clock, (items) => {
    for (const { escape } of items.slice(0, ESCAPES_APART)) publisher.json(topic(crashStreams.escapeInfo), escape);
    const rest = items.slice(ESCAPES_APART);
    // Everybody gets these as bets with a rate; who cashed out still gets the message of the own one.
    publishBets(
      rest.map(({ escape: { roundId, userId, name, avatar, rate, bot }, amount }) => ({
        roundId,
        bet: { userId, name, avatar, amount, rate, ...(bot ? { bot } : {}) },
      })),
    );
    for (const { escape } of rest)
      if (!escape.bot) publisher.toUser(escape.userId, crashPushes.ownEscape.route, escape);
  });
  return {
    bet: (roundId, bet) => bets.add({ roundId, bet }),
    escape: (escape, amount) => escapes.add({ escape, amount }),
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
