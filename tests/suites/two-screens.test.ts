import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CURRENCY, ROLLER_CALM_MS } from '../../contract/constants';
import { coinFlipCalls } from '../../contract/coinFlip';
import { crashCalls } from '../../contract/crash';
import { diceCalls } from '../../contract/dice';
import { dingdongCalls } from '../../contract/dingdong';
import { hiloCalls } from '../../contract/hilo';
import { pushes } from '../../contract/inbox';
import { minesCalls } from '../../contract/mines';
import { rollerCalls } from '../../contract/roller';
import { rouletteCalls } from '../../contract/roulette';
import { wingoCalls } from '../../contract/wingo';
import type { GameId } from '../../contract/games';
import { phaseAt } from '../../rules/wingo/phase';
import { PlayHouse, type Visitor } from '../lib/play-house';

/** One player on two connections: what one of them stakes, the other hears, whatever room it is in. */
const IDR = { currency: CURRENCY } as const;
const STAKE = 10_000;

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-two-screens-'));
let house: PlayHouse;
let here: Visitor;
let there: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  house = await PlayHouse.open({ dataDir });
  here = await house.player(1);
  stranger = await house.player(2);
  if (here.account === null) throw new Error('nobody is signed in');
  there = await house.signedIn(here.account);
  // A connection's first answer says that its token is settled.
  for (const { client } of [there, stranger]) await house.carried(client.request(minesCalls.curRound.route, IDR));
});
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const heard = ({ client }: Visitor) =>
  client.pushes
    .filter(({ route }) => route === pushes.balance.route)
    .map(({ data }) => pushes.balance.payload.parse(data));

/** Each game's way to stake, with the id of its command. */
const BETS: Readonly<Record<GameId, (uuid: string) => Promise<{ readonly balance?: number | undefined }>>> = {
  wingo: (uuid) =>
    here.ask(wingoCalls.bet, {
      select: ['red'],
      amount: STAKE,
      phaseNum: phaseAt(3, house.clock.now()).phaseNum,
      uuid,
    }),
  roulette: async (uuid) => {
    const { roundId } = await here.ask(rouletteCalls.curRound, IDR);
    return here.ask(rouletteCalls.bet, { roundId, pool: 'red', amount: STAKE, uuid });
  },
  dice: async (uuid) => {
    const { roundId } = await here.ask(diceCalls.curRound, IDR);
    return here.ask(diceCalls.bet, { roundId, pool: 1, amount: STAKE, uuid });
  },
  dingdong: async (uuid) => {
    const { roundId } = await here.ask(dingdongCalls.curRound, IDR);
    return here.ask(dingdongCalls.bet, { roundId, pool: 'APPLE', amount: STAKE, uuid });
  },
  mines: (uuid) => here.ask(minesCalls.startRound, { amount: STAKE, mines: 3, ...IDR, uuid }),
  hilo: (uuid) => here.ask(hiloCalls.startRound, { amount: STAKE, ...IDR, uuid }),
  coinFlip: (uuid) => here.ask(coinFlipCalls.startRound, { amount: STAKE, ...IDR, uuid }),
  roller: (uuid) => here.ask(rollerCalls.startRound, { amount: STAKE, choose: 50_000, isHigher: true, ...IDR, uuid }),
  // Time passes here until a round takes bets: the others do theirs before.
  crash: async (uuid) => {
    await house.nextRound();
    const { roundId } = await here.ask(crashCalls.curGame, IDR);
    return here.ask(crashCalls.bet, { roundId, amount: STAKE, ...IDR, uuid });
  },
};

describe('a balance on two screens', () => {
  it.each(Object.entries(BETS))(
    '%s: a stake on one is told on the other, with the id of its command',
    async (game, bet) => {
      const uuid = `two-screens-${game}`;
      const { balance } = await bet(uuid);
      await expect.poll(() => heard(there).find((push) => push.uuid === uuid)?.balance).toBe(balance);
      expect(heard(stranger)).toEqual([]);
    },
  );

  it('a repeated command moves nothing and tells nothing', async () => {
    const before = heard(there).length;
    await BETS.roller('two-screens-roller');
    await BETS.roller('two-screens-roller-again');
    await expect.poll(() => heard(there).length).toBe(before + 1);
  });

  it('what is told last is what the ledger says, whoever sent it', async () => {
    await house.clock.advance(ROLLER_CALM_MS);
    const { balance } = await BETS.roller('two-screens-last');
    await expect.poll(() => heard(there).at(-1)?.balance).toBe(balance);
    expect(await there.balance()).toBe(balance);
    const versions = heard(there).map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  });
});
