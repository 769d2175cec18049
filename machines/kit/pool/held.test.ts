import { describe, expect, it } from 'vitest';
import type { WingoModel, WingoOrder } from '../../../contract/wingo';
import { staked, stakedOpen } from './select';
import { orderLines } from '../../wingo/orders';
import { endOf, first, ME, openRoom, orderOf, roundOf, second, startOf } from '../../wingo/room.fixture';
import { rp } from '../../../rules/money.fixture';

/** A result that is held while the next round takes bets, as Wingo's is: on its fixture, over its wire. */

type Room = ReturnType<typeof openRoom>;
const draw = (room: Room, number = 4) => {
  room.at(30_000);
  room.hear.end(endOf(first(), number));
};
const mine = ({ context }: Room) => staked(context());
const mineNext = ({ context }: Room) => stakedOpen(context());
const updateOf = (orders: WingoOrder[], phase = first().phaseNum, model: WingoModel = 1) => ({
  model,
  phase,
  orders,
  players: 6,
});

describe('while the result is shown', () => {
  it('bets and updates of the coming phase wait and join the board with it', async () => {
    const room = openRoom();
    await room.bet(['red']);
    draw(room);
    room.hear.start(startOf(second()));
    await room.bet(['green'], 2_000);
    room.hear.update(
      updateOf([orderOf('a', ['one'], 5_000, { phase: second().phaseNum, uuid: 'a1' })], second().phaseNum),
    );
    expect(room.asked[1]?.input.roundId).toBe(second().phaseNum);
    expect([mine(room), mineNext(room)]).toEqual([rp(1_000), rp(2_000)]);
    expect(room.context().bets.map(({ userId }) => userId)).toEqual([ME]);
    room.at(35_000);
    expect(mine(room)).toBe(rp(2_000));
    const lines = orderLines(room.context().bets, ME);
    expect(lines.map(({ userId, amount }) => [userId, amount])).toEqual([
      [ME, rp(2_000)],
      ['a', rp(5_000)],
    ]);
    expect(room.context().next).toBeNull();
  });

  it('no bet is possible before the next phase has started', () => {
    const room = openRoom();
    draw(room);
    room.pick('red');
    room.press();
    expect(room.asked).toEqual([]);
    expect(room.context().queued).toBeNull();
    expect(room.button()).toMatchObject({ kind: 'closed' });
  });

  it('a snapshot of the coming phase does not cut the draw short', () => {
    const room = openRoom();
    draw(room);
    const next = { uuid: 'x', phase: second().phaseNum };
    room.hear.snapshot(roundOf(second(), { myOrders: [orderOf(ME, ['one'], 3_000, next)] }));
    expect(room.status()).toBe(1);
    room.at(35_000);
    expect(room.status()).toBe(0);
    expect(mine(room)).toBe(rp(3_000));
  });

  it('a snapshot made before the draw changes nothing', () => {
    const room = openRoom();
    draw(room);
    const before = room.context();
    room.hear.snapshot(roundOf(first()));
    expect(room.context()).toBe(before);
  });

  it('the last order waits for the next phase to take the board, and is sent once', async () => {
    const room = openRoom();
    await room.bet(['red', 'one'], 2_000);
    draw(room);
    room.hear.start(startOf(second()));
    room.press('bet.again');
    expect(room.context().queued?.stakes.size).toBe(2);
    expect(room.asked).toHaveLength(1);
    room.at(35_000);
    expect(room.asked[1]?.input).toMatchObject({
      roundId: second().phaseNum,
      bets: [{ select: ['one', 'red'], amount: rp(2_000) }],
    });
  });

  it('what waits is given up with the connection, and in another model', async () => {
    const room = openRoom();
    await room.bet(['red']);
    draw(room);
    room.press('bet.again');
    room.send({ type: 'link.offline' });
    expect(room.context().queued).toBeNull();
    room.send({ type: 'link.online' });
    room.press('bet.again');
    room.send({ type: 'table.select', table: 2 });
    expect(room.context().queued).toBeNull();
  });
});
