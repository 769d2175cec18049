import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { wingoCalls } from '../../contract/wingo';
import { PlayHouse, type Visitor } from '../lib/play-house';

/**
 * What a player, or somebody with a player's token and bad intentions, may send to the rooms: each is answered with its documented code
 * and its Indonesian text (second document, section 8), moves exactly the money it should, and harms nobody else.
 */
const TEXT = {
  3: 'Parameter tidak sesuai',
  700: 'Saldo tidak cukup',
  702: 'Jumlah taruhan tidak sah',
  706: 'Belum bisa ditarik untuk ronde ini',
  711: 'Jumlah taruhan melebihi batas 1.000 ~ 5.000.000 IDR',
  712: 'Ronde hampir berakhir, ikut ronde berikutnya',
  716: 'Permainan sudah dimulai, ikut ronde berikutnya',
  746: 'Anda sudah ikut ronde ini',
  9005: 'Permintaan berulang',
  10004: 'Masuk dulu untuk ikut bermain',
} as const;
type Code = keyof typeof TEXT;

const IDR = { currency: 'IDR' } as const;
const CREDIT = 1_000_000;
const { curGame, bet, cancel, escape } = crashCalls;

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-bad-input-'));
let house: PlayHouse;
/** Sits at the same tables all along, on one connection, and must never notice anything. */
let witness: Visitor;
let ana: Visitor;
let serial = 0;

const newcomer = (): Promise<Visitor> => house.player((serial += 1));

beforeAll(async () => {
  house = await PlayHouse.open({ dataDir });
  witness = await newcomer();
});
beforeEach(async () => {
  await house.nextRound();
  ana = await newcomer();
});
afterEach(async () => {
  expect(await witness.ask(curGame, IDR)).toMatchObject({ status: expect.any(String) });
  expect(await witness.balance()).toBe(CREDIT);
  expect(await house.app.ledger.audit()).toEqual([]);
});
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const refused = (work: Promise<unknown>, code: Code) =>
  expect(work).rejects.toMatchObject({ body: { code, msg: TEXT[code] } });
const room = (who = ana) => who.ask(curGame, IDR);
const current = async (): Promise<string> => (await room()).roundId;
const phaseOf = async (model: 1 | 2 | 3 = 2): Promise<string> =>
  (await ana.ask(wingoCalls.curRound, { ...IDR, model })).phase;

/** Ana has bet on a round that is up; rounds that crash on the pad are lost and tried again. Returns the round, and what she has left. */
async function aboard(amount = 10_000, who = ana): Promise<{ roundId: string; left: number }> {
  for (let left = CREDIT - amount; ; left -= amount) {
    const { roundId, startTime } = await room(who);
    expect(await who.ask(bet, { roundId, amount, ...IDR })).toMatchObject({ balance: left });
    await house.clock.advanceTo(startTime + 500);
    if ((await room(who)).status === 'goingUp') return { roundId, left };
    await house.nextRound();
  }
}

describe('a crash bet', () => {
  const rows: readonly (readonly [string, Readonly<Record<string, unknown>>, Code])[] = [
    ['a rupiah below the minimum', { amount: 999 }, 711],
    ['a rupiah above the maximum', { amount: 5_000_001 }, 711],
    ['nothing', { amount: 0 }, 711],
    ['more money than there is', { amount: 1e300 }, 711],
    ['a third decimal', { amount: 1_000.001 }, 702],
    ['a negative amount', { amount: -10_000 }, 702],
    ['a rupiah more than the balance', { amount: 1_000_001 }, 700],
    ['sen', { amount: 1_000.1 }, 702],
    ['sen within the limits', { amount: 25_000.5 }, 702],
    ['an amount in words', { amount: 'seribu' }, 702],
    ['an amount as text', { amount: '10000' }, 702],
    ['an amount that is null, as NaN travels', { amount: Number.NaN }, 702],
    ['an amount in a list', { amount: [10_000] }, 702],
    ['no amount', { amount: undefined }, 702],
    ['an auto cash-out of 1x', { rate: 1 }, 3],
    ['an auto cash-out between two steps', { rate: 2.005 }, 3],
    ['an auto cash-out beyond the highest target', { rate: 10_000.01 }, 3],
    ['an auto cash-out as text', { rate: '2' }, 3],
    ['another currency', { currency: 'USD' }, 3],
    ['a round of no number', { roundId: "1'; drop table accounts" }, 3],
    ['no round', { roundId: undefined }, 3],
    ['a command id that is too short', { uuid: 'x' }, 3],
    ['a command id that is too long', { uuid: 'x'.repeat(65) }, 3],
    ['a round that is over', { roundId: '0' }, 712],
    ['a round to come', { roundId: '99999' }, 712],
  ];
  it.each(rows)('of %s is refused', async (_name, over, code) => {
    await refused(ana.call(bet.route, { roundId: await current(), amount: 10_000, ...IDR, ...over }), code);
    expect(await ana.balance()).toBe(CREDIT);
    expect((await room()).own).toBeUndefined();
  });

  it('by a guest is refused', async () => {
    const guest = await house.guest();
    for (const [route, more] of [
      [bet.route, { amount: 10_000, ...IDR }],
      [cancel.route, {}],
      [escape.route, {}],
    ] as const) {
      await refused(guest.call(route, { roundId: await current(), ...more }), 10004);
    }
    expect((await room()).bet).toEqual([]);
  });

  it('on the round that is up already is refused', async () => {
    const budi = await newcomer();
    const { roundId } = await aboard();
    await refused(budi.call(bet.route, { roundId, amount: 10_000, ...IDR }), 716);
    expect(await budi.balance()).toBe(CREDIT);
  });

  it('beside another one in the same round is refused, whatever its id', async () => {
    const roundId = await current();
    await ana.ask(bet, { roundId, amount: 10_000, uuid: 'first-command', ...IDR });
    await refused(ana.call(bet.route, { roundId, amount: 10_000, uuid: 'second-command', ...IDR }), 746);
    await refused(ana.call(bet.route, { roundId, amount: 10_000, ...IDR }), 746);
    expect(await ana.balance()).toBe(CREDIT - 10_000);
  });
});

describe('a crash bet that comes again', () => {
  it('in the same moment, as a double click sends it, is one bet with one answer', async () => {
    const request = { roundId: await current(), amount: 250_001, uuid: 'double-click', ...IDR };
    const secondTab = await house.signedIn(ana.account ?? { token: '', userId: '' });
    const [first, ...others] = await house.carried(
      Promise.all([ana, ana, secondTab].map(({ client }) => client.request(bet.route, request))),
    );
    expect(first).toMatchObject({ balance: 749_999, bet: { amount: 250_001 } });
    for (const other of others) expect(other).toEqual(first);
    expect((await room()).bet).toHaveLength(1);
    expect(await ana.balance()).toBe(749_999);
  });

  it('rounds later, with another amount even, gets its first answer and bets nothing', async () => {
    const roundId = await current();
    const first = await ana.ask(bet, { roundId, amount: 10_000, uuid: 'comes-again', ...IDR });
    await house.nextRound();
    expect(await ana.ask(bet, { roundId, amount: 10_000, uuid: 'comes-again', ...IDR })).toEqual(first);
    expect(await ana.ask(bet, { roundId: await current(), amount: 500_000, uuid: 'comes-again', ...IDR })).toEqual(
      first,
    );
    expect((await room()).own).toBeUndefined();
    expect(await ana.balance()).toBe(CREDIT - 10_000);
  });

  it('after the server was restarted gets its first answer too; the open stake went back once', async () => {
    const request = { roundId: await current(), amount: 10_000, uuid: 'outlives-it', ...IDR };
    const first = await ana.ask(bet, request);
    const accounts = [ana, witness].map(({ account }) => account ?? { token: '', userId: '' });
    await house.close();
    house = await PlayHouse.open({ dataDir, clock: house.clock, salt: 'b' });
    [ana, witness] = (await Promise.all(accounts.map((account) => house.signedIn(account)))) as [Visitor, Visitor];
    expect(await ana.ask(bet, request)).toEqual(first);
    expect((await room()).own).toBeUndefined();
    expect(await ana.balance()).toBe(CREDIT);
  });

  it('as another command is a repeated request', async () => {
    const roundId = await current();
    await ana.ask(bet, { roundId, amount: 10_000, uuid: 'one-command', ...IDR });
    await refused(ana.call(cancel.route, { roundId, uuid: 'one-command' }), 9005);
    await refused(
      ana.call(wingoCalls.bet.route, {
        select: ['red'],
        amount: 1_000,
        phaseNum: await phaseOf(),
        uuid: 'one-command',
      }),
      9005,
    );
    expect(await ana.balance()).toBe(CREDIT - 10_000);
  });
});

describe('taking a crash bet back', () => {
  it('after take-off is refused', async () => {
    const { roundId, left } = await aboard();
    await refused(ana.call(cancel.route, { roundId }), 716);
    expect(await ana.balance()).toBe(left);
  });

  it('twice gives the stake back once', async () => {
    const roundId = await current();
    await ana.ask(bet, { roundId, amount: 10_000, ...IDR });
    expect(await ana.ask(cancel, { roundId })).toMatchObject({ balance: CREDIT });
    await refused(ana.call(cancel.route, { roundId }), 9005);
    expect(await ana.balance()).toBe(CREDIT);
  });

  it("without a bet, somebody else's, or in another round is refused", async () => {
    const budi = await newcomer();
    const roundId = await current();
    await refused(ana.call(cancel.route, { roundId }), 706);
    await ana.ask(bet, { roundId, amount: 10_000, ...IDR });
    await refused(budi.call(cancel.route, { roundId }), 706);
    await refused(ana.call(cancel.route, { roundId: '0' }), 712);
    expect(await ana.balance()).toBe(CREDIT - 10_000);
  });
});

describe('a cash-out', () => {
  it('before take-off is refused', async () => {
    const roundId = await current();
    await ana.ask(bet, { roundId, amount: 10_000, ...IDR });
    await refused(ana.call(escape.route, { roundId }), 706);
    expect(await ana.balance()).toBe(CREDIT - 10_000);
  });

  it('that comes twice pays once', async () => {
    const { roundId, left } = await aboard(10_007);
    const paid = await ana.ask(escape, { roundId, uuid: 'leaves-once' });
    // 500 ms into the flight: 1.03x, and what is paid keeps its sen.
    expect(paid).toMatchObject({ rate: 1.03, winAmount: 10_307.21 });
    await refused(ana.call(escape.route, { roundId }), 9005);
    await refused(ana.call(escape.route, { roundId, uuid: 'leaves-again' }), 9005);
    expect(await ana.ask(escape, { roundId, uuid: 'leaves-once' })).toEqual(paid);
    expect(await ana.balance()).toBe(Math.round((left + 10_307.21) * 100) / 100);
  });

  it("without a bet, of somebody else's bet, of the next round or of one long over is refused", async () => {
    const budi = await newcomer();
    const { roundId, left } = await aboard();
    await refused(budi.call(escape.route, { roundId }), 706);
    await refused(ana.call(escape.route, { roundId: String(Number(roundId) + 1) }), 706);
    await refused(ana.call(escape.route, { roundId: '1' }), 706);
    expect(await ana.balance()).toBe(left);
    expect(await budi.balance()).toBe(CREDIT);
  });

  it('after the crash is refused', async () => {
    const { roundId, left } = await aboard();
    while ((await room()).status === 'goingUp') await house.clock.advance(1_000);
    await refused(ana.call(escape.route, { roundId }), 706);
    await house.nextRound();
    await refused(ana.call(escape.route, { roundId }), 706);
    expect(await ana.balance()).toBe(left);
  });
});

describe('a Wingo order', () => {
  const rows: readonly (readonly [string, Readonly<Record<string, unknown>>, Code])[] = [
    ['more choices than there are', { select: Array.from({ length: 14 }, () => 'red') }, 3],
    ['a choice that is no text', { select: [5] }, 3],
    ['choices that are no list', { select: 'red' }, 3],
    ['no choices', { select: undefined }, 3],
    ['a rupiah below the minimum', { amount: 999 }, 711],
    ['a rupiah above the maximum', { amount: 5_000_001 }, 711],
    ['sen', { amount: 1_000.1 }, 702],
    ['a third decimal', { amount: 1_000.001 }, 702],
    ['a negative amount', { amount: -1_000 }, 702],
    ['an amount as text', { amount: '1000' }, 702],
    ['more than the balance over all choices', { select: ['red', 'green'], amount: 500_001 }, 700],
    ['a phase that is over', { phaseNum: '20261119200001' }, 712],
    ['a phase of no model', { phaseNum: '20261120900001' }, 3],
    ['a phase of no day', { phaseNum: '20269999200001' }, 712],
    ['no phase', { phaseNum: undefined }, 3],
  ];
  it.each(rows)('with %s is refused', async (_name, over, code) => {
    await refused(
      ana.call(wingoCalls.bet.route, { select: ['red'], amount: 1_000, phaseNum: await phaseOf(), ...over }),
      code,
    );
    expect(await ana.balance()).toBe(CREDIT);
    expect((await ana.ask(wingoCalls.curOrders, { model: 2 })).orders).toEqual([]);
  });

  it.each([
    ['nothing chosen', [], 'Pilih minimal satu angka atau warna'],
    ['an unknown choice', ['red', 'blue'], 'Pilihan tidak dikenal'],
    ['a choice twice', ['red', 'red'], 'Pilihan yang sama hanya boleh sekali'],
  ])('with %s is refused in words of its own', async (_name, select, msg) => {
    await expect(
      ana.call(wingoCalls.bet.route, { select, amount: 1_000, phaseNum: await phaseOf() }),
    ).rejects.toMatchObject({ body: { code: 3, msg, params: { field: 'select' } } });
    expect(await ana.balance()).toBe(CREDIT);
  });

  it('by a guest is refused', async () => {
    await refused(
      (await house.guest()).call(wingoCalls.bet.route, { select: ['red'], amount: 1_000, phaseNum: await phaseOf() }),
      10004,
    );
  });

  it('in the last three seconds, or in the phase before, is refused', async () => {
    const closing = await ana.ask(wingoCalls.curRound, { ...IDR, model: 1 });
    await house.clock.advanceTo(closing.closeTime);
    await refused(ana.call(wingoCalls.bet.route, { select: ['red'], amount: 1_000, phaseNum: closing.phase }), 712);
    await house.clock.advanceTo(closing.endTime + 1_000);
    await refused(ana.call(wingoCalls.bet.route, { select: ['red'], amount: 1_000, phaseNum: closing.phase }), 712);
    expect(await ana.balance()).toBe(CREDIT);
  });

  it('that a double click sends twice is one order with one answer', async () => {
    const request = { select: ['red', 'seven'], amount: 1_001, phaseNum: await phaseOf(3), uuid: 'double-click' };
    const [first, second] = await house.carried(
      Promise.all([1, 2].map(() => ana.client.request(wingoCalls.bet.route, request))),
    );
    expect(first).toMatchObject({ cost: 2_002, balance: 997_998 });
    expect(second).toEqual(first);
    expect((await ana.ask(wingoCalls.curRound, { ...IDR, model: 3 })).myOrders).toHaveLength(1);
    expect(await ana.balance()).toBe(997_998);
  });
});
