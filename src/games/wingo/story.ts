import type { WingoRecord } from '../../../contract/replay';
import { SELECTIONS } from '../../../rules/wingo/options';
import type { Views } from '../../stage/registry';
import { seedOf } from '../../replay/seed';
import { type Step, type Story, TAIL_MS } from '../../replay/story';

/** How much of the betting is shown when a replay is opened: the last seconds, the mask and the draw are what people come for. */
const BEFORE_MS = 12_000;
/** How long the drawn ball stays. */
const RESULT_MS = 5_000;

const CELLS = SELECTIONS.map((option) => ({ option, picked: false, pending: 0, placed: 0 }));

/** A phase of Wingo from its record: the views and moments that the room had. Nothing in it is by chance or by the clock. */
export function wingoStory(record: WingoRecord): Story<'wingo'> {
  const drawAt = record.endTime - record.startTime;
  const end = drawAt + RESULT_MS;
  return {
    fixture: { seed: seedOf(record.phase), length: end + TAIL_MS, script: (start) => script(record, start) },
    from: Math.max(0, drawAt - BEFORE_MS),
    end,
    offset: 0,
  };
}

function script(
  { phase, model, startTime, closeTime, endTime, number, history }: WingoRecord,
  start: number,
): readonly Step<'wingo'>[] {
  const at = (time: number): number => time - startTime;
  const betting: Views['wingo'] = {
    phase: 'betting',
    model,
    phaseNum: phase,
    startTime: start,
    closeTime: start + at(closeTime),
    endTime: start + at(endTime),
    cells: CELLS,
    history,
    last: history[0] ?? null,
    staked: 0,
    fullOpen: false,
  };
  const drawn = { phase, number };
  return [
    { at: 0, show: betting },
    { at: at(closeTime), show: { ...betting, phase: 'closed' } },
    // The draw is told before the view has it in its history, as in the room.
    { at: at(endTime), cue: { type: 'draw', number, hits: [], misses: [] } },
    { at: at(endTime), show: { ...betting, phase: 'result', history: [drawn, ...history], last: drawn } },
  ];
}
