import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WingoModel } from '../../contract/wingo';
import { CODE, CodeError } from '../../contract/errors';
import { nextPhase, type WingoPhase } from '../../rules/wingo/phase';
import { endOf, first, ME, openRoom, orderOf, resultOf, roundOf, settle, startOf } from './room.fixture';
import { roomStatus, staked } from '../kit/pool/select';
import { boardViews } from './select';
import { betOf } from './wire';
import { fromSen } from '../../rules/money';

type Room = ReturnType<typeof openRoom>;
type Step = (room: Room) => void;

const model = fc.constantFrom<WingoModel[]>(1, 1, 2);
/** One of the first phases of a model. */
const phase: fc.Arbitrary<WingoPhase> = fc.tuple(model, fc.nat({ max: 3 })).map(([of, steps]) => {
  let at = first(of);
  for (let i = 0; i < steps; i += 1) at = nextPhase(at);
  return at;
});

const step: fc.Arbitrary<Step> = fc.oneof(
  phase.map(
    (of): Step =>
      (room) =>
        room.hear.snapshot(roundOf(of)),
  ),
  phase.map(
    (of): Step =>
      (room) =>
        room.hear.start(startOf(of, { curTime: room.clock.now() })),
  ),
  fc.tuple(phase, fc.nat({ max: 9 })).map(
    ([of, number]): Step =>
      (room) =>
        room.hear.end(endOf(of, number)),
  ),
  fc.tuple(phase, fc.constantFrom(0, 500, 9_500)).map(
    ([of, amount]): Step =>
      (room) =>
        room.hear.result(resultOf(of, amount, 1_000)),
  ),
  fc.tuple(phase, fc.constantFrom(ME, 'a'), fc.nat({ max: 20 })).map(
    ([of, user, id]): Step =>
      (room) =>
        room.hear.update({
          model: of.model,
          phase: of.phaseNum,
          orders: [orderOf(user, ['red'], 1_000, { uuid: String(id), model: of.model, phase: of.phaseNum })],
          players: 3,
        }),
  ),
  fc.constantFrom(100, 4_000, 30_000).map(
    (ms): Step =>
      (room) =>
        room.clock.increment(ms),
  ),
  model.map(
    (to): Step =>
      (room) =>
        room.send({ type: 'table.select', table: to }),
  ),
  fc.constantFrom<Step>(
    (room) => room.pick('red'),
    (room) => room.pick('zero', 'green'),
  ),
  fc.constantFrom<Step>(
    (room) => room.press('bet.place'),
    (room) => room.press('bet.again'),
  ),
  fc.boolean().map((fine): Step => (room) => {
    const ask = room.asked.at(-1);
    const [bet] = ask?.input.bets ?? [];
    if (ask === undefined || bet === undefined) return;
    const { roundId } = ask.input;
    const order = orderOf(ME, [...bet.select], fromSen(bet.amount), { uuid: `s${room.asked.length}`, phase: roundId });
    if (fine) ask.resolve([{ ...bet, ok: true, roundId, balance: 1n, bet: betOf(order) }]);
    else ask.reject(new CodeError(CODE.roundClosing));
  }),
  fc.constantFrom<Step>(
    (room) => room.send({ type: 'user.changed', userId: null }),
    (room) => room.send({ type: 'user.changed', userId: ME }),
  ),
);

describe('a Wingo room on a bad line', () => {
  it('holds together whatever arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const room = openRoom({ round: null });
        for (const run of steps) {
          run(room);
          await settle();
          const snapshot = room.actor.getSnapshot();
          const { round, next, table, asides, slip, userId } = snapshot.context;
          const runs = round?.runs.length ?? 0;
          expect(snapshot.status).toBe('active');
          if (roomStatus(snapshot) === 1) expect(runs).toBe(1);
          else expect(next).toBeNull();
          if (roomStatus(snapshot) === 0) expect(runs).toBe(0);
          if (next !== null) expect(BigInt(next.round?.roundId ?? 0)).toBeGreaterThan(BigInt(round?.roundId ?? 0));
          expect(asides.has(table)).toBe(false);
          for (const [id, aside] of asides) expect(aside.round?.roundId[8]).toBe(String(id));
          for (const each of slip.stakes.values()) expect(each).toBe(snapshot.context.amount);
          if (userId === null) expect(staked(snapshot.context)).toBe(0n);
          expect(boardViews()(snapshot).cells).toHaveLength(13);
          expect(room.button().kind).toBeTypeOf('string');
        }
      }),
      { numRuns: 60 },
    );
  });
});
