import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coinFlipCalls } from '../../contract/coinFlip';
import { hiloCalls } from '../../contract/hilo';
import { minesCalls, minesStreams } from '../../contract/mines';
import { hiloRecord, minesRecord, rollerRecord } from '../../contract/replay';
import { rollerCalls } from '../../contract/roller';
import { topic } from '../../contract/wire';
import { CELLS, mineCells } from '../../rules/mines/draw';
import { soloDraws } from '../../rules/fairness/solo';
import { PlayHouse, type Visitor } from '../lib/play-house';

/** What somebody may send to the solo games, over real sockets: each is answered with its code and its text (contract/solo), moves exactly the money it should, and nobody else's. */
const TEXT = {
  3: 'Parameter tidak sesuai',
  667: 'Terlalu sering, coba lagi sebentar lagi',
  700: 'Saldo tidak cukup',
  702: 'Jumlah taruhan tidak sah',
  706: 'Belum bisa ditarik untuk ronde ini',
  710: 'Ada permainan yang belum selesai, muat ulang halaman',
  711: 'Jumlah taruhan melebihi batas 1.000 ~ 5.000.000 IDR',
  731: 'Benih tidak sah',
  782: 'Buka satu kotak dulu sebelum menarik',
  785: 'Masih ada ronde yang berjalan',
  786: 'Jumlah ranjau harus 1 sampai 24',
  9005: 'Permintaan berulang',
  10004: 'Masuk dulu untuk ikut bermain',
} as const;
type Code = keyof typeof TEXT;

const IDR = { currency: 'IDR' } as const;
const CREDIT = 1_000_000;
const STAKE = { amount: 10_000, ...IDR } as const;

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-bad-input-solo-'));
let house: PlayHouse;
let ana: Visitor;
let budi: Visitor;
let serial = 0;

beforeAll(async () => {
  house = await PlayHouse.open({ dataDir });
});
beforeEach(async () => {
  ana = await house.player((serial += 1));
  budi = await house.player((serial += 1));
});
afterEach(async () => {
  expect(await house.app.ledger.audit()).toEqual([]);
});
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const refused = (work: Promise<unknown>, code: Code) =>
  expect(work).rejects.toMatchObject({ body: { code, msg: TEXT[code] } });
const idOf = (who: Visitor): string => who.account?.userId ?? '';

/** Cells of the player's next board, as only the store knows them. */
async function cells(who: Visitor, mines = 3): Promise<{ mined: number[]; safe: number[] }> {
  await who.ask(minesCalls.curRound, IDR);
  const row = await house.store.db
    .selectFrom('solo_seeds')
    .selectAll()
    .where('game', '=', 'mines')
    .where('user_id', '=', idOf(who))
    .where('status', '=', 'current')
    .executeTakeFirstOrThrow();
  const mined = mineCells(
    soloDraws({ serverSeed: row.secret, clientSeed: row.client_seed, nonce: Number(row.nonce) }).floats(),
    mines,
  );
  return { mined, safe: Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !mined.includes(cell)) };
}

describe('a start', () => {
  const { startRound, playRound, curRound } = minesCalls;
  const amounts: readonly (readonly [string, Readonly<Record<string, unknown>>, Code])[] = [
    ['a rupiah below the minimum', { amount: 999 }, 711],
    ['a rupiah above the maximum', { amount: 5_000_001 }, 711],
    ['a third decimal', { amount: 1_000.001 }, 702],
    ['a negative amount', { amount: -10_000 }, 702],
    ['an amount as text', { amount: '10000' }, 702],
    ['no amount', { amount: undefined }, 702],
    ['a rupiah more than the balance', { amount: 1_000_001 }, 700],
    ['sen', { amount: 1_000.1 }, 702],
    ['sen within the limits', { amount: 25_000.5 }, 702],
    ['another currency', { currency: 'USD' }, 3],
    ['a command id that is too short', { uuid: 'x' }, 3],
  ];
  const games: readonly (readonly [string, { readonly route: string }, object])[] = [
    ['mines', startRound, { mines: 3 }],
    ['mines at once', playRound, { mines: 3, cells: [1, 2] }],
    ['hilo', hiloCalls.startRound, {}],
    ['roller', rollerCalls.startRound, { choose: 50_000, isHigher: true }],
    ['coin flip', coinFlipCalls.startRound, {}],
  ];
  it.each(
    games.flatMap(([game, call, more]) =>
      amounts.map(([what, over, code]) => [game, what, call.route, { ...STAKE, ...more, ...over }, code] as const),
    ),
  )('of %s with %s is refused', async (_, __, route, request, code) => {
    await refused(ana.call(route, request), code);
    expect(await ana.balance()).toBe(CREDIT);
  });

  const faults: readonly (readonly [string, { readonly route: string }, Readonly<Record<string, unknown>>, Code])[] = [
    ['no mines', startRound, { mines: 0 }, 786],
    ['25 mines', startRound, { mines: 25 }, 786],
    ['mines in words', startRound, { mines: 'tiga' }, 786],
    ['no count of mines', startRound, {}, 786],
    ['25 mines at once', playRound, { mines: 25, cells: [1] }, 786],
    ['a cell twice', playRound, { mines: 3, cells: [1, 1] }, 3],
    ['a cell off the board', playRound, { mines: 3, cells: [25] }, 3],
    ['no cell', playRound, { mines: 3, cells: [] }, 3],
    ['more cells than are safe', playRound, { mines: 23, cells: [1, 2, 3] }, 3],
    ['a choice under 1.01x', rollerCalls.startRound, { choose: 98_020, isHigher: false }, 3],
    ['a choice over 9900x', rollerCalls.startRound, { choose: 99_991, isHigher: true }, 3],
    ['a choice in words', rollerCalls.startRound, { choose: 'tinggi', isHigher: true }, 3],
    ['no side', rollerCalls.startRound, { choose: 50_000 }, 3],
  ];
  it.each(faults)('with %s is refused', async (_, { route }, over, code) => {
    await refused(ana.call(route, { ...STAKE, ...over }), code);
    expect(await ana.balance()).toBe(CREDIT);
  });

  it('by a guest is refused, and so is everything that only players have', async () => {
    const guest = await house.guest();
    for (const [, { route }, more] of games) await refused(guest.call(route, { ...STAKE, ...more }), 10004);
    for (const { myPastRound, setSeed, rotateSeed } of [minesCalls, hiloCalls, rollerCalls]) {
      await refused(guest.call(myPastRound.route, { page: 1, size: 10 }), 10004);
      await refused(guest.call(setSeed.route, { clientSeed: 'benih' }), 10004);
      await refused(guest.call(rotateSeed.route, {}), 10004);
    }
    const seen = await guest.ask(curRound, IDR);
    expect([seen.round, seen.seeds]).toEqual([undefined, undefined]);
  });

  it('that a double click sends twice is one round with one answer; beside an open one it is refused', async () => {
    const start = { ...STAKE, mines: 3, uuid: 'start-twice' };
    const [one, two] = await Promise.all([ana.ask(startRound, start), ana.ask(startRound, start)]);
    expect(two).toEqual(one);
    await refused(ana.call(startRound.route, { ...start, uuid: 'start-again' }), 785);
    expect(await ana.balance()).toBe(CREDIT - 10_000);
  });
});

describe('a step', () => {
  const { startRound, selectCard, cashRound, curRound, rotateSeed } = minesCalls;

  it('that does not fit the board is refused', async () => {
    const { safe } = await cells(ana);
    const { roundId } = (await ana.ask(startRound, { ...STAKE, mines: 3 })).round;
    await refused(ana.call(cashRound.route, { roundId }), 782);
    for (const cell of [-1, 25, 1.5, '3', undefined])
      await refused(ana.call(selectCard.route, { roundId, selectCard: cell }), 3);
    await ana.ask(selectCard, { roundId, selectCard: safe[0] ?? 0 });
    await refused(ana.call(selectCard.route, { roundId, selectCard: safe[0] }), 9005);
    await refused(ana.call(selectCard.route, { roundId: '9999', selectCard: safe[1] }), 710);
    await refused(ana.call(cashRound.route, { roundId: '9999' }), 710);
    await refused(ana.call(cashRound.route, { roundId: 'x' }), 3);
    await refused(ana.call(rotateSeed.route, {}), 710);
    expect((await ana.ask(curRound, IDR)).round).toMatchObject({ roundId, opened: [safe[0]], status: 'open' });
  });

  it("in somebody else's round is refused and tells nothing", async () => {
    const { safe } = await cells(ana);
    const { roundId } = (await ana.ask(startRound, { ...STAKE, mines: 3 })).round;
    await ana.ask(selectCard, { roundId, selectCard: safe[0] ?? 0 });
    await refused(budi.call(selectCard.route, { roundId, selectCard: safe[1] }), 3);
    await refused(budi.call(cashRound.route, { roundId }), 706);
    await budi.ask(startRound, { ...STAKE, mines: 3 });
    await refused(budi.call(cashRound.route, { roundId }), 710);
    const spy = budi.client.subscribe(topic(minesStreams.result, idOf(ana)));
    await ana.ask(cashRound, { roundId });
    expect(spy.messages).toEqual([]);
    expect(await budi.balance()).toBe(CREDIT - 10_000);
  });

  it('to the till is paid once, however often it is clicked', async () => {
    const { safe } = await cells(ana);
    const { roundId } = (await ana.ask(startRound, { ...STAKE, mines: 3 })).round;
    const { round } = await ana.ask(selectCard, { roundId, selectCard: safe[0] ?? 0 });
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => ana.ask(cashRound, { roundId, uuid: 'cash-command' })),
    );
    for (const click of clicks) expect(click).toEqual(clicks[0]);
    await refused(ana.call(cashRound.route, { roundId, uuid: 'other-command' }), 706);
    expect(await ana.balance()).toBe(CREDIT - 10_000 + 10_000 * round.rate);
  });

  it.each([
    ['hilo', hiloCalls, 'skip'],
    ['coin flip', coinFlipCalls, 'heads'],
  ] as const)('of %s in another round, or beside one that is open, is refused', async (_game, game, select) => {
    const { roundId } = ((await ana.call(game.startRound.route, STAKE)) as { round: { roundId: string } }).round;
    await refused(ana.call(game.startRound.route, STAKE), 785);
    await refused(ana.call(game.selectCard.route, { roundId: '9999', select }), 710);
    await refused(ana.call(game.cashRound.route, { roundId: '9999' }), 710);
    await refused(ana.call(game.cashRound.route, { roundId }), 706);
    await refused(ana.call(game.rotateSeed.route, {}), 710);
  });

  it('of mines that plays itself beside one that is open is refused', async () => {
    await ana.ask(startRound, { ...STAKE, mines: 3 });
    await refused(ana.call(minesCalls.playRound.route, { ...STAKE, mines: 3, cells: [1] }), 785);
  });

  it('of hilo that the card does not allow is refused', async () => {
    const { startRound: deal, selectCard: say, cashRound: cash } = hiloCalls;
    await refused(ana.call(say.route, { roundId: '1', select: 'skip' }), 3);
    const { roundId } = (await ana.ask(deal, STAKE)).round;
    await refused(ana.call(cash.route, { roundId }), 706);
    await refused(ana.call(say.route, { roundId, select: 'up' }), 3);
    await refused(ana.call(deal.route, STAKE), 785);
    for (let skip = 0; skip < 52; skip += 1) await ana.ask(say, { roundId, select: 'skip' });
    await refused(ana.call(say.route, { roundId, select: 'skip' }), 667);
  });
});

describe('a client seed', () => {
  it.each(['', 'x'.repeat(33), 'a\nb', 7, null, undefined])('of %j is refused', async (clientSeed) => {
    for (const { setSeed, rotateSeed } of [minesCalls, hiloCalls, rollerCalls, coinFlipCalls]) {
      await refused(ana.call(setSeed.route, { clientSeed }), 731);
      if (clientSeed !== undefined) await refused(ana.call(rotateSeed.route, { clientSeed }), 731);
    }
  });

  it('is the own one, and each game has its own', async () => {
    await ana.ask(minesCalls.setSeed, { clientSeed: 'benih ana' });
    expect((await ana.ask(minesCalls.curRound, IDR)).seeds?.clientSeed).toBe('benih ana');
    for (const [who, call] of [
      [ana, rollerCalls],
      [budi, minesCalls],
    ] as const)
      expect((await who.ask(call.curRound, IDR)).seeds?.clientSeed).not.toBe('benih ana');
  });
});

describe('over HTTP', () => {
  it('a finished round has a record that everybody may read, and that gains its server seed', async () => {
    const mine = await ana.ask(minesCalls.playRound, { ...STAKE, mines: 3, cells: [0] });
    const roll = await ana.ask(rollerCalls.startRound, { ...STAKE, choose: 50_000, isHigher: true });
    const { roundId } = (await ana.ask(hiloCalls.startRound, STAKE)).round;
    const record = (game: string, id: string) => house.http('GET', `/main/game/${game}/record?roundId=${id}`);
    expect(minesRecord.parse((await record('mines', mine.round.roundId)).body)).toMatchObject({
      steps: [{ cell: 0 }],
      showMineIndex: { length: 3 },
    });
    expect(rollerRecord.parse((await record('roller', roll.roundId)).body).proof.serverSeed).toBeUndefined();
    const { revealed } = await ana.ask(rollerCalls.rotateSeed, {});
    expect(rollerRecord.parse((await record('roller', roll.roundId)).body).proof.serverSeed).toBe(revealed.serverSeed);
    const nothing = { status: 400, body: { errCode: 3, errMsg: TEXT[3] } };
    for (const id of [roundId, '9999', '99999999999999999999', 'x']) expect(await record('hilo', id)).toEqual(nothing);
    let round = (await ana.ask(hiloCalls.selectCard, { roundId, select: 'skip' })).round;
    while (round.status === 'open') {
      const select = round.cards.length % 2 ? 'higher' : 'lower';
      round = (
        (await ana
          .call(hiloCalls.selectCard.route, { roundId, select })
          .catch(() => ana.call(hiloCalls.selectCard.route, { roundId, select: 'same' }))) as { round: typeof round }
      ).round;
    }
    expect(hiloRecord.parse((await record('hilo', roundId)).body)).toMatchObject({
      roundId,
      player: { name: expect.stringContaining('***') },
    });
  });

  it('the tutorial of a game is seen once, by its player only', async () => {
    const [own, other] = [ana, budi].map(({ account }) => ({ token: account?.token ?? '' }));
    expect(await house.http('GET', '/main/user/mines/tutorial', own)).toEqual({
      status: 200,
      body: { game: 'mines', seen: false },
    });
    const seen = { status: 200, body: { game: 'mines', seen: true, time: house.clock.now() } };
    expect(await house.http('POST', '/main/user/mines/tutorial', own)).toEqual(seen);
    await house.clock.advance(1_000);
    expect(await house.http('POST', '/main/user/mines/tutorial', own)).toEqual(seen);
    expect(await house.http('GET', '/main/user/mines/tutorial', own)).toEqual(seen);
    expect(await house.http('GET', '/main/user/hilo/tutorial', own)).toEqual({
      status: 200,
      body: { game: 'hilo', seen: false },
    });
    expect(await house.http('GET', '/main/user/mines/tutorial', other)).toEqual({
      status: 200,
      body: { game: 'mines', seen: false },
    });
    expect(await house.http('GET', '/main/user/poker/tutorial', own)).toEqual({
      status: 400,
      body: { errCode: 3, errMsg: TEXT[3] },
    });
    expect(await house.http('POST', '/main/user/mines/tutorial')).toEqual({
      status: 400,
      body: { errCode: 10004, errMsg: TEXT[10004] },
    });
  });
});
