/** The samples of each game for the studio's buttons, loaded on demand. */
import type { CueSample, StateSample } from '../../tests/fixtures/samples';
import type { Cues, StagedGame, Views } from '../stage/registry';
import { studioGames } from './games';

/** Samples under the cue or phase they are of. */
export interface Group<Sample> {
  readonly of: string;
  readonly samples: readonly Sample[];
}

const groups = <Sample>(set: Readonly<Record<string, readonly Sample[]>>): readonly Group<Sample>[] =>
  Object.entries(set).map(([of, samples]) => ({ of, samples }));

export const loadCues = async (game: StagedGame): Promise<readonly Group<CueSample<Cues[StagedGame]>>[]> =>
  groups<CueSample<Cues[StagedGame]>>(await studioGames[game].cues());
export const loadStates = async (game: StagedGame): Promise<readonly Group<StateSample<Views[StagedGame]>>[]> =>
  groups<StateSample<Views[StagedGame]>>(await studioGames[game].states());
