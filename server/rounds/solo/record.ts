import { faceHue } from '../../../rules/face';
import { fromRate, fromSen } from '../../../rules/money';
import type { Db } from '../../ports';
import { maskName } from '../mask';
import { finishedRound } from './history';
import type { SoloSpec } from './live';
import { wireProof } from './wire';

/** A finished round's public record; null for one that is unknown or still open. Whose it was is masked. */
export async function readSoloRecord<Ask, Board, Act, Shown extends object, Line extends object, Told extends object>(
  db: Db,
  { rules, face }: SoloSpec<Ask, Board, Act, Shown, Line, Told>,
  roundId: string,
) {
  const found = await finishedRound<Board>(db, rules.game, roundId);
  if (found === null) return null;
  const { round, serverSeed, player } = found;
  return {
    roundId,
    startTime: round.startedAt,
    endTime: round.endedAt,
    player: { name: maskName(player.name), avatar: player.avatar, hue: faceHue(player.id, player.avatar) },
    amount: fromSen(round.amount),
    rate: fromRate(round.rate),
    winAmount: fromSen(round.paid),
    proof: { ...wireProof(round, serverSeed), roundHash: round.digest },
    ...face.record(round),
  };
}
