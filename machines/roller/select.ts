import type { SnapshotFrom } from 'xstate';
import { ROLLER_WIN_DELAY_MS } from '../../contract/constants';
import { type RollerGuess, RESULT_MAX, rollerRate } from '../../rules/roller/roller';
import { phaseOf, type SoloPhase } from '../kit/solo/select';
import type { rollerMachine } from './machine';
import type { RollerLatest } from './types';

export type RollerSnapshot = SnapshotFrom<typeof rollerMachine>;

/** Where a round stands, in the documents' words; equal to scenes/roller/view.ts RollerView.phase. */
export type RollerPhase = 'connecting' | 'beReady' | 'processing' | 'animate';

const PHASES: Readonly<Record<SoloPhase, RollerPhase>> = {
  connecting: 'connecting',
  ready: 'beReady',
  starting: 'processing',
  playing: 'processing',
  selecting: 'processing',
  cashing: 'processing',
  revealing: 'animate',
  resting: 'animate',
};

export const rollerPhase = (snapshot: Pick<RollerSnapshot, 'value'>): RollerPhase => PHASES[phaseOf(snapshot)];

/** What a choice pays (1/10000) and how often it wins (0 to 1); null when the rules refuse it. */
export function oddsOf(guess: RollerGuess): { readonly rate: number; readonly chance: number } | null {
  const rate = rollerRate(guess);
  return rate === null
    ? null
    : { rate, chance: (guess.isHigher ? RESULT_MAX - guess.choose : guess.choose) / RESULT_MAX };
}

/** How long the own last round is still kept from everybody's list, ms from now; 0 when it may be seen: the list must not tell what the needle has yet to say. */
export function ownWaits({ context: { round, latest, clock } }: Pick<RollerSnapshot, 'context'>): number {
  if (round?.endTime === undefined || !latest.some(({ roundId }) => roundId === round.roundId)) return 0;
  return Math.max(0, round.endTime + ROLLER_WIN_DELAY_MS - clock.now());
}

/** Everybody's latest rounds, without the own one before its time. */
export function latestRounds(snapshot: Pick<RollerSnapshot, 'context'>): readonly RollerLatest[] {
  const { round, latest } = snapshot.context;
  return ownWaits(snapshot) > 0 ? latest.filter(({ roundId }) => roundId !== round?.roundId) : latest;
}
