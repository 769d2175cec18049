/**
 * The embedded house through power cuts: copies of its store while it plays, the log cut at any byte or with rubbish behind the cut, and each opened by the start of the server. A seed says which
 * cuts; POWER_SEED tries another.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diceCalls } from '../../contract/dice';
import { rollerCalls } from '../../contract/roller';
import { openStore } from '../../server/store/open';
import { PlayHouse } from '../lib/play-house';
import { commitsOf, type Disk, diskOf, leave, roundOf, tornFile } from './harness/power';
import { seededRandom } from './harness/scaled-clock';
import { RoomClock } from './rooms-kit';

const SEED = Number(process.env.POWER_SEED ?? 20_261_124);
const ROUNDS = 10;
const CUTS_A_COPY = 2;
const IDR = { currency: 'IDR' } as const;

/** What a player was told, and how far the log was on the disk when they were. */
interface Told {
  readonly query: string;
  readonly round: string;
  readonly end: number;
}
/** A copy of the disk, with all that had been told by then. */
interface Copy {
  readonly disk: Disk;
  readonly told: readonly Told[];
  readonly now: number;
}

const root = mkdtempSync(join(tmpdir(), 'lintang-power-'));
const copies: Copy[] = [];
let torn: Copy;
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** An evening of two players: newcomers with their mails, rolls that end at once, bets on dice that stand while others are settled. */
beforeAll(async () => {
  const random = seededRandom(SEED);
  const dataDir = join(root, 'home');
  const house = await PlayHouse.open({ dataDir });
  const told: Told[] = [];
  const tell = (query: string): void => {
    const { log } = diskOf(dataDir);
    told.push({ query, round: roundOf(log), end: commitsOf(log).at(-1) ?? 0 });
  };
  const copy = (): Copy => ({ disk: diskOf(dataDir), told: [...told], now: house.clock.now() });
  // What has gone from the log into the file was on the disk before it did: a cut is behind it. So the test says when that happens.
  await sql`pragma wal_autocheckpoint = 0`.execute(house.store.db);
  const empty = async (): Promise<Disk> => {
    await sql`pragma wal_checkpoint(passive)`.execute(house.store.db);
    return diskOf(dataDir);
  };
  let base = await empty();
  for (let n = 1; n <= ROUNDS; n += 1) {
    const player = await house.player(n);
    const userId = player.account?.userId ?? '';
    tell(`select 1 from users where id = '${userId}'`);
    const roll = await player.ask(rollerCalls.startRound, {
      amount: 1_000 * n,
      choose: 50_000,
      isHigher: n % 2 === 0,
      ...IDR,
    });
    tell(`select 1 from bets where bet_id = 'roller-${roll.roundId}' and user_id = '${userId}' and status <> 'open'`);
    const dice = await player.ask(diceCalls.curRound, IDR);
    if (dice.status === 0)
      for (const pool of [0, 3] as const) {
        await player.ask(diceCalls.bet, { pool, amount: 2_000, roundId: dice.roundId });
        tell(
          `select 1 from bets where game = 'dice' and round_id = ${dice.roundId} and user_id = '${userId}' and choice = '${pool}'`,
        );
      }
    if (random() < 0.5) await house.clock.advance(1_000 + Math.floor(random() * 15_000));
    const taken = copy();
    expect(roundOf(taken.disk.log)).not.toBe(roundOf(base.log));
    copies.push({ ...taken, disk: { file: base.file, log: taken.disk.log } });
    await house.clock.advance(1_000);
    if (random() < 0.4) base = await empty();
  }
  // The power goes while the log is being written into the file: some pages are there, others not.
  await house.player(ROUNDS + 1);
  const before = copy();
  const after = await empty();
  expect(after.log.equals(before.disk.log)).toBe(true);
  expect(after.file.equals(before.disk.file)).toBe(false);
  torn = { ...before, disk: { log: before.disk.log, file: tornFile(before.disk.file, after.file, random) } };
  await house.close();
});

let opened = 0;
/** Opens a disk as the server starts on it, whose log is good up to `cut`: all that was told and had got there is there, the books are right, and every mail comes once. */
async function expectWhole({ disk, told, now }: Copy, cut: number, name: string): Promise<void> {
  const dataDir = join(root, `cut-${(opened += 1)}`);
  leave(dataDir, disk);
  const house = await PlayHouse.open({ dataDir, clock: new RoomClock(now), salt: `cut${opened}` });
  try {
    expect(await house.app.ledger.audit(), name).toEqual([]);
    const kept = told.filter((one) => one.round !== roundOf(disk.log) || one.end <= cut);
    for (const { query } of kept)
      expect((await sql.raw(query).execute(house.store.db)).rows, `${name}: ${query}`).toHaveLength(1);
    await house.clock.advance(60_000);
    expect(await house.app.ledger.audit(), `${name}, a minute on`).toEqual([]);
    const { rows } =
      await sql`select u.id from users as u left join mails as m on m.user_id = u.id and m.template = 'welcome'
      group by u.id having count(m.id) <> 1`.execute(house.store.db);
    expect(rows, `${name}: mails`).toEqual([]);
    const { rows: late } = await sql`select bet_id from bets where status = 'open'`.execute(house.store.db);
    expect(late, `${name}: open bets`).toEqual([]);
  } finally {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

it('is told nothing before the log is synced', async () => {
  const store = await openStore({ dataDir: join(root, 'modes') });
  const mode = async (name: string) =>
    (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(store.db)).rows;
  expect([await mode('journal_mode'), await mode('synchronous')]).toEqual([
    [{ journal_mode: 'wal' }],
    [{ synchronous: 2n }],
  ]);
  await store.close();
});

it('has copies of logs that had begun anew, and of some in the middle of a round of bets', () => {
  expect(new Set(copies.map(({ disk }) => roundOf(disk.log))).size).toBeGreaterThan(2);
  expect(copies.length * CUTS_A_COPY).toBeGreaterThanOrEqual(20);
});

it(
  `keeps every answered act that had got to the disk, whole, and the books right, wherever the log is cut (POWER_SEED=${SEED})`,
  { timeout: 120_000 },
  async () => {
    const random = seededRandom(SEED + 1);
    for (const [n, { disk, ...copy }] of copies.entries())
      for (let i = 0; i < CUTS_A_COPY; i += 1) {
        // Every second cut is in what the last commit wrote: the others show that an older moment is whole, too.
        const from = i === 0 ? (commitsOf(disk.log).at(-2) ?? 0) : 0;
        const at = from + Math.floor(random() * (disk.log.length - from));
        const log = Buffer.from(disk.log.subarray(0, random() < 0.5 ? at : disk.log.length));
        // Sectors that were allotted and not written hold anything.
        for (let byte = at; byte < log.length; byte += 1) log[byte] = Math.floor(random() * 256);
        await expectWhole(
          { ...copy, disk: { file: disk.file, log } },
          at,
          `seed ${SEED}, copy ${n}, cut at ${at} of ${disk.log.length}`,
        );
      }
  },
);

it('keeps everything when the power goes while the log is written into the file', async () => {
  await expectWhole(torn, torn.disk.log.length, `seed ${SEED}, torn file`);
});
