import { DICE_HISTORY_SIZE } from '../../../contract/constants';
import type { DiceRecord } from '../../../contract/replay';
import { DICE_FACES } from '../../../contract/dice';
import type { Views } from '../../stage/registry';
import { poolsThen } from '../../replay/pools';
import { seedOf } from '../../replay/seed';
import { inOrder, type Step, type Story, TAIL_MS } from '../../replay/story';

/** How much of the betting is shown when a replay is opened: the last bets and the throw are what people come for. */
const BEFORE_MS = 6_000;

type Pools = Views['dice']['pools'];

/** What lies on the pools at a moment of the round. @param at ms after its start */
function poolsAt({ players }: DiceRecord, at: number): Pools {
  return poolsThen(DICE_FACES, players, at).map(({ pool, total, users, bots, hot }) => ({
    pool,
    total,
    users,
    bots,
    mine: 0,
    pending: 0,
    queued: 0,
    hot,
    net: null,
  }));
}

/** A round of dice from its record: the views and moments that the room had. Nothing in it is by chance or by the clock. */
export function diceStory(record: DiceRecord): Story<'dice'> {
  const length = record.endTime - record.startTime;
  return {
    fixture: { seed: seedOf(record.roundId), length: length + TAIL_MS, script: (start) => script(record, start) },
    from: Math.max(0, record.closeTime - record.startTime - BEFORE_MS),
    end: length,
    offset: 0,
  };
}

function script(record: DiceRecord, start: number): readonly Step<'dice'>[] {
  const { roundId, startTime, closeTime, stopTime, endTime, result, history, players } = record;
  const at = (time: number): number => time - startTime;
  const past = history.slice(0, DICE_HISTORY_SIZE).map((dice, i) => ({ uuid: `${roundId}-${i + 1}`, dice }));
  const open: Views['dice'] = {
    phase: 'betting',
    roundId,
    startTime: start,
    closeTime: start + at(closeTime),
    run: null,
    endTime: null,
    pools: poolsAt(record, -1),
    logs: [{ uuid: `${roundId}-0`, dice: [-1, -1, -1] }, ...past],
  };
  const run = { dice: result, runTime: start + at(closeTime), stopTime: start + at(stopTime) };
  const full = { ...open, pools: poolsAt(record, at(closeTime)) };
  const rolling: Views['dice'] = { ...full, phase: 'rolling', run, endTime: start + at(endTime) };
  const times = [...new Set(players.map((seat) => seat.at))].filter((time) => time < at(closeTime));
  return inOrder<Step<'dice'>>([
    { at: 0, show: open },
    ...times.map((time) => ({ at: Math.max(0, time), show: { ...open, pools: poolsAt(record, time) } })),
    { at: at(closeTime), show: rolling },
    {
      at: at(closeTime),
      cue: { type: 'draw', roundId, run: { draw: result, runTime: run.runTime, stopTime: run.stopTime } },
    },
    { at: at(stopTime), show: { ...rolling, phase: 'shown', logs: [{ uuid: `${roundId}-0`, dice: result }, ...past] } },
  ]);
}
