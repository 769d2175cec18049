/** The crash machine as the crash scene sees it, and the flight clock that both canvas and panel read. */
import { ownFlight, phaseOf, type CrashSnapshot } from '../../../machines/crash/select';
import type { Clock } from '../../../machines/kit/clock';
import { createFlight, type Flight } from '../../../rules/crash/flight';
import type { CrashView } from '../../../scenes/crash/view';
import type { StageFeed } from '../../stage/feed';
import { type FeedActor, machineFeed } from '../../stage/machineFeed';
import type { Cues } from '../../stage/registry';

export interface CrashFeed extends StageFeed<'crash'> {
  /** Read by `clock.now()`. The panel's running amount may read it too, with a reading of its own. */
  readonly flight: Flight;
  /** A message of `game/crash/data`, `multiplier|ms since take-off`; what is no such message is ignored. */
  tick(message: string): void;
  /** Feeds the flight from the machine until the returned function is called. */
  follow(): () => void;
}

/** What the flight was last told, so that each is told once a round. */
interface Told {
  roundId: string;
  startTime: number;
  phase: CrashView['phase'];
}

export function createCrashFeed(actor: FeedActor<CrashSnapshot, Cues['crash']>, clock: Clock): CrashFeed {
  const flight = createFlight();
  const told: Told = { roundId: '', startTime: 0, phase: 'connecting' };

  function tell(snapshot: CrashSnapshot): void {
    const { roundId, startTime, target } = snapshot.context;
    const phase = phaseOf(snapshot);
    const fresh = roundId !== told.roundId || startTime !== told.startTime;
    if (phase !== 'connecting' && fresh) flight.feed({ kind: 'wait', startAt: startTime });
    // Joined in mid-flight: the snapshot itself is the first word of it.
    if (phase === 'goingUp' && fresh)
      flight.feed({ kind: 'tick', elapsedMs: Math.max(0, clock.now() - startTime), receivedAt: clock.now() });
    if (phase === 'squib' && target !== null && (fresh || told.phase !== 'squib'))
      flight.feed({ kind: 'crash', target });
    told.roundId = roundId;
    told.startTime = startTime;
    told.phase = phase;
  }

  return {
    ...machineFeed('crash', actor, clock, (snapshot) => {
      const { roundId, startTime, target } = snapshot.context;
      return { phase: phaseOf(snapshot), roundId, startTime, flight, target, own: ownFlight(snapshot) };
    }),
    flight,
    tick(message) {
      const elapsedMs = Number(message.split('|')[1] ?? Number.NaN);
      if (Number.isFinite(elapsedMs)) flight.feed({ kind: 'tick', elapsedMs, receivedAt: clock.now() });
    },
    follow() {
      tell(actor.getSnapshot());
      const subscription = actor.subscribe(tell);
      return () => subscription.unsubscribe();
    },
  };
}
