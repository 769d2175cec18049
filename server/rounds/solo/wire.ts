import type { SoloSeedState, soloRevealed } from '../../../contract/solo';
import type * as z from 'zod/mini';
import { faceHue } from '../../../rules/face';
import { fromRate, fromSen } from '../../../rules/money';
import type { Player } from '../../engines/kit/effects';
import type { RetiredSeed, SeedPair, SoloRound } from '../../engines/solo/types';
import { maskName } from '../mask';
import { reveal } from '../reveal';
import { sealedOf } from './rows';

/** What a game's wire adds to the groove's: a round for its player, the line of a finished one for everybody, and its public record. */
export interface SoloFace<Board, Shown extends object, Line extends object, Told extends object> {
  shown(round: SoloRound<Board>): Shown;
  line(round: SoloRound<Board>): Line;
  record(round: SoloRound<Board>): Told;
}

export const wireSeeds = ({ secret, clientSeed, nonce, next }: SeedPair): SoloSeedState => ({
  clientSeed,
  nonce,
  serverSeedHash: secret.seedHash,
  nextServerSeedHash: next.secret.seedHash,
});

export const wireRetired = (
  { seedId, secret, rounds, at }: RetiredSeed,
  now: number,
): z.output<typeof soloRevealed> => ({
  ...reveal(sealedOf(secret), { seedId, retiredAt: at }, now),
  serverSeedHash: secret.seedHash,
  rounds,
});

/** What proves a round; `serverSeed` is '' until its seed is retired, the digest until the round is over. */
export const wireProof = ({ clientSeed, nonce, serverSeedHash, digest }: SoloRound<unknown>, serverSeed = '') => ({
  clientSeed,
  nonce,
  serverSeedHash,
  ...(serverSeed === '' ? {} : { serverSeed }),
  ...(digest === '' ? {} : { roundHash: digest }),
});

/** A round as its player sees it, but for what its game adds. */
export const wireRound = (round: SoloRound<unknown>, serverSeed = '') => ({
  roundId: String(round.roundId),
  amount: fromSen(round.amount),
  status: round.status,
  rate: fromRate(round.rate),
  winAmount: fromSen(round.paid),
  startTime: round.startedAt,
  ...(round.status === 'open' ? {} : { endTime: round.endedAt }),
  ...wireProof(round, serverSeed),
});

/** A finished round as everybody sees it, but for what its game adds. */
export const wireLine = (round: SoloRound<unknown>, { id, name, avatar }: Player) => ({
  roundId: String(round.roundId),
  name: maskName(name),
  avatar,
  hue: faceHue(id, avatar),
  amount: fromSen(round.amount),
  multiplier: fromRate(round.rate),
  winAmount: fromSen(round.paid),
  time: round.endedAt,
});
export type WireLine = ReturnType<typeof wireLine>;
