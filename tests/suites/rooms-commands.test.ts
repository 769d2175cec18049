import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { wingoCalls } from '../../contract/wingo';
import type { CodeError } from '../../contract/errors';
import type { Store } from '../../server/ports';
import { phaseAt } from '../../rules/wingo/phase';
import { MOST_WAITING } from '../../server/rounds/writer/writer';
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

  it.each([
    ['a NUL', 'abcdefgh\u0000tail'],
    ['half a surrogate pair', 'abcdefgh\ud800'],
    ['a line break', 'abcdefgh\nijkl'],
    ['letters of another script', 'идентификатор'],
  ])('%s is no id, and is refused at the door', async (_, uuid) => {
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
    const placed = await house
      .ask(crashCalls.bet, { roundId, amount: 1_000, currency: 'IDR', uuid: 'lost-answer' }, ana)
      .catch(() => null);
    await house.until(() => house.rooms.every((room) => room.isOpen()));
    const { own } = await house.ask(crashCalls.curGame, { currency: 'IDR' }, ana);
    const stake = 100_000_000n - (await house.ledger.balanceOf(ana.id));
    expect({ stake, inPlay: own !== undefined }).toEqual(
      stake > 0n ? { stake: 100_000n, inPlay: true } : { stake: 0n, inPlay: false },
    );
    if (placed === null) house.errors.length = 0;
  });

  it('a player who sends a hundred at once is slowed down, and the room is not', async () => {
    const phaseNum = phaseAt(3, house.clock.now()).phaseNum;
    const many = Promise.allSettled(
      Array.from({ length: 100 }, () => house.send(wingoCalls.bet, { select: ['red'], amount: 1_000, phaseNum }, ana)),
    );
    await house.clock.advance(1_000);
    const results = await many;
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as CodeError).code] : [],
    );
    // Each is a commit of its own, and a turn of the room waits for all that came before it.
    expect(results.length - refused.length).toBeLessThanOrEqual(MOST_WAITING);
    expect(new Set(refused)).toEqual(new Set([667]));
    expect(await house.ask(wingoCalls.bet, { select: ['red'], amount: 1_000, phaseNum }, ana)).toMatchObject({
      cost: 1_000,
    });
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
