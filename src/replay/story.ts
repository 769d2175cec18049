import type { DeckSetup } from '../deck/deck-types';
import type { StagedGame } from '../stage/registry';

/** What the deck plays (tests/fixtures/fixture.ts). */
export type Fixture<G extends StagedGame> = DeckSetup<G>['fixture'];
export type Step<G extends StagedGame> = ReturnType<Fixture<G>['script']>[number];

/** A finished round as the deck plays it. Times are ms of the story. */
export interface Story<G extends StagedGame> {
  readonly fixture: Fixture<G>;
  /** Where it begins when it is opened: what comes before can be wound back to. */
  readonly from: number;
  readonly end: number;
  /** Add to a time of the record's own clock (`at`). */
  readonly offset: number;
}

/** Steps in the order of their times; those of one time stay as they were told. */
export const inOrder = <S extends { readonly at: number }>(steps: readonly S[]): S[] =>
  steps
    .map((step, i) => ({ step, i }))
    .sort((a, b) => a.step.at - b.step.at || a.i - b.i)
    .map(({ step }) => step);

/** Beyond the end nothing happens; a story is never played into its next lap. */
export const TAIL_MS = 1_000;
