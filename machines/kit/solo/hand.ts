import type { SoloContext, SoloKinds } from './types';

/**
 * Who plays the steps of a run's rounds in the player's place: pure, and handed over with the run, so that no room pays for its code before a player
 * asks for one.
 */
export interface SoloHand<K extends SoloKinds> {
  /** What the run's next round is begun with, by the round before it; without it each is begun as the first. */
  begin?(before: K['round'] | null): K['start'];
  /** The next step of an open round; null cashes it out. @param chosen what the round was begun with */
  step(round: K['round'], chosen: K['start'] | null): K['select'] | null;
  /** How long an open round is left alone before its next step, ms: until its picture has come to rest and was seen. */
  lookMs(round: K['round']): number;
  /** How long a result stands before the run's next round, ms. */
  readonly restMs: number;
}

/** The hand that plays the round on the table: its run goes on, and the round is the run's. Null where the player plays. */
export const handOn = <K extends SoloKinds>({
  auto,
  token,
  hand,
}: Pick<SoloContext<K>, 'auto' | 'token' | 'hand'>): SoloHand<K> | null =>
  auto?.running === true && token !== null ? hand : null;
