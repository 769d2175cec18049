import type { RouletteRecord } from '../../../contract/replay';
import { ROULETTE_TEAMS } from '../../../contract/roulette';
import type { Views } from '../../stage/registry';
import { poolsThen } from '../../replay/pools';
import { seedOf } from '../../replay/seed';
import { inOrder, type Step, type Story, TAIL_MS } from '../../replay/story';

/** How much of the betting is shown when a replay is opened: the last seconds and the run are what people come for. */
const BEFORE_MS = 5_000;

/** A round of roulette from its record: the views and moments that the room had. Nothing in it is by chance or by the clock. */
export function rouletteStory(record: RouletteRecord): Story<'roulette'> {
  const drawAt = record.closeTime - record.startTime;
  const end = record.endTime - record.startTime;
  return {
    fixture: { seed: seedOf(record.roundId), length: end + TAIL_MS, script: (start) => script(record, start) },
    from: Math.max(0, drawAt - BEFORE_MS),
    end,
    offset: 0,
  };
}

type View = Views['roulette'];

/** The columns with the bets that were made up to a moment, newest first. */
function columnsAt({ players }: RouletteRecord, ms: number): View['columns'] {
  return poolsThen(ROULETTE_TEAMS, inOrder(players), ms).map(({ pool: team, seats, total, users, bots: crowd }) => {
    const bets = seats
      .map(({ name, bot = false, hue, amount }, i) => ({ id: `${team}-${i}`, name, bot, own: false, hue, amount }))
      .reverse();
    return { team, total, players: users, bots: crowd, bets, pending: 0, placed: 0 };
  });
}

function script(record: RouletteRecord, start: number): readonly Step<'roulette'>[] {
  const { roundId, startTime, closeTime, stopTime, result } = record;
  const at = (time: number): number => time - startTime;
  const history = record.history.map((number, i) => ({ round: `${roundId}-${i + 1}`, number }));
  const betting = (ms: number): View => ({
    phase: 'betting',
    roundId,
    startTime: start,
    closeTime: start + at(closeTime),
    stopTime: null,
    columns: columnsAt(record, ms),
    history,
    result: null,
  });
  const stop = start + at(stopTime);
  const drawn: View = {
    ...betting(at(closeTime)),
    phase: 'spinning',
    stopTime: stop,
    history: [{ round: roundId, number: result }, ...history],
    result,
  };
  const times = [...new Set(record.players.map((player) => player.at))].filter((ms) => ms > 0 && ms < at(closeTime));
  return inOrder([
    { at: 0, show: betting(0) },
    ...times.map((ms) => ({ at: ms, show: betting(ms) })),
    { at: at(closeTime), show: drawn },
    {
      at: at(closeTime),
      cue: { type: 'draw' as const, roundId, run: { draw: result, runTime: start + at(closeTime), stopTime: stop } },
    },
  ]);
}
