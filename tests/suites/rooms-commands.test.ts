import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { wingoCalls } from '../../contract/wingo';
import type { Store } from '../../server/ports';
import { phaseAt } from '../../rules/wingo/phase';
import { testEngines } from './engines';
import { player, roomHouse, type RoomHouse } from './rooms-kit';

/** The client's ids for commands, against somebody who means harm: whatever they are, no room may stumble over them. */
describe.each(testEngines('rooms-commands'))('ids of commands on $name', ({ open }) => {
  const ana = player('ana');
  let store: Store;
  let house: RoomHouse;

  beforeEach(async () => {
    store = await open();
    // No window: two rooms' commits begin in the same moment.
    house = roomHouse({ store, deps: { batchWindowMs: 0 } });
    await house.start();
    await house.grant(ana);
  });
  afterEach(async () => {
    await house.stop();
    expect(house.errors).toEqual([]);
    expect(await house.ledger.audit()).toEqual([]);
    await store.close();
  });

  const crashRound = async () => (await house.ask(crashCalls.curGame, { currency: 'IDR' })).roundId;

  it.each([['a NUL', 'abcdefgh\u0000tail'], ['half a surrogate pair', 'abcdefgh\ud800'], ['a line break', 'abcdefgh\nijkl'], ['letters of another script', 'идентификатор']])('%s is no id, and is refused at the door', async (_, uuid) => {
    const phaseNum = phaseAt(2, house.clock.now()).phaseNum;
    expect(crashCalls.bet.req.safeParse({ roundId: '1', amount: 1_000, currency: 'IDR', uuid }).success).toBe(false);
    expect(crashCalls.cancel.req.safeParse({ roundId: '1', uuid }).success).toBe(false);
    expect(crashCalls.escape.req.safeParse({ roundId: '1', uuid }).success).toBe(false);
    expect(wingoCalls.bet.req.safeParse({ select: ['red'], amount: 1_000, phaseNum, uuid }).success).toBe(false);
  });

  it('a commit whose answer was lost neither keeps a stake nor forgets its bet', async () => {
    let lost = 0;
    const silent: Store = {
      ...store,
      async transaction(work) {
        const done = await store.transaction(work);
        if (lost === 0) return done;
        lost -= 1;
        throw new Error('the connection ended over the commit');
      },
    };
    await house.stop();
    house = roomHouse({ store: silent, salt: 'b', deps: { batchWindowMs: 0 } });
    await house.start();
    const roundId = await crashRound();
    lost = 1;
    const placed = await house.ask(crashCalls.bet, { roundId, amount: 1_000, currency: 'IDR', uuid: 'lost-answer' }, ana).catch(() => null);
    await house.clock.advance(1_000);
    const { own } = await house.ask(crashCalls.curGame, { currency: 'IDR' }, ana);
    const stake = 100_000_000n - (await house.ledger.balanceOf(ana.id));
    expect({ stake, inPlay: own !== undefined }).toEqual(stake > 0n ? { stake: 100_000n, inPlay: true } : { stake: 0n, inPlay: false });
    if (placed === null) house.errors.length = 0;
  });

  it('one id for two rooms at the same moment harms neither', async () => {
    const uuid = 'the-same-id-twice';
    const roundId = await crashRound();
    const phaseNum = phaseAt(3, house.clock.now()).phaseNum;
    const both = Promise.allSettled([
      house.send(crashCalls.bet, { roundId, amount: 1_000, currency: 'IDR', uuid }, ana),
      house.send(wingoCalls.bet, { select: ['red'], amount: 1_000, phaseNum, uuid }, ana),
    ]);
    const results = await both;
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(house.errors).toEqual([]);
    expect(house.rooms.every((room) => room.isOpen())).toBe(true);
    expect(await crashRound()).toBe(roundId);
  });
});
