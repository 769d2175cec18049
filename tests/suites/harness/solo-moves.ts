import { hiloCalls, type HiloRoom } from '../../../contract/hilo';
import { minesCalls, type MinesRoom } from '../../../contract/mines';
import { rollerCalls } from '../../../contract/roller';

type Move = { readonly route: string; readonly req: Readonly<Record<string, unknown>> };

/** The solo games as their player sees them. */
export interface SoloView {
  readonly mines: Pick<MinesRoom, 'round'>;
  readonly hilo: Pick<HiloRoom, 'round'>;
}

const currency = 'IDR';

/** One player's next move at a solo game: on with the open round, a new one, now and then a new seed, and some that must be refused. */
export function soloMove({ mines, hilo }: SoloView, amount: number, random: () => number): Move {
  const upTo = (count: number): number => Math.floor(random() * count);
  if (random() < 0.05) return { route: minesCalls.rotateSeed.route, req: {} };
  switch (upTo(4)) {
    case 0:
      return {
        route: rollerCalls.startRound.route,
        req: { amount, choose: 5_000 + upTo(90_000), isHigher: random() < 0.5, currency },
      };
    case 1: {
      if (!hilo.round) return { route: hiloCalls.startRound.route, req: { amount, currency } };
      const { roundId } = hilo.round;
      return random() < 0.25
        ? { route: hiloCalls.cashRound.route, req: { roundId } }
        : { route: hiloCalls.selectCard.route, req: { roundId, select: ['higher', 'lower', 'same', 'skip'][upTo(4)] } };
    }
    default: {
      if (!mines.round && random() < 0.2)
        return {
          route: minesCalls.playRound.route,
          req: { amount, mines: 3, cells: [upTo(12), 12 + upTo(12)], currency },
        };
      if (!mines.round || random() < 0.05)
        return { route: minesCalls.startRound.route, req: { amount, mines: 1 + upTo(4), currency } };
      const { roundId } = mines.round;
      return random() < 0.2
        ? { route: minesCalls.cashRound.route, req: { roundId } }
        : { route: minesCalls.selectCard.route, req: { roundId, selectCard: upTo(25) } };
    }
  }
}
