import { soloMachine } from '../kit/solo/machine';
import type { SoloGame } from '../kit/solo/types';
import { restartMs, revealMs } from './delays';
import type { RollerChoice, RollerCue, RollerKinds, RollerRound } from './types';

/** The needle's way to a result. A round that was played somewhere else has no choice of ours: it takes the calm way. */
export function rollerCues(
  { roundId, result, choose, isHigher, status }: RollerRound,
  chosen: RollerChoice | null,
): readonly RollerCue[] {
  return [
    { type: 'roll', id: roundId, result, choose, isHigher, won: status === 'won', turbo: chosen?.turbo ?? false },
  ];
}

export const rollerGame: SoloGame<RollerKinds> = {
  id: 'roller',
  steps: () => 0,
  revealMs: (round, chosen) => revealMs(round, chosen?.turbo ?? false),
  restMs: (round, chosen) => restartMs(round, chosen?.turbo ?? false),
  cues: (_before, after, chosen) => rollerCues(after, chosen),
};

/** The roller room (second document, section 4, Roller): beReady, processing, animate, and beReady again. */
export const rollerMachine = soloMachine(rollerGame);
