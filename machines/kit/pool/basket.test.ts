import { describe, expect, it } from 'vitest';
import { CODE, CodeError } from '../../../contract/errors';
import { openRound } from './desk';
import { sumOf } from './stakes';
import { first, openRoom, settle } from '../../wingo/room.fixture';
import { boardViews, cueOf } from '../../wingo/select';
import { rp } from '../../../rules/money.fixture';

/** Picks that are one bet together, as Wingo's are: on its fixture, over its wire. */

type Room = ReturnType<typeof openRoom>;
const picks = ({ context }: Room) => [...context().slip.stakes.keys()];
const board = ({ actor }: Room) => boardViews()(actor.getSnapshot());

describe('picks', () => {
  it('are chosen and let go, in the order of the board', () => {
    const room = openRoom();
    room.pick('red', 'one', 'green', 'red');
    expect(picks(room)).toEqual(['one', 'green']);
    expect(room.said.at(-1)).toEqual({ type: 'picked', pool: 'red', on: false });
    room.send({ type: 'slip.clear' });
    expect(picks(room)).toEqual([]);
    expect(room.said.slice(-2)).toEqual([
      { type: 'picked', pool: 'one', on: false },
      { type: 'picked', pool: 'green', on: false },
    ]);
  });

  it('cost amount x multiple x selections', () => {
    const room = openRoom();
    room.pick('red', 'one');
    room.send({ type: 'amount.set', amount: rp(2_000) });
    room.send({ type: 'multiple.set', multiple: 5 });
    expect(room.button()).toMatchObject({ kind: 'place', next: false, pending: false, blocked: null });
    expect(sumOf(room.context().slip.stakes)).toBe(rp(20_000));
    expect(openRound(room.context(), room.clock.now())?.roundId).toBe(first().phaseNum);
    expect(board(room).cells.find(({ option }) => option === 'one')).toEqual({
      option: 'one',
      picked: true,
      pending: 10_000,
      placed: 0,
    });
    room.press();
    expect(room.asked[0]?.input).toEqual({
      roundId: first().phaseNum,
      bets: [{ select: ['one', 'red'], amount: rp(10_000), uuid: 'uuid-0001' }],
    });
  });

  it('are not taken under the mask, though what was chosen before can still be placed', () => {
    const room = openRoom();
    room.pick('red');
    room.at(26_500);
    room.pick('one');
    expect(picks(room)).toEqual(['red']);
    room.press();
    expect(room.asked).toHaveLength(1);
  });

  it('are not doubled one by one: all lie there for the same amount', () => {
    const room = openRoom();
    room.pick('red');
    const before = room.context();
    room.send({ type: 'slip.double' });
    expect(room.context().slip).toBe(before.slip);
  });

  it('need at least one number or colour, and an amount within the limits', () => {
    const room = openRoom();
    expect(room.button()).toMatchObject({ kind: 'pick' });
    room.press();
    expect(room.asked).toEqual([]);
    room.pick('red');
    room.send({ type: 'amount.set', amount: rp(999) });
    expect(room.button()).toMatchObject({ kind: 'place', blocked: 'fields' });
  });

  it('are cleared after the bet', async () => {
    const room = openRoom();
    room.pick('red', 'one');
    room.send({ type: 'amount.set', amount: rp(1_000) });
    room.press();
    expect(room.button()).toMatchObject({ kind: 'place', pending: true });
    await room.take();
    expect(picks(room)).toEqual([]);
    expect(room.said).toContainEqual({ type: 'balance', balance: rp(900_000) });
    const stakes = new Map([
      ['one', rp(1_000)],
      ['red', rp(1_000)],
    ]);
    expect(room.said).toContainEqual({ type: 'accepted', roundId: first().phaseNum, stakes });
    const [cue] = room.cues().slice(-1);
    expect(cue && cueOf(cue, room.context().mine)).toEqual({ type: 'placed', options: ['one', 'red'] });
  });

  it('are asked for where the reply says no more than that the order stands', async () => {
    const room = openRoom();
    room.pick('red', 'one');
    room.press();
    const [bet] = room.asked[0]?.input.bets ?? [];
    if (bet === undefined) throw new Error('nothing was sent');
    room.asked[0]?.resolve([{ ...bet, ok: true, roundId: first().phaseNum, balance: undefined, bet: undefined }]);
    await settle();
    expect(room.resyncs()).toEqual(['unsure']);
    expect(room.said).toContainEqual({ type: 'balance.refresh' });
    expect(room.said.some(({ type }) => type === 'refused')).toBe(false);
  });

  it('stay when the bet is refused', async () => {
    const room = openRoom();
    room.pick('red');
    room.press();
    room.asked[0]?.reject(new CodeError(CODE.roundClosing));
    await settle();
    expect(picks(room)).toEqual(['red']);
    expect(room.context().refusal?.code).toBe(CODE.roundClosing);
    expect(room.resyncs()).toEqual([]);
  });

  it('without an answer ask the server what became of them', async () => {
    const room = openRoom();
    room.pick('red');
    room.press();
    room.asked[0]?.reject(new Error('time out'));
    await settle();
    expect(room.resyncs()).toEqual(['unsure']);
  });

  it('are not sent twice, nor by guests', () => {
    const room = openRoom();
    room.pick('red');
    room.press();
    room.press();
    expect(room.asked).toHaveLength(1);
    const guest = openRoom({ userId: null });
    guest.pick('red');
    guest.press();
    expect(guest.asked).toEqual([]);
    expect(guest.button()).toMatchObject({ kind: 'login' });
  });
});
