import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WingoModel } from '../../contract/wingo';
import { CODE, CodeError } from '../../contract/errors';
import { nextPhase, type WingoPhase } from '../../rules/wingo/phase';
import { endOf, first, ME, openRoom, orderOf, resultOf, roundOf, settle, startOf } from './room.fixture';
import { boardView, cta, staked, stepOf } from './select';

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
        room.send({ type: 'wire.snapshot', round: roundOf(of) }),
  ),
  phase.map(
    (of): Step =>
      (room) =>
        room.send({ type: 'wire.start', start: startOf(of, { curTime: room.clock.now() }) }),
  ),
  fc.tuple(phase, fc.nat({ max: 9 })).map(
    ([of, number]): Step =>
      (room) =>
        room.send({ type: 'wire.end', end: endOf(of, number) }),
  ),
  fc.tuple(phase, fc.constantFrom(0, 500, 9_500)).map(
    ([of, amount]): Step =>
      (room) =>
        room.send({ type: 'wire.result', result: resultOf(of, amount, 1_000) }),
  ),
  fc.tuple(phase, fc.constantFrom(ME, 'a'), fc.nat({ max: 20 })).map(
    ([of, user, id]): Step =>
      (room) =>
        room.send({
          type: 'wire.update',
          update: {
            model: of.model,
            phase: of.phaseNum,
            orders: [orderOf(user, ['red'], 1_000, { uuid: String(id), model: of.model, phase: of.phaseNum })],
            players: 3,
          },
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
        room.send({ type: 'model.select', model: to }),
  ),
  fc.constantFrom<Step>(
    (room) => room.pick('red'),
    (room) => room.pick('zero', 'green'),
  ),
  fc.constant<Step>((room) => room.send({ type: 'bet.place', uuid: 'uuid-0001' })),
  fc.boolean().map((fine): Step => (room) => {
    const ask = room.asked.at(-1);
    if (ask === undefined) return;
    const of: WingoModel = ask.input.phaseNum[8] === '1' ? 1 : 2;
    const order = orderOf(ME, [...ask.input.select], ask.input.amount, {
      uuid: `s${room.asked.length}`,
      model: of,
      phase: ask.input.phaseNum,
    });
    if (fine)
      ask.resolve({ phase: order.phase, model: of, cost: order.amount * order.select.length, balance: 1, order });
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
          const { infos, model: shown, buffer, live, picks } = snapshot.context;
          const info = infos[shown];
          expect(snapshot.status).toBe('active');
          if (stepOf(snapshot) === 2) expect(info?.serverSeed).not.toBeNull();
          if (stepOf(snapshot) === 1) expect(info?.serverSeed).toBeNull();
          if (stepOf(snapshot) !== 2) expect(buffer).toEqual({ start: null, orders: [], totals: null, myOrders: [] });
          expect(live.length).toBeLessThanOrEqual(10);
          expect(new Set(picks).size).toBe(picks.length);
          for (const order of info?.myOrders ?? []) expect(order.phase).toBe(info?.phase);
          if (snapshot.context.userId === null) expect(staked(snapshot)).toBe(0);
          expect(boardView(snapshot).cells).toHaveLength(13);
          expect(cta(snapshot, room.clock.now()).mode).toBeTypeOf('string');
        }
      }),
      { numRuns: 60 },
    );
  });
});
