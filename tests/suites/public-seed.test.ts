import { afterEach, describe, expect, it, vi } from 'vitest';
import { crashCalls, crashStreams } from '../../contract/crash';
import { chainFace, chainRecord, SHARES_PER_ADDRESS } from '../../contract/fair';
import { fairCalls } from '../../contract/share';
import type { CallReply } from '../../contract/wire';
import { buildChain, verifyLink } from '../../rules/fairness/chain';
import { sha256Hex } from '../../rules/fairness/hash';
import { publicSeedOf } from '../../rules/fairness/publicSeed';
import { roomDraws } from '../../rules/fairness/room';
import { target } from '../../rules/crash/target';
import { fromRate } from '../../rules/money';
import type { Beacon, Store } from '../../server/ports';
import { readCrashRecord } from '../../server/rounds/crash/record';
import type { SeedingRules } from '../../server/rounds/seeds/collection';
import { readChainRecord, readChains } from '../../server/rounds/seeds/faces';
import { addShare } from '../../server/rounds/seeds/shares';
import { chainInUse, keepChain, useLink } from '../../server/rounds/seeds/store';
import { fairBindings, SHARES_SENT } from '../../server/site/fair';
import { testEngines } from './engines';
import { RoomClock, roomHouse, type RoomHouse, SHORT_CHAINS } from './rooms-kit';

const COLLECT_MS = 180_000;
const CHAINS = { ...SHORT_CHAINS, crash: { first: 2_000, year: 3_000 } };
const shareOf = (n: number): string => n.toString(16).padStart(32, '0');

/** A beacon that is late until its values are set. */
function lateBeacon(name = 'https://beacon.test/net') {
  const values = new Map<number, string>();
  const beacon: Beacon = {
    name,
    roundAfter: async (when) => Math.ceil(when / 3_000),
    value: async (round) => values.get(round) ?? null,
  };
  return { beacon, values };
}

let open: Store[] = [];
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()));
  open = [];
});

/** A chain of two links with a share from outside, ready to be drawn from. */
const ready = (chainId: string) => ({
  chainId,
  chain: buildChain(chainId.padStart(64, '0'), 2, { hash: sha256Hex }),
  seeding: 'shares' as const,
  publicSeed: 'p',
});

for (const engine of testEngines('public-seed')) {
  it(`the chain taken last is the one in use, also when the node that took the one before had a clock far ahead, on ${engine.name}`, async () => {
    const store = await engine.open();
    open.push(store);
    const NOON = 1_800_000_000_000;
    const take = (chainId: string, index: number, now: number) =>
      store.transaction((tx) => useLink(tx, chainId, index, now));
    for (const id of ['1', '2']) await store.transaction((tx) => keepChain(tx, 'crash', ready(id), NOON));
    await store.transaction((tx) => keepChain(tx, 'wingo1', ready('3'), NOON));
    for (const index of [1, 2]) await take('1', index, NOON + 600_000);
    await take('2', 1, NOON + 1_000);
    await take('3', 1, NOON + 1_000);
    expect((await chainInUse(store.db, 'crash'))?.chainId).toBe('2');
    const { taken_at } = await store.db
      .selectFrom('chains')
      .select('taken_at')
      .where('chain_id', '=', '3')
      .executeTakeFirstOrThrow();
    expect(taken_at).toBe(BigInt(NOON + 1_000));
  });

  interface Options {
    readonly store?: Store;
    readonly clock?: RoomClock;
    readonly salt?: string;
    readonly seeding?: Partial<SeedingRules>;
  }
  async function house({ store, clock = new RoomClock(), salt = 'a', seeding = {} }: Options = {}) {
    const mine = store ?? (await engine.open());
    if (store === undefined) open.push(mine);
    const h = roomHouse({
      store: mine,
      clock,
      salt,
      deps: { chains: CHAINS, seeding: { collectMs: COLLECT_MS, ...seeding } },
    });
    // Crash alone: the feed is the same for every room.
    await h.rooms[0]?.start();
    await clock.advance(1_000);
    return h;
  }
  /** A browser's share as the gateway hands it on. */
  async function contribute(
    h: RoomHouse,
    share: string,
    connectionId = share,
    address = '203.0.113.1',
  ): Promise<CallReply<typeof fairCalls.contribute>> {
    const [binding] = fairBindings({ store: h.store, clock: h.clock });
    const reply = await binding?.handle(fairCalls.contribute.req.parse({ share }) as never, {
      connectionId,
      address,
      region: '',
      player: null,
      receivedAt: h.clock.now(),
    });
    return fairCalls.contribute.res.parse(reply);
  }
  const chains = async (h: RoomHouse) => (await readChains(h.store.db)).map((face) => chainFace.parse(face));
  const collecting = async (h: RoomHouse) => (await chains(h)).find(({ state }) => state === 'collecting');
  const recordOf = async (h: RoomHouse, chainId = '') => chainRecord.parse(await readChainRecord(h.store.db, chainId));
  const inUse = async (h: RoomHouse) => (await chains(h)).find(({ state }) => state === 'inUse');
  /** Lets the shares' time run out. Rounds go on meanwhile; many, so the clock only stops where it must. */
  const closeShares = async (h: RoomHouse, ms = COLLECT_MS) => h.clock.advance(ms);
  /** Lets rounds go on until the feed draws from a chain with shares from outside: a flight may last for minutes. */
  async function untilShared(h: RoomHouse): Promise<void> {
    for (let i = 0; i < 200 && ((await inUse(h))?.shares ?? 0) === 0; i += 1) await h.clock.advance(5_000);
  }
  const roundIds = (h: RoomHouse) =>
    h.on(crashStreams.start.route).map(({ payload }) => crashStreams.start.payload.parse(payload).roundId);

  describe(`the public seed of a chain, on ${engine.name}`, () => {
    it('of a first start waits for nobody: rooms are open, and the chain says that nobody shared in it', async () => {
      const h = await house();
      expect(roundIds(h)).toEqual(['1']);
      const first = await inUse(h);
      expect(first).toMatchObject({ feed: 'crash', seeding: 'shares', shares: 0, rounds: 2_000, used: 1 });
      expect(first?.publicSeed).toBe(publicSeedOf(first?.published ?? '', []));
    });

    it('follows from a link that was published first and from all shares, in any order, however often one is sent', async () => {
      const h = await house();
      const published = await collecting(h);
      expect(published).toMatchObject({ feed: 'crash', rounds: 3_000, used: 0, shares: 0 });
      expect(published).not.toHaveProperty('publicSeed');
      expect(published?.closesAt).toBe((published?.publishedAt ?? 0) + COLLECT_MS);
      const answer = { chainId: published?.chainId, feed: 'crash', closesAt: published?.closesAt };
      for (const n of [7, 3, 12]) expect(await contribute(h, shareOf(n))).toEqual({ chains: [answer] });
      expect(await contribute(h, shareOf(3))).toEqual({ chains: [answer] });
      expect((await recordOf(h, published?.chainId)).list.map(({ share }) => share).sort()).toEqual(
        [3, 7, 12].map(shareOf),
      );
      await closeShares(h);
      const sealed = await recordOf(h, published?.chainId);
      expect(sealed).toMatchObject({ seeding: 'shares', shares: 3, published: published?.published });
      expect(sealed.publicSeed).toBe(publicSeedOf(sealed.published, [12, 3, 7].map(shareOf)));
    });

    it('takes no share once its time is over, even while it is not made yet', async () => {
      const h = await house();
      const chain = await collecting(h);
      await contribute(h, shareOf(1));
      h.clock.jump(chain?.closesAt ?? 0);
      expect(await contribute(h, shareOf(2))).toEqual({ chains: [] });
      // Also one that was on its way when the time ran out: what counts is the moment when the chain is held.
      const late = await h.store.transaction((tx) =>
        addShare(
          tx,
          { engine: engine.name, hash: sha256Hex },
          chain?.chainId ?? '',
          shareOf(4),
          { connectionId: 'late', origin: 'late' },
          h.clock.now(),
        ),
      );
      expect(late).toBe('late');
      await h.clock.advance(0);
      expect(await contribute(h, shareOf(3))).toEqual({ chains: [] });
      expect((await recordOf(h, chain?.chainId)).list.map(({ share }) => share)).toEqual([shareOf(1)]);
    });

    it('takes one share from a connection, and refuses another with 667', async () => {
      const h = await house();
      const chain = await collecting(h);
      await contribute(h, shareOf(1), 'tab');
      expect(await h.refusal(contribute(h, shareOf(2), 'tab'))).toBe(667);
      expect((await recordOf(h, chain?.chainId)).list).toHaveLength(1);
    });

    it('takes so many from an address, and still those of everybody else', async () => {
      const h = await house();
      const chain = await collecting(h);
      for (let n = 0; n < SHARES_PER_ADDRESS + 4; n += 1) await contribute(h, shareOf(n), `c${n}`, '203.0.113.1');
      expect((await recordOf(h, chain?.chainId)).list).toHaveLength(SHARES_PER_ADDRESS);
      expect(await contribute(h, shareOf(99), 'other', '203.0.113.2')).not.toEqual({ chains: [] });
      // One subscriber has a whole /64, and whoever rents a server a /48 of those.
      for (let n = 100; n < 120; n += 1) await contribute(h, shareOf(n), `c${n}`, `2001:db8:0:${n >> 2}::${n}`);
      expect((await recordOf(h, chain?.chainId)).list).toHaveLength(2 * SHARES_PER_ADDRESS + 1);
    });

    it('asks the store no more for an address that goes on sending', async () => {
      const h = await house();
      const chain = await collecting(h);
      const [binding] = fairBindings({ store: h.store, clock: h.clock });
      const send = async (n: number, address: string) =>
        fairCalls.contribute.res.parse(
          await binding?.handle({ share: shareOf(n) } as never, {
            connectionId: `c${n}`,
            address,
            region: '',
            player: null,
            receivedAt: h.clock.now(),
          }),
        );
      for (let n = 0; n < SHARES_SENT.burst; n += 1) await send(n, '203.0.113.1');
      const asked = vi.spyOn(h.store, 'transaction');
      expect(await send(1_000, '203.0.113.1')).toEqual({ chains: [] });
      expect(asked).not.toHaveBeenCalled();
      expect(await send(1_001, '203.0.113.2')).toMatchObject({ chains: [{ chainId: chain?.chainId }] });
    });

    it('forgets who shared as soon as it is made', async () => {
      const h = await house();
      await contribute(h, shareOf(1));
      const marks = () => h.store.db.selectFrom('chain_shares').select(['connection', 'address']).execute();
      expect(JSON.stringify(await marks())).not.toContain('203.0.113.1');
      await closeShares(h);
      expect(await marks()).toEqual([{ connection: '', address: '' }]);
    });

    it('is announced anew for as long as nobody shares, and rooms go on', async () => {
      const h = await house();
      const chain = await collecting(h);
      await closeShares(h);
      const later = await collecting(h);
      expect(later?.chainId).toBe(chain?.chainId);
      expect(later?.closesAt).toBeGreaterThan(h.clock.now());
      expect(await inUse(h)).toMatchObject({ shares: 0 });
      await contribute(h, shareOf(1));
      await closeShares(h);
      await untilShared(h);
      expect(await inUse(h)).toMatchObject({ chainId: chain?.chainId, shares: 1 });
    });

    it('comes to the rooms between two rounds: what a round was promised holds, and each names its chain', async () => {
      const h = await house();
      const first = await inUse(h);
      const next = await collecting(h);
      await contribute(h, shareOf(5));
      await closeShares(h);
      await untilShared(h);
      const changed = h.on(crashStreams.end.route).length;
      await h.until(() => h.on(crashStreams.end.route).length > changed + 1);
      const starts = new Map(
        h.on(crashStreams.start.route).map(({ payload }) => {
          const start = crashStreams.start.payload.parse(payload);
          return [start.roundId, start];
        }),
      );
      const places: string[] = [];
      for (const { payload } of h.on(crashStreams.end.route)) {
        const end = crashStreams.end.payload.parse(payload);
        const start = starts.get(end.roundId);
        expect(start?.seedHashHash).toBe(sha256Hex(end.serverSeed));
        expect(start?.seedPubHash).toBe(sha256Hex(end.publicSeed));
        const record = await readCrashRecord(h.store.db, end.roundId, h.site);
        const chain = await recordOf(h, record?.proof.chain?.chainId);
        expect(record?.proof.publicSeed).toBe(chain.publicSeed);
        expect(verifyLink(end.serverSeed, chain.published, record?.proof.chain?.index)).toBe(true);
        if (places.at(-1) !== chain.chainId) places.push(chain.chainId);
      }
      expect(places).toEqual([first?.chainId, next?.chainId]);
      // What is left of the first one is never used again.
      expect(await recordOf(h, first?.chainId)).toMatchObject({ state: 'past' });
      expect(h.errors).toEqual([]);
    });

    it('survives a restart while shares come, and one between its making and its first round', async () => {
      const before = await house();
      const chain = await collecting(before);
      await contribute(before, shareOf(1));
      // The process dies and another one takes the data over.
      before.clock.forget();
      const after = await house({ store: before.store, clock: before.clock, salt: 'b' });
      expect(await collecting(after)).toMatchObject({ chainId: chain?.chainId, closesAt: chain?.closesAt, shares: 1 });
      await contribute(after, shareOf(2));
      await closeShares(after);
      const { publicSeed } = await recordOf(after, chain?.chainId);
      expect(publicSeed).toBe(publicSeedOf(chain?.published ?? '', [1, 2].map(shareOf)));
      after.clock.forget();
      const last = await house({ store: before.store, clock: before.clock, salt: 'c' });
      await untilShared(last);
      expect(await inUse(last)).toMatchObject({ chainId: chain?.chainId, publicSeed });
      // Another start does not go back to the first chain.
      last.clock.forget();
      const again = await house({ store: before.store, clock: before.clock, salt: 'd' });
      await again.until(() => again.on(crashStreams.end.route).length > 0);
      expect(await inUse(again)).toMatchObject({ chainId: chain?.chainId });
    });

    it('waits for a beacon that was named with the link, and has its value as a share', async () => {
      const { beacon, values } = lateBeacon();
      const h = await house({ seeding: { beacon } });
      const chain = await collecting(h);
      expect(chain?.beacon?.name).toBe(beacon.name);
      const round = chain?.beacon?.round ?? 0;
      expect(round * 3_000).toBeGreaterThan(chain?.closesAt ?? Infinity);
      await contribute(h, shareOf(9));
      await closeShares(h, COLLECT_MS + 60_000);
      expect(await recordOf(h, chain?.chainId)).toMatchObject({ state: 'collecting' });
      expect(await contribute(h, shareOf(10))).toEqual({ chains: [] });
      expect(await inUse(h)).toMatchObject({ shares: 0 });
      values.set(round, 'ab'.repeat(32));
      await h.until(async () => (await recordOf(h, chain?.chainId)).state !== 'collecting');
      const sealed = await recordOf(h, chain?.chainId);
      expect(sealed.list.map(({ source }) => source).sort()).toEqual(['beacon', 'browser']);
      expect(sealed.publicSeed).toBe(publicSeedOf(sealed.published, [shareOf(9), 'ab'.repeat(32)]));
    });

    it('of a chain of before there were shares stays what it was, and says how it came about', async () => {
      const store = await engine.open();
      open.push(store);
      const chain = buildChain(sha256Hex('head'), 500, { every: 100 });
      // A row as the earlier steps of the schema knew it.
      await store.db
        .insertInto('chains')
        .values({
          chain_id: '0old',
          feed: 'crash',
          length: chain.length,
          every: chain.every,
          published: chain.published,
          checkpoints: JSON.stringify(chain.checkpoints),
          public_seed: 'drawn by the house',
          used: 0,
          created_at: 1,
        })
        .execute();
      const h = await house({ store });
      expect(await inUse(h)).toMatchObject({ chainId: '0old', seeding: 'house', publicSeed: 'drawn by the house' });
      await contribute(h, shareOf(1));
      await closeShares(h);
      await untilShared(h);
      expect(await inUse(h)).toMatchObject({ seeding: 'shares', shares: 1 });
    });

    it('lets nobody compute an outcome before bets close, from all that is public by then', async () => {
      const h = await house();
      await contribute(h, shareOf(1));
      const { startTime } = await h.send(crashCalls.curGame, { currency: 'IDR' });
      await h.clock.advanceTo(startTime - 1);
      // Everything that anybody can read while bets are open: what was published, the room as it answers, the pages of all chains.
      const pages = await Promise.all((await chains(h)).map(({ chainId }) => recordOf(h, chainId)));
      const told = JSON.stringify([h.published, await h.send(crashCalls.curGame, { currency: 'IDR' }), pages]);
      await h.until(() => h.on(crashStreams.end.route).length > 0);
      const end = crashStreams.end.payload.parse(h.on(crashStreams.end.route)[0]?.payload);
      expect(told).not.toContain(end.serverSeed);
      expect(told).not.toContain(end.hash);
      // Nothing that is public makes the round: no 64 digits of it, hashed or not, are the seed that drew it.
      const drawnBy = (serverSeed: string): number =>
        fromRate(target(roomDraws({ serverSeed, publicSeed: end.publicSeed, roundId: end.roundId }).digest));
      expect(drawnBy(end.serverSeed)).toBe(end.target);
      for (const text of new Set(told.match(/[0-9a-f]{64}/g) ?? []))
        for (const candidate of [text, sha256Hex(text), sha256Hex(sha256Hex(text))])
          expect(candidate).not.toBe(end.serverSeed);
      // The secret links are in the store, and on no page of a chain.
      const rows = await h.store.db.selectFrom('chains').select('checkpoints').execute();
      for (const { checkpoints } of rows)
        for (const secret of JSON.parse(checkpoints) as string[]) expect(told).not.toContain(secret);
    });
  });
}
