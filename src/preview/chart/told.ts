/** What a fixture says of the machine whose room it is a story of: the view's phase lights a state, the script is the log. */
import { FIXTURE_EPOCH, type Fixture } from '../../deck/fixture';
import type { Cues, StagedGame, Views } from '../../stage/registry';
import { logged, type LogEntry } from './log';
import { type Chart, statesOf } from './model';
import type { Moment } from './watch';

/** How a game's view tells where its machine stands. */
export interface Standing<G extends StagedGame> {
  /** A key of `states`. @param now epoch ms of the fixture */
  phase(view: Views[G], now: number): string;
  /** Phase to the path of the state that shows it. */
  readonly states: Readonly<Record<string, string>>;
  /** When the phase becomes another one by the clock alone, epoch ms. */
  turns(view: Views[G]): readonly number[];
}

/** A path with all that it lies in. */
const within = (path: string): readonly string[] =>
  path.split('.').map((_, i, names) => names.slice(0, i + 1).join('.'));

/** The arrow that leads from one state to another: the first one that leaves it, or what it lies in, for there. */
function arrowBetween(chart: Chart, from: string, to: string): string | null {
  const sources = within(from);
  const targets = within(to);
  const fits = statesOf(chart.root)
    .flatMap(({ arrows }) => arrows)
    .filter(({ source, target }) => target !== null && sources.includes(source) && targets.includes(target));
  // The innermost source knows best.
  return fits.sort((a, b) => b.source.length - a.source.length)[0]?.id ?? null;
}

/** ms of the fixture for which the way into a state is shown. */
const SHOWN_MS = 1500;

/** One thing that a script does to the picture. */
interface Turn {
  readonly at: number;
  readonly path: string | null;
  readonly event: string;
}

/** What a lap of a script does, in order. */
function turnsOf<G extends StagedGame>(standing: Standing<G>, fixture: Fixture<Views[G], Cues[G]>): readonly Turn[] {
  const stateOf = (view: Views[G], at: number): Pick<Turn, 'path' | 'event'> => {
    const phase = standing.phase(view, FIXTURE_EPOCH + at);
    return { path: standing.states[phase] ?? null, event: phase };
  };
  const turns: Turn[] = [];
  const steps = fixture.script(FIXTURE_EPOCH, 0);
  const shown = steps.filter(({ show }) => show !== undefined);
  for (const { at, show, cue } of steps) {
    if (cue) turns.push({ at, path: null, event: `cue ${cue.type}` });
    if (!show) continue;
    turns.push({ at, ...stateOf(show, at) });
    const until = shown[shown.findIndex((step) => step.show === show) + 1]?.at ?? fixture.length;
    for (const turn of standing.turns(show).map((epoch) => epoch - FIXTURE_EPOCH))
      if (turn > at && turn < until) turns.push({ at: turn, ...stateOf(show, turn) });
  }
  return turns
    .map((turn, i) => ({ turn, i }))
    .sort((a, b) => a.turn.at - b.turn.at || a.i - b.i)
    .map(({ turn }) => turn);
}

/**
 * The picture of a moment of a fixture, as a pure function of the time: the same however it was reached.
 * @returns what to show at so many ms into the first lap
 */
export function teller<G extends StagedGame>(
  standing: Standing<G>,
  chart: Chart,
  fixture: Fixture<Views[G], Cues[G]>,
): (time: number) => Moment {
  const turns = turnsOf(standing, fixture);
  return (time) => {
    let path: string | null = null;
    let log: readonly LogEntry[] = [];
    let hot: readonly string[] = [];
    let step = 0;
    for (const turn of turns) {
      if (turn.at > time) break;
      const moved = turn.path !== null && turn.path !== path;
      if (turn.path === null) log = logged(log, turn.at, turn.event, []);
      if (!moved || turn.path === null) continue;
      log = logged(log, turn.at, turn.event, [turn.path]);
      const taken = path === null ? null : arrowBetween(chart, path, turn.path);
      hot = taken === null || time - turn.at > SHOWN_MS ? [] : [taken];
      path = turn.path;
      step += 1;
    }
    return { lit: path === null ? [] : within(path), hot, step, log };
  };
}

/** The states of a view that is shown out of turn. @param now epoch ms of the fixture */
export function litBy<G extends StagedGame>(standing: Standing<G>, view: Views[G], now: number): readonly string[] {
  const path = standing.states[standing.phase(view, now)];
  return path === undefined ? [] : within(path);
}
