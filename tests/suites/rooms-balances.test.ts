import { expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { pushes } from '../../contract/inbox';
import { wingoCalls } from '../../contract/wingo';
import { phaseAt } from '../../rules/wingo/phase';
import { testEngines } from './engines';
import { player, roomHouse } from './rooms-kit';

const ANA = player('ana');
const IDR = { currency: 'IDR' } as const;

for (const engine of testEngines('rooms-balances')) {
  it(`two rooms that pay one player in the same millisecond never give a balance the same version, nor one of another node's, on ${engine.name}`, async () => {
    const store = await engine.open();
    const before = roomHouse({ store });
    await before.start();
    await before.grant(ANA);
    await before.ask(crashCalls.bet, { roundId: '1', amount: 10_000, ...IDR }, ANA);
    await before.ask(
      wingoCalls.bet,
      { select: ['red', 'green'], amount: 1_000, phaseNum: phaseAt(1, before.clock.now()).phaseNum },
      ANA,
    );
    // The process dies; the next one returns the crash stake and settles the phase on a clock that stands still meanwhile.
    before.clock.forget();
    before.clock.jump(before.clock.now() + 40_000);
    const house = roomHouse({ store, salt: 'b', clock: before.clock });
    await house.start();
    const told = house.pushed
      .filter(({ route }) => route === pushes.balance.route)
      .map(({ payload }) => pushes.balance.payload.parse(payload));
    expect(told).toHaveLength(2);
    const { last } = await store.db
      .selectFrom('transfers')
      .select((eb) => eb.fn.max('id').as('last'))
      .where('owner', '=', ANA.id)
      .executeTakeFirstOrThrow();
    expect([told[0]?.version, told[1]?.version]).toEqual([Number(last) - 1, Number(last)]);
    expect((told[1]?.balance ?? 0) * 100).toBe(Number(await house.ledger.balanceOf(ANA.id)));
    await house.stop();
    expect(house.errors).toEqual([]);
    await store.close();
  });
}
