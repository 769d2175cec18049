import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE, CodeError } from '../../contract/errors';
import { betOf, endOf, gameOf, HEX, ME, openRoom, ownBet, settle, startOf } from './room.fixture';
import { rp } from '../../rules/money.fixture';

type Room = ReturnType<typeof openRoom>;
type Step = (room: Room) => void;

const roundId = fc.integer({ min: 98, max: 104 }).map(String);
const target = fc.constantFrom(1, 1.5, 2, 50);
const status = fc.constantFrom('preparation' as const, 'goingUp' as const, 'squib' as const);
const who = fc.constantFrom(ME, 'a', 'b');

/** Whatever may arrive, in any order, doubled, of any round; commands, and answers to them at any time. */
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(roundId, status).map(([id, now]): Step => (room) => {
    const crashed =
      now === 'squib' ? { target: 2, hash: HEX, serverSeed: HEX, nextRoundTime: room.clock.now() + 3_000 } : {};
    room.send({
      type: 'wire.snapshot',
      game: gameOf({
        roundId: id,
        nextRoundId: String(Number(id) + 1),
        status: now,
        startTime: room.clock.now() + (now === 'preparation' ? 4_000 : -1_000),
        ...crashed,
      }),
    });
  }),
  roundId.map(
    (id): Step =>
      (room) =>
        room.send({ type: 'wire.start', start: startOf(id, room.clock.now() + 8_000) }),
  ),
  fc.tuple(roundId, target).map(
    ([id, at]): Step =>
      (room) =>
        room.send({ type: 'wire.end', end: endOf(id, at, room.clock.now() + 3_000) }),
  ),
  fc.tuple(roundId, who, fc.boolean()).map(
    ([id, userId, withdrawn]): Step =>
      (room) =>
        room.send({
          type: 'wire.betInfo',
          info: { roundId: id, list: [betOf(userId, 5_000, withdrawn ? { withdrawn } : {})], players: 2 },
        }),
  ),
  fc.tuple(roundId, who).map(
    ([id, userId]): Step =>
      (room) =>
        room.send({
          type: 'wire.escapeInfo',
          info: { roundId: id, userId, name: userId, avatar: '', rate: 2, winAmount: 10_000 },
        }),
  ),
  fc.constantFrom(100, 3_000, 9_000).map(
    (ms): Step =>
      (room) =>
        room.clock.increment(ms),
  ),
  fc.constant<Step>((room) => room.send({ type: 'wire.tick' })),
  fc.constantFrom<Step>(
    (room) => room.send({ type: 'link.offline' }),
    (room) => room.send({ type: 'link.online' }),
  ),
  fc.constantFrom(null, 15_000).map(
    (auto): Step =>
      (room) =>
        room.send({ type: 'bet.place', amount: 1_000_000n, auto, uuid: 'uuid-0001' }),
  ),
  fc.constant<Step>((room) => room.send({ type: 'bet.cancel', uuid: 'uuid-0002' })),
  fc.constant<Step>((room) => room.send({ type: 'bet.cashOut', uuid: 'uuid-0003' })),
  fc.boolean().map((fine): Step => (room) => {
    const ask = room.asked.place.at(-1);
    if (fine && ask)
      ask.resolve({ roundId: ask.input.roundId, joinedNext: false, balance: 1, bet: ownBet(ask.input.roundId) });
    else ask?.reject(new CodeError(CODE.insufficientBalance));
  }),
  fc.boolean().map((fine): Step => (room) => {
    const ask = room.asked.escape.at(-1);
    if (fine && ask) ask.resolve({ roundId: ask.input.roundId, rate: 2, winAmount: 20_000, balance: 1 });
    else ask?.reject(new CodeError(CODE.cannotCashOut));
  }),
  fc.constant<Step>((room) => {
    const ask = room.asked.cancel.at(-1);
    ask?.resolve({ roundId: ask.input.roundId, balance: 1 });
  }),
);

describe('a crash room on a bad line', () => {
  it('holds together whatever arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const room = openRoom();
        for (const run of steps) {
          run(room);
          await settle();
          const { own, next, roundId: current, nextRoundId, betRoundId, target: crashedAt } = room.context();
          expect(own.state === 'none' || own.roundId === current).toBe(true);
          expect(next.state === 'none' || next.roundId === nextRoundId).toBe(true);
          expect(['cashed', 'lost', 'escaping']).not.toContain(next.state);
          expect(room.phase() === 'squib').toBe(crashedAt !== null);
          expect(betRoundId).toBe(room.phase() === 'preparation' ? current : nextRoundId);
          expect(room.button().kind).toBeTypeOf('string');
          expect(room.actor.getSnapshot().status).toBe('active');
        }
        // However it got there: a fresh snapshot puts it right, apart from a command on its way.
        const game = gameOf({ roundId: '200', nextRoundId: '201', status: 'goingUp', own: ownBet('200') });
        room.send({ type: 'wire.snapshot', game });
        expect(room.context()).toMatchObject({
          roundId: '200',
          own: { state: 'aboard', stake: rp(10_000) },
          next: { state: 'none' },
          target: null,
        });
      }),
      { numRuns: 60 },
    );
  });

  it('says each round once: one crash, one win', () => {
    const ids = ['100', '101', '102'];
    const story = (room: Room, id: string): Step[] => [
      () =>
        room.send({ type: 'wire.start', start: startOf(id, room.clock.now() + 8_000, { bet: [betOf(ME, 10_000)] }) }),
      () => room.clock.increment(8_000),
      () =>
        room.send({
          type: 'wire.escapeInfo',
          info: { roundId: id, userId: ME, name: 'Me', avatar: '', rate: 2, winAmount: 20_000 },
        }),
      () => room.send({ type: 'wire.end', end: endOf(id, 3, room.clock.now() + 3_000) }),
    ];
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 }), (repeats) => {
        const room = openRoom();
        room.send({
          type: 'wire.snapshot',
          game: gameOf({ roundId: '99', nextRoundId: '100', status: 'squib', target: 2, hash: HEX, serverSeed: HEX }),
        });
        // Each message comes once or up to four times, and old ones come again at any later time.
        const told: Step[] = [];
        ids
          .flatMap((id) => story(room, id))
          .forEach((tell, at) => {
            told.push(tell);
            tell(room);
            for (let i = 0; i < (repeats[at] ?? 0); i += 1) if (at % 4 !== 1) told[(at * 7 + i) % told.length]?.(room);
          });
        const cues = room.cues().map(({ type }) => type);
        expect(cues.filter((type) => type === 'crashed')).toHaveLength(3);
        expect(cues.filter((type) => type === 'win').length).toBeLessThanOrEqual(3);
        expect(room.context().history.slice(0, 3)).toEqual([30_000, 30_000, 30_000]);
      }),
      { numRuns: 50 },
    );
  });
});
