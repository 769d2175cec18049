import { describe, expect, it } from 'vitest';
import { hasStakes, staked } from './select';
import { endOf, first, HEX, ME, openRoom, orderOf, resultOf, roundOf, second, startOf } from '../../wingo/room.fixture';
import { boardViews } from '../../wingo/select';
import { rp } from '../../../rules/money.fixture';

/** Several tables side by side, as Wingo's models are: on its fixture, over its wire. */

type Room = ReturnType<typeof openRoom>;
const draw = (room: Room, number = 4) => {
  room.at(30_000);
  room.hear.end(endOf(first(), number));
};
const mine = ({ context }: Room) => staked(context());
const picks = ({ context }: Room) => [...context().slip.stakes.keys()];
const board = ({ actor }: Room) => boardViews()(actor.getSnapshot());

describe('a round start', () => {
  it('for another model only updates that model', () => {
    const room = openRoom();
    room.hear.snapshot(roundOf(first(2), { orders: [orderOf('a', ['red'], 1)] }));
    const before = room.context();
    room.hear.start(startOf(second(2)));
    expect(room.context().asides.get(2)).toMatchObject({
      round: { roundId: second(2).phaseNum, hash: 'cd'.repeat(32) },
      bets: [],
    });
    expect({ ...room.context(), asides: null }).toEqual({ ...before, asides: null });
    expect(room.phase()).toBe('open');
  });
});

describe('a round end', () => {
  it('for another model clears its bets and leaves the board alone', () => {
    const room = openRoom();
    room.hear.snapshot(
      roundOf(first(2), {
        orders: [orderOf('a', ['red'], 1)],
        myOrders: [orderOf(ME, ['red'], 1, { uuid: 'x' })],
      }),
    );
    expect(hasStakes(room.context(), 2)).toBe(true);
    room.hear.end(endOf(first(2), 7));
    expect(room.context().asides.get(2)).toMatchObject({ bets: [], round: { salt: HEX }, history: [{ draw: 7 }, {}] });
    expect(hasStakes(room.context(), 2)).toBe(false);
    expect(room.status()).toBe(0);
    expect(room.cues()).toEqual([]);
  });
});

describe('a result', () => {
  it('above 0 in another model shows a win flag for 3 s', () => {
    const room = openRoom();
    room.hear.result(resultOf(first(2), 9_500, 1_000));
    expect(room.context().asideWin).toEqual({ table: 2, back: rp(9_500), stake: rp(1_000), size: 'M' });
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
    room.at(2_900);
    expect(room.context().asideWin).not.toBeNull();
    room.at(3_000);
    expect(room.context().asideWin).toBeNull();
    expect(room.cues()).toEqual([]);
  });

  it('in another model, or in one that was left, that is no more than the stake is told without a celebration', () => {
    const room = openRoom();
    room.hear.result(resultOf(first(2), 1_500, 2_000));
    expect(room.context().asideWin).toEqual({ table: 2, back: rp(1_500), stake: rp(2_000), size: 'none' });
    const left = openRoom();
    draw(left);
    left.hear.result(resultOf(first(), 2_000, 2_000));
    left.send({ type: 'table.select', table: 2 });
    left.at(33_000);
    expect(left.context().asideWin).toEqual({ table: 1, back: rp(2_000), stake: rp(2_000), size: 'none' });
    for (const { cues } of [room, left]) expect(cues()).not.toContainEqual(expect.objectContaining({ type: 'win' }));
  });

  it('of a model that was left meanwhile shows the flag instead, also when the other one has turned', () => {
    const room = openRoom();
    room.hear.snapshot(roundOf(first(2)));
    draw(room);
    room.hear.result(resultOf(first(), 9_500, 1_000));
    room.send({ type: 'table.select', table: 2 });
    room.hear.start(startOf(second(2)));
    room.at(33_000);
    const asideWin = { table: 1, back: rp(9_500), stake: rp(1_000), size: 'M' };
    expect(room.context()).toMatchObject({ win: null, asideWin });
  });
});

describe('the room', () => {
  it('forgets the last player at every model, an answer on its way included', async () => {
    const room = openRoom();
    room.hear.snapshot(roundOf(first(2), { myOrders: [orderOf(ME, ['red'], 1, { uuid: 'x' })] }));
    await room.bet(['red']);
    room.pick('green');
    room.press();
    room.send({ type: 'user.changed', userId: 'other' });
    await room.take();
    expect(mine(room)).toBe(0n);
    expect([1, 2, 3].some((model) => hasStakes(room.context(), model))).toBe(false);
    expect(room.resyncs()).toEqual(['user']);
  });
});

describe('the model on screen', () => {
  it('changes with a moment of its own and asks for its round', () => {
    const room = openRoom();
    room.hear.snapshot(roundOf(first(3), { history: [{ phase: '20261120300001', number: 9 }] }));
    room.send({ type: 'table.select', table: 3 });
    expect(room.said).toEqual([
      { type: 'table', from: 1, to: 3 },
      { type: 'resync', table: 3, reason: 'table' },
    ]);
    expect(room.status()).toBe(0);
    expect(board(room)).toMatchObject({ model: 3, phaseNum: first(3).phaseNum, last: { number: 9 } });
  });

  it('that is not known yet is idle until its snapshot', () => {
    const room = openRoom();
    room.send({ type: 'table.select', table: 2 });
    expect(room.status()).toBe(-1);
    room.hear.snapshot(roundOf(first(1)));
    expect(room.status()).toBe(-1);
    room.hear.snapshot(roundOf(first(2)));
    expect(room.status()).toBe(0);
  });

  it('takes along what waited for the old one, and the picks', async () => {
    const room = openRoom();
    draw(room);
    room.hear.start(startOf(second()));
    await room.bet(['red'], 4_000);
    room.pick('one');
    room.send({ type: 'table.select', table: 2 });
    expect(room.context().asides.get(1)).toMatchObject({ round: { roundId: second().phaseNum, runs: [] } });
    expect(
      room
        .context()
        .asides.get(1)
        ?.history.map(({ draw: number }) => number),
    ).toEqual([4, 3]);
    room.send({ type: 'table.select', table: 1 });
    expect(room.status()).toBe(0);
    expect(mine(room)).toBe(rp(4_000));
    expect(picks(room)).toEqual(['one']);
  });

  it('the same again is nothing', () => {
    const room = openRoom();
    room.send({ type: 'table.select', table: 1 });
    expect(room.said).toEqual([]);
  });

  it('takes the answer to an order for the one that was left', async () => {
    const room = openRoom();
    room.pick('red');
    room.press();
    room.send({ type: 'table.select', table: 2 });
    await room.take();
    expect(hasStakes(room.context(), 1)).toBe(true);
    expect(mine(room)).toBe(0n);
    expect(room.resyncs()).toEqual(['table']);
  });
});
