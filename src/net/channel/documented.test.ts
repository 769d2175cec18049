import { expect, it } from 'vitest';
import { crashCalls } from '../../../contract/crash';
import { diceCalls } from '../../../contract/dice';
import type { Call, CallRequest } from '../../../contract/wire';
import { wingoCalls } from '../../../contract/wingo';
import { testChannel } from './testKit';

const HEX = 'ab'.repeat(32);

/** What a client makes of a reply. */
async function asked<C extends Call>(call: C, payload: CallRequest<C>, reply: unknown) {
  const { channel, connected, peer, heardOf } = testChannel();
  await connected();
  const answer = channel.request(call, payload);
  peer().reply(call.route, reply);
  const read = await answer;
  expect(heardOf('report')).toEqual([]);
  return read;
}

it('a crash room opens on the documented fields alone', async () => {
  const reply = {
    status: 'goingUp',
    roundId: '41',
    startTime: 1_000,
    target: null,
    bet: [
      { userId: 'u1', amount: 10_000, rate: null, avatar: 'a1' },
      { userId: 'u2', amount: 5_000, rate: 1.5, avatar: 'a2' },
    ],
    historyRate: [1.01, 20],
    profitRate: 1,
    seedPubHash: HEX,
    seedHashHash: HEX,
  };
  expect(await asked(crashCalls.curGame, { currency: 'IDR' }, reply)).toMatchObject({
    roundId: '41',
    nextRoundId: '42',
    players: 2,
    betAmountRange: { min: 1_000, max: 5_000_000 },
    bet: [{ userId: 'u1' }, { userId: 'u2', rate: 1.5 }],
  });
});

it('a Wingo room opens on the documented fields alone', async () => {
  const reply = {
    endTime: 1_764_000_060_000,
    curTime: 1_764_000_040_000,
    model: 2,
    myOrders: [],
    orders: [],
    phase: '20261120200001',
    serverSeedHash: HEX,
  };
  expect(await asked(wingoCalls.curRound, { currency: 'IDR', model: 2 }, reply)).toMatchObject({
    startTime: 1_764_000_000_000,
    closeTime: 1_764_000_057_000,
    players: 0,
  });
});

it.each([{}, null, { ok: true }])(
  'a bet, a withdrawal and a cash-out that stand are told as such by %j',
  async (reply) => {
    const bet = { roundId: '41', amount: 10_000, rate: 2, currency: 'IDR', uuid: 'uuid-0001' } as const;
    expect(await asked(crashCalls.bet, bet, reply)).toEqual({
      roundId: '41',
      joinedNext: false,
      bet: { roundId: '41', amount: 10_000, auto: 2, isEscape: false, winAmount: 0 },
    });
    expect(await asked(crashCalls.cancel, { roundId: '41' }, reply)).toEqual({ roundId: '41' });
    expect(await asked(crashCalls.escape, { roundId: '41' }, reply)).toEqual({ roundId: '41' });
    const order = { select: ['red', 'one'], amount: 2_000, phaseNum: '20261120300001' };
    expect(await asked(wingoCalls.bet, order, reply)).toEqual({ phase: '20261120300001', model: 3, cost: 4_000 });
    expect(await asked(diceCalls.bet, { pool: 2, amount: 1_000, roundId: '7' }, reply)).toEqual({ roundId: '7' });
  },
);

it('what contradicts the documents is still no reply', async () => {
  const { channel, connected, peer, heardOf } = testChannel();
  await connected();
  const answer = channel.request(crashCalls.bet, { roundId: '41', amount: 1_000, currency: 'IDR' });
  peer().reply(crashCalls.bet.route, { roundId: 'x' });
  await expect(answer).rejects.toMatchObject({ kind: 'failure' });
  expect(heardOf('report')).toMatchObject([{ kind: 'misfit' }]);
});
