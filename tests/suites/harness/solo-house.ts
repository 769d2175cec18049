import { afterEach } from 'vitest';
import { minesCalls } from '../../../contract/mines';
import { soloDraws } from '../../../rules/fairness/solo';
import { CELLS, mineCells } from '../../../rules/mines/draw';
import type { Player, Store } from '../../../server/ports';
import type { TestEngine } from '../engines';
import { player, roomHouse, type RoomHouse } from '../rooms-kit';

/** Houses for the suites of solo rooms: two players with play credit, and a look at what only the house knows. */

export const ANA = player('Anastasia');
export const BUDI = player('Budianto');
export const IDR = { currency: 'IDR' } as const;
/** The stake of a round, in rupiah and in sen, and what each player begins with, in sen. */
export const STAKE = 10_000;
export const SEN = 1_000_000n;
export const GRANT = 100_000_000n;

export type OpenHouse = (options?: Partial<Parameters<typeof roomHouse>[0]>) => Promise<RoomHouse>;

/** Opens houses over stores of an engine, which are closed after each test; one over the store of another house leaves that to it. */
export function soloHouses(engine: TestEngine): OpenHouse {
  let open: Store[] = [];
  afterEach(async () => {
    await Promise.all(open.map((store) => store.close()));
    open = [];
  });
  return async (options = {}) => {
    const store = options.store ?? (await engine.open());
    if (options.store === undefined) open.push(store);
    const built = roomHouse({ ...options, store });
    await built.grant(ANA, BUDI);
    await built.start();
    return built;
  };
}

/** What only the house knows: the draws of a player's next round. */
export async function secretDraws(h: RoomHouse, game: string, who: Player) {
  const row = await h.store.db
    .selectFrom('solo_seeds')
    .selectAll()
    .where('game', '=', game)
    .where('user_id', '=', who.id)
    .where('status', '=', 'current')
    .executeTakeFirstOrThrow();
  return soloDraws({ serverSeed: row.secret, clientSeed: row.client_seed, nonce: Number(row.nonce) });
}

/** What is wrong with the books, and what the rooms could not do: nothing, in a house that is well. */
export const books = async (h: RoomHouse): Promise<string[]> => [...(await h.ledger.audit()), ...h.errors.map(String)];
export const balance = (h: RoomHouse, who = ANA) => h.ledger.balanceOf(who.id);

/** What a player of mines does. */
export const mines = {
  room: (h: RoomHouse, who: Player | null = ANA) => h.ask(minesCalls.curRound, IDR, who),
  start: (h: RoomHouse, over: object = {}, who = ANA) =>
    h.ask(minesCalls.startRound, { amount: STAKE, mines: 3, ...IDR, ...over }, who),
  pick: (h: RoomHouse, roundId: string, cell: number, over: object = {}, who = ANA) =>
    h.ask(minesCalls.selectCard, { roundId, selectCard: cell, ...over }, who),
  /** Where the next round's mines will lie. */
  async known(h: RoomHouse, count = 3, who = ANA): Promise<{ safe: number[]; mined: number[] }> {
    await h.ask(minesCalls.curRound, IDR, who);
    const mined = mineCells((await secretDraws(h, 'mines', who)).floats(), count);
    return { mined, safe: Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !mined.includes(cell)) };
  },
};
