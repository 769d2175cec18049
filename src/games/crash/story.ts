import { CRASH_SHOWN_MS, CRASH_TICK_MS } from '../../../contract/constants';
import type { CrashRecord } from '../../../contract/replay';
import { timeAt } from '../../../rules/crash/curve';
import { createFlight } from '../../../rules/crash/flight';
import { toRate } from '../../../rules/money';
import { initialOf } from '../../../machines/kit/face';
import type { Views } from '../../stage/registry';
import { seedOf } from '../../replay/seed';
import { inOrder, type Step, type Story, TAIL_MS } from '../../replay/story';

/** How much of the preparation is shown when a replay is opened. */
const BEFORE_MS = 3_000;

/** A round of crash from its record: the views, moments and ticks that the room had. Nothing in it is by chance or by the clock. */
export function crashStory(record: CrashRecord): Story<'crash'> {
  const target = toRate(record.target);
  const offset = record.preparationMs;
  const crashAt = offset + timeAt(target);
  const end = crashAt + CRASH_SHOWN_MS;
  return {
    fixture: { seed: seedOf(record.roundId), length: end + TAIL_MS, script: (start) => script(record, start) },
    from: Math.max(0, offset - BEFORE_MS),
    end,
    offset,
  };
}

function script(
  { roundId, target: multiplier, preparationMs, players }: CrashRecord,
  start: number,
): readonly Step<'crash'>[] {
  const target = toRate(multiplier);
  const startTime = start + preparationMs;
  const crashAt = preparationMs + timeAt(target);
  const flight = createFlight();
  const view = (phase: Views['crash']['phase']): Views['crash'] => ({
    phase,
    roundId,
    startTime,
    flight,
    target: phase === 'squib' ? target : null,
    own: { state: 'none' },
  });
  const steps: Step<'crash'>[] = [
    { at: 0, feed: () => flight.feed({ kind: 'wait', startAt: startTime }), show: view('preparation') },
  ];
  for (const { at } of players) steps.push({ at: Math.max(1, preparationMs + at), cue: { type: 'bet', own: false } });
  steps.push({ at: preparationMs, show: view('goingUp'), cue: { type: 'launch' } });
  for (let elapsedMs = 0; preparationMs + elapsedMs < crashAt; elapsedMs += CRASH_TICK_MS) {
    steps.push({
      at: preparationMs + elapsedMs,
      feed: () => flight.feed({ kind: 'tick', elapsedMs, receivedAt: startTime + elapsedMs }),
    });
  }
  for (const { name, hue, bot = false, amount: stake, out } of players) {
    if (out === undefined) continue;
    steps.push({
      at: Math.min(crashAt, preparationMs + out.at),
      cue: {
        type: 'cashOut',
        name,
        initial: initialOf(name),
        hue,
        rate: toRate(out.rate),
        stake,
        win: out.win,
        own: false,
        bot,
      },
    });
  }
  steps.push({
    at: crashAt,
    feed: () => flight.feed({ kind: 'crash', target }),
    show: view('squib'),
    cue: { type: 'crashed', rate: target },
  });
  return inOrder(steps);
}
