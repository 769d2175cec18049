import { isOpen } from './desk';
import { handOn } from './hand';
import type { SoloContext, SoloKinds } from './types';

/**
 * Where a solo room stands. `ready`: a round may begin. `starting`, `selecting`, `cashing`: the answer to that command is awaited. `playing`: a
 * round is open. `revealing`: it is over, and the canvas is on its way to what it came to. `resting`: that is shown.
 */
export type SoloPhase =
  'connecting' | 'ready' | 'starting' | 'playing' | 'selecting' | 'cashing' | 'revealing' | 'resting';

/** A snapshot of any solo room, as far as all of them are the same; those of `soloMachine` fit. */
export interface SoloSnapshot<K extends SoloKinds> {
  readonly context: SoloContext<K>;
  readonly value: {
    readonly round: SoloPhase;
    readonly auto: 'off' | 'running';
    readonly sync: 'fresh' | 'stale';
    readonly link: 'online' | 'offline';
  };
}

/** Any game's, for what looks at nothing of its own. */
export type AnySolo = Pick<SoloSnapshot<SoloKinds>, 'value'> & {
  readonly context: Omit<SoloContext<SoloKinds>, 'plan' | 'ask'>;
};

/** As much of a room as tells who plays. */
type RunView = Pick<AnySolo, 'value'> & {
  readonly context: Pick<AnySolo['context'], 'auto' | 'token' | 'hand' | 'round'>;
};

export const phaseOf = ({ value }: Pick<AnySolo, 'value'>): SoloPhase => value.round;
export const isOffline = ({ value }: Pick<AnySolo, 'value'>): boolean => value.link === 'offline';
export const isAutoRunning = ({ value }: Pick<AnySolo, 'value'>): boolean => value.auto === 'running';
/** Whether a run has the table: it goes on, and no round is open that the player plays. */
export const isRunPlaying = ({ value, context }: RunView): boolean =>
  isAutoRunning({ value }) && (!isOpen(context.round) || handOn(context) !== null);
/** Whether the room waits for the server's picture after a command that nobody knows the end of. */
export const isChecking = ({ value }: Pick<AnySolo, 'value'>): boolean =>
  value.sync === 'stale' && value.round !== 'connecting';

/** What the main button of a solo room is decided from, as far as its machine knows. */
export interface SoloStanding {
  readonly phase: SoloPhase;
  readonly offline: boolean;
  /** The server's picture is asked for after a command that nobody knows the end of. */
  readonly checking: boolean;
  /** Who plays is known. */
  readonly known: boolean;
  readonly run: 'off' | 'running' | 'stopping';
}

/** A new object each time, flat: to be compared by its fields. */
export const standingOf = (
  snapshot: RunView & { readonly context: Pick<AnySolo['context'], 'userId'> },
): SoloStanding => ({
  phase: phaseOf(snapshot),
  offline: isOffline(snapshot),
  checking: isChecking(snapshot),
  known: snapshot.context.userId !== null,
  run: !isRunPlaying(snapshot) ? 'off' : snapshot.context.auto?.stopped === 'user' ? 'stopping' : 'running',
});

/** The own round whose result is not shown yet: everybody's news of it may come before the answer. Null when there is none. */
export const untoldOf = ({
  value,
  context: { round },
}: Pick<AnySolo, 'value'> & { readonly context: Pick<AnySolo['context'], 'round'> }): string | null =>
  round !== null && (value.round === 'revealing' || isOpen(round)) ? round.roundId : null;

/** Everybody's latest rounds, without the own one whose result is not shown yet. */
export function latestOf<Row extends SoloKinds['latest']>(
  snapshot: Parameters<typeof untoldOf>[0] & { readonly context: { readonly latest: readonly Row[] } },
): readonly Row[] {
  const untold = untoldOf(snapshot);
  const { latest } = snapshot.context;
  return latest.some(({ roundId }) => roundId === untold) ? latest.filter(({ roundId }) => roundId !== untold) : latest;
}
