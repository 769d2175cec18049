import { describe, expect, it } from 'vitest';
import { CODE, CodeError } from '../../../contract/errors';
import { answersTo, betOf, drawnOf, endOf, openRoom, settle, snapshotOf, startOf, totals } from './room.fixture';
import { poolCells } from './select';
import { rp } from '../../../rules/money.fixture';

const DRAWN = 15_000;
type Room = ReturnType<typeof openRoom>;
const draw = (room: Room, number = 4) => {
  room.at(DRAWN);
  room.send({ type: 'wire.end', end: endOf(1, number) });
};

describe('setting up', () => {
  it('a tap puts the amount on a pool, at most what a bet may be', () => {
    const room = openRoom();
    room.send({ type: 'amount.set', amount: rp(60_000) });
    room.tap('red', 'blue', 'red');
    expect(room.slip()).toEqual({ red: 100_000, blue: 60_000 });
    room.tap('red');
    room.send({ type: 'slip.undo' });
    expect(room.slip()).toEqual({ red: 60_000, blue: 60_000 });
  });

  it('is taken back step by step, doubled, and cleared with a way back', () => {
    const room = openRoom();
    room.tap('red', 'black');
    room.send({ type: 'slip.double' });
    expect(room.slip()).toEqual({ red: 20_000, black: 20_000 });
    room.send({ type: 'slip.clear' });
    expect(room.slip()).toEqual({});
    room.send({ type: 'slip.undo' });
    room.send({ type: 'slip.undo' });
    expect(room.slip()).toEqual({ red: 10_000, black: 10_000 });
  });

  it('with nothing set up doubling is what lies on the table once more', async () => {
    const room = openRoom();
    await room.bet('red', 'red');
    room.send({ type: 'slip.double' });
    expect(room.slip()).toEqual({ red: 20_000 });
  });

  it('is not possible from the close to the draw, and possible for the next round after it', () => {
    const room = openRoom();
    room.at(DRAWN);
    room.tap('red');
    expect(room.slip()).toEqual({});
    draw(room);
    room.tap('red');
    expect(room.slip()).toEqual({ red: 10_000 });
  });
});

describe('a bet', () => {
  it('sends all pools of a press with an id each, and they join the round when the server says yes', async () => {
    const room = openRoom();
    room.tap('red', 'blue', 'red');
    room.press('bet.place');
    expect(room.button()).toMatchObject({ kind: 'place', pending: true });
    expect(room.asked[0]?.input).toEqual({
      roundId: '1',
      bets: [
        { select: ['red'], amount: rp(20_000), uuid: 'uuid-1.0' },
        { select: ['blue'], amount: rp(10_000), uuid: 'uuid-1.1' },
      ],
    });
    await room.answer();
    expect(room.mine()).toEqual({ red: 20_000, blue: 10_000 });
    expect(room.slip()).toEqual({});
    expect(room.said).toContainEqual({ type: 'balance', balance: rp(899_999) });
    expect(room.cues()).toEqual([
      {
        type: 'placed',
        bets: [
          { pool: 'red', amount: 20_000 },
          { pool: 'blue', amount: 10_000 },
        ],
      },
    ]);
  });

  it('that is refused stays set up; the others stand', async () => {
    const room = openRoom();
    room.tap('red', 'blue');
    room.press('bet.place');
    await room.answer({ blue: new CodeError(CODE.insufficientBalance) });
    expect(room.mine()).toEqual({ red: 10_000 });
    expect(room.slip()).toEqual({ blue: 10_000 });
    expect(room.context().refusal).toEqual({ code: CODE.insufficientBalance, params: {} });
    expect(room.resyncs()).toEqual([]);
  });

  it('whose answer never came asks the server what became of it', async () => {
    const room = openRoom();
    room.tap('red');
    room.press('bet.place');
    room.asked[0]?.reject(new Error('time out'));
    await settle();
    expect(room.resyncs()).toEqual(['unsure']);
    expect(room.slip()).toEqual({ red: 10_000 });
  });

  it('stands where the reply says no more: balance and bets are asked for, nothing is refused', async () => {
    const room = openRoom();
    room.tap('red');
    room.press('bet.place');
    const { input } = room.asked[0] ?? { input: { roundId: '', bets: [] } };
    const answers = answersTo(input).map((answer) => ({ ...answer, balance: undefined, bet: undefined }));
    room.asked[0]?.resolve(answers as ReturnType<typeof answersTo>);
    await settle();
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
    expect(room.said.some(({ type }) => type === 'refused')).toBe(false);
    expect(room.resyncs()).toEqual(['unsure']);
  });

  it('counts once, whether its answer or the stream comes first', async () => {
    const room = openRoom();
    room.tap('red');
    room.press('bet.place');
    const answers = answersTo(room.asked[0]?.input ?? { roundId: '', bets: [] });
    const bets = answers.flatMap((answer) => (answer.ok ? (answer.bet ?? []) : []));
    room.send({ type: 'wire.update', update: { roundId: '1', bets, totals: totals({ red: 10_000 }), players: 6 } });
    room.asked[0]?.resolve(answers);
    await settle();
    room.send({
      type: 'wire.update',
      update: {
        roundId: '1',
        bets: [...bets, betOf('a', 'blue', 5)],
        totals: totals({ red: 10_000, blue: 5 }),
        players: 6,
      },
    });
    expect(room.mine()).toEqual({ red: 10_000 });
    expect(room.context().bets).toHaveLength(2);
  });

  it('is the player’s, not the next one’s on the same device', async () => {
    const room = openRoom();
    await room.bet('red');
    room.send({ type: 'user.changed', userId: null });
    expect(room.mine()).toEqual({});
    expect(room.context().last).toBeNull();
    expect(room.button()).toMatchObject({ kind: 'login' });
    expect(room.resyncs()).toEqual(['user']);
  });
});

describe('once more', () => {
  it('sends the stakes of the last round that had any', async () => {
    const room = openRoom();
    await room.bet('red', 'blue');
    draw(room);
    room.at(23_000);
    room.send({ type: 'wire.start', start: startOf(2) });
    room.press('bet.again');
    expect(room.asked[1]?.input).toMatchObject({
      roundId: '2',
      bets: [
        { select: ['red'], amount: rp(10_000) },
        { select: ['blue'], amount: rp(10_000) },
      ],
    });
  });

  it('after a reload the snapshot tells what it was', () => {
    const room = openRoom({ snapshot: drawnOf(1, 4, { mine: new Map([['blue', rp(5_000)]]) }) });
    room.at(16_000);
    room.press('bet.again');
    expect(room.context().queued).toMatchObject({ from: 'last' });
    expect(Object.fromEntries(room.context().queued?.stakes ?? [])).toEqual({ blue: rp(5_000) });
  });

  it('waits in the result phase and is sent once when the next round takes bets', async () => {
    const room = openRoom();
    await room.bet('red');
    draw(room);
    room.press('bet.again');
    room.press('bet.again');
    expect(room.asked).toHaveLength(1);
    room.at(23_000);
    room.send({ type: 'wire.start', start: startOf(2) });
    expect(room.asked).toHaveLength(2);
    expect(room.context().queued).toBeNull();
    await room.answer();
    expect(room.mine()).toEqual({ red: 10_000 });
  });

  it('is called off with one tap; what was set up comes back', async () => {
    const room = openRoom();
    draw(room);
    room.tap('black');
    room.press('bet.place');
    expect(room.slip()).toEqual({});
    expect(poolCells(room.context()).map(({ queued }) => queued)).toEqual([0, 10_000, 0]);
    room.send({ type: 'queue.cancel' });
    expect(room.slip()).toEqual({ black: 10_000 });
    room.send({ type: 'wire.start', start: startOf(2) });
    expect(room.asked).toEqual([]);
  });

  it('is not sent behind the player’s back after a lost connection', async () => {
    const room = openRoom();
    await room.bet('red');
    draw(room);
    room.press('bet.again');
    room.send({ type: 'link.offline' });
    expect(room.said).toContainEqual({ type: 'queue.dropped' });
    room.send({ type: 'link.online' });
    room.send({ type: 'wire.snapshot', snapshot: snapshotOf(2) });
    expect(room.asked).toHaveLength(1);
  });
});
