import { expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { timeAt } from '../../rules/crash/curve';
import { toRate } from '../../rules/money';
import { testEngines } from './engines';
import { player, roomHouse } from './rooms-kit';

const ANA = player('ana');
const BUDI = player('budi');
const CREDIT = 100_000_000n;

it.each(testEngines('rooms-stop'))(
  'an auto cash-out that the flight reached before an orderly stop is paid, on $name',
  async ({ open }) => {
    const store = await open();
    const house = roomHouse({ store, salt: 'high' });
    await house.start();
    await house.grant(ANA, BUDI);
    const { roundId, startTime } = await house.ask(crashCalls.curGame, { currency: 'IDR' });
    await house.ask(crashCalls.bet, { roundId, amount: 10_000, rate: 1.01, currency: 'IDR' }, ANA);
    await house.ask(crashCalls.bet, { roundId, amount: 10_000, rate: 5_000, currency: 'IDR' }, BUDI);
    // Between two ticks of 100 ms.
    await house.clock.advanceTo(startTime + timeAt(toRate(1.01)) + 10);
    expect((await house.send(crashCalls.curGame, { currency: 'IDR' })).status).toBe('goingUp');
    await house.stop();
    expect(await house.ledger.balanceOf(ANA.id)).toBe(CREDIT + 10_000n);
    expect(await house.ledger.balanceOf(BUDI.id)).toBe(CREDIT);
    expect(await house.ledger.audit()).toEqual([]);
    await store.close();
  },
);
