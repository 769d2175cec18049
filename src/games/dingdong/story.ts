import type { DingdongRecord } from '../../../contract/replay';
import { DINGDONG_SELECTIONS } from '../../../contract/dingdong';
import type { Views } from '../../stage/registry';
import { poolsThen } from '../../replay/pools';
import { seedOf } from '../../replay/seed';
import { type Step, type Story, TAIL_MS } from '../../replay/story';

/** How much of the betting is shown when a replay is opened: the last seconds and the run are what people come for. */
const BEFORE_MS = 6_000;

/** A round of dingdong from its record: the views and moments that the room had, bets as they came. Nothing in it is by chance or by the clock. */
export function dingdongStory(record: DingdongRecord): Story<'dingdong'> {
  const end = record.endTime - record.startTime;
  return {
    fixture: { seed: seedOf(record.roundId), length: end + TAIL_MS, script: (start) => script(record, start) },
    from: Math.max(0, record.closeTime - record.startTime - BEFORE_MS),
    end,
    offset: 0,
  };
}

/** What lies on the pools at a moment of the round. */
function poolsAt(players: DingdongRecord['players'], at: number): Views['dingdong']['pools'] {
  return poolsThen(DINGDONG_SELECTIONS, players, at).map(({ pool, total, users, bots, hot }) => ({
    select: pool,
    total,
    users,
    bots,
    hot,
    pending: 0,
    own: 0,
    back: 0,
  }));
}

function script(
  { roundId, startTime, closeTime, runs, history, players }: DingdongRecord,
  start: number,
): readonly Step<'dingdong'>[] {
  const at = (time: number): number => time - startTime;
  const past = history.map(({ key, name }) => ({ key, draw: name }));
  const close = at(closeTime);
  let view: Views['dingdong'] = {
    phase: 'start',
    roundId,
    startTime: start,
    closeTime: start + close,
    pools: poolsAt(players, 0),
    runs: [],
    history: past,
  };
  const shown = (change: Partial<Views['dingdong']>): Views['dingdong'] => (view = { ...view, ...change });
  const times = [...new Set(players.map((seat) => seat.at))]
    .filter((time) => time > 0 && time < close)
    .sort((a, b) => a - b);
  const steps: Step<'dingdong'>[] = [
    { at: 0, show: view },
    ...times.map((time) => ({ at: time, show: shown({ pools: poolsAt(players, time) }) })),
  ];
  const all = runs.map(({ result, runTime, stopTime }) => ({
    draw: result,
    runTime: start + at(runTime),
    stopTime: start + at(stopTime),
  }));
  runs.forEach(({ result, runTime, stopTime }, i) => {
    const run = all[i];
    if (run === undefined) return;
    const stops = all.slice(0, i + 1);
    steps.push(
      { at: at(runTime), show: shown({ phase: 'running', runs: stops }) },
      { at: at(runTime), cue: { type: 'draw', roundId, run } },
    );
    steps.push({
      at: at(stopTime),
      show: shown({
        phase: result === 'AGAIN' ? 'running' : 'end',
        history: [...stops.map(({ draw }, n) => ({ key: `${roundId}-${n}`, draw })).reverse(), ...past],
      }),
    });
  });
  return steps;
}
