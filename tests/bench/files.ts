/**
 * What files of bets cost in memory: as many at once as the server writes, to readers who never read, by players with long histories. Prints what the process grew by (resident, MB), at most and after
 * they have gone. Goal: under 100 MB; an engine's young generation alone is up to 48 of them.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { API_BASE } from '../../contract/http';
import { historyEndpoints } from '../../contract/history';
import { build } from '../../server/app';
import { localFanout } from '../../server/fanout/local';
import { FILES } from '../../server/http/places';
import { sandboxMailer } from '../../server/mailer/sandbox';
import { createRooms } from '../../server/rounds/index';
import { openStore } from '../../server/store/open';
import { systemClock } from '../../server/system/clock';
import { systemEntropy } from '../../server/system/entropy';
import { createLogger } from '../../server/system/logger';
import { testVault } from '../../server/system/vault.fixture';
import { SHORT_CHAINS } from '../suites/rooms-kit';

const PLAYERS = FILES.inAll;
/** Of each player, in each of two games. */
const BETS = Number(process.env.BENCH_BETS ?? 10_000);
const WINDOW_MS = 15_000;
const DAY_MS = 86_400_000;
const MB = 1024 * 1024;

const tokenOf = (player: number): string => `token-of-player-${String(player).padStart(8, '0')}`;

async function fill(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir });
  const now = Date.now();
  for (let player = 1; player <= PLAYERS; player += 1) {
    const id = `player-${player}`;
    const user = { id, name: id, name_key: id, phone: id, password_hash: '', avatar: 'a1', status: 'active' as const };
    await store.db
      .insertInto('users')
      .values({ ...user, created_at: now, password_at: now, referral_code: id, referred_by: '' })
      .execute();
    const token_hash = createHash('sha256').update(tokenOf(player)).digest('hex');
    const session = {
      token_hash,
      user_id: id,
      created_at: now,
      expires_at: now + 30 * DAY_MS,
      agent: '',
      seen_at: now,
    };
    await store.db.insertInto('sessions').values(session).execute();
    const first = player * 1_000_000;
    for (const game of ['roller', 'mines'])
      await sql
        .raw(
          `with recursive numbers (n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${BETS})
          insert into bets (bet_id, game, feed, round_id, user_id, choice, staked, placed_at, status, rate, paid, win_staked, win_paid, ended_at)
          select '${game}-' || cast(${first} + n as text), '${game}', 0, ${first} + n, '${id}', '', 100000 + n * 100, ${now - DAY_MS} + n, 'lost', 0, 0, 0, 0,
            ${now - DAY_MS} + n from numbers`,
        )
        .execute(store.db);
  }
  await store.close();
}

async function serve(dataDir: string): Promise<void> {
  const app = await build({
    store: await openStore({ dataDir }),
    fanout: localFanout(() => undefined),
    clock: systemClock,
    entropy: systemEntropy(systemClock),
    mailer: sandboxMailer,
    vault: testVault,
    logger: createLogger('error'),
    rooms: (wiring) => createRooms({ ...wiring, bots: false, chains: SHORT_CHAINS }),
    clientDir: null,
    artDir: null,
    trustProxy: true,
  });
  process.send?.((await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

async function measure(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-files-'));
  await fill(dataDir);
  const rows: object[] = [];
  for (const encoding of ['br, gzip', 'identity']) {
    const server = fork(fileURLToPath(import.meta.url), [dataDir], { execArgv: ['--import', 'tsx'] });
    const [port] = (await once(server, 'message')) as [number];
    const resident = (): number =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1_024;
    const before = resident();
    let most = before;
    let answered = 0;
    const watch = setInterval(() => (most = Math.max(most, resident())), 50);
    const readers = Array.from({ length: PLAYERS }, (_, n) => {
      const reader = connect(port, '127.0.0.1').on('error', () => undefined);
      reader.write(
        `GET ${API_BASE}${historyEndpoints.file.path} HTTP/1.1\r\nHost: x\r\nX-Token: ${tokenOf(n + 1)}\r\nX-Forwarded-For: 198.51.${n}.1\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
      );
      reader.once('data', () => {
        answered += 1;
        reader.pause();
      });
      return reader;
    });
    await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
    for (const reader of readers) reader.destroy();
    clearInterval(watch);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const grown = (bytes: number): string => ((bytes - before) / MB).toFixed(0);
    rows.push({ encoding, answered, 'grown, MB (of 100)': grown(most), 'after they have gone': grown(resident()) });
    server.kill('SIGKILL');
  }
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`${PLAYERS} files at once, ${2 * BETS} bets each`);
  console.table(rows);
}

const [, , given] = process.argv;
await (given === undefined || process.send === undefined ? measure() : serve(given));
