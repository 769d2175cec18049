import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { diceCalls } from '../../contract/dice';
import { dingdongCalls } from '../../contract/dingdong';
import { rouletteCalls } from '../../contract/roulette';
import { wingoCalls } from '../../contract/wingo';
import { POOL_GAMES } from '../../contract/pool';
import { checkRoom } from '../../rules/fairness/commit';
import { roomDraws } from '../../rules/fairness/room';
import { pay, toRate, toSen } from '../../rules/money';
import { diceRules } from '../../server/engines/dice/rules';
import { dingdongRules } from '../../server/engines/dingdong/rules';
import { rouletteRules } from '../../server/engines/roulette/rules';
import { KINDS } from '../../server/kinds';
import { createStakeGuard } from '../../server/fairplay/guard';
import { createLedger } from '../../server/ledger/ledger';
import type { Store } from '../../server/ports';
import { readChoice } from '../../server/rounds/pool/choice';
import { WINGO_FEEDS } from '../../server/rounds/wingo/feed';
import type { BetsTable } from '../../server/store/tables/bets';
import { createRooms } from '../../server/rounds/index';
import { openStore } from '../../server/store/open';
import { systemEntropy } from '../../server/system/entropy';
import { bundle } from '../../tools/lib/bundle.mjs';
import { GRANT, type Line, PLAYERS, PROMISES_NOTHING, type Sent } from './harness/protocol';
import { scaledClock, seededRandom } from './harness/scaled-clock';
import { auditSolo } from './harness/solo-audit';
import { fixedSite } from './harness/site';

const [{ rules: wingoRules }] = WINGO_FEEDS;
const TIMED_RULES = { roulette: rouletteRules, dice: diceRules, dingdong: dingdongRules, wingo: wingoRules } as const;
/** The pools of a bet, and what lies on each. */
const laidOf = (bet: Pick<Selectable<BetsTable>, 'game' | 'choice' | 'staked'>) =>
  bet.game === 'wingo' ? readChoice(WINGO_FEEDS[0], bet) : { picks: [Number(bet.choice)], amount: bet.staked };
const KILLS = 20;
/** A process lives until so many commands were answered, however busy the machine is. */
const ANSWERS = 150;
/** What of each has to happen for the test to have tested something, over all processes. How long that takes is the machine's affair: the last one lives until then. */
const ENOUGH = { bets: 200, orders: 200, pools: 200, escapes: 5, cancels: 20 };
type Done = keyof typeof ENOUGH;
const MOVES: readonly Done[] = ['bets', 'orders', 'pools', 'escapes', 'cancels'];
/** A process that says nothing for so long hangs. How long twenty of them take together is the machine's affair. */
const SILENCE_MS = 30_000;
/** Rounds run this many times as fast: a round of crash takes about a second, and so does the shortest phase of Wingo. */
const SPEED = 30;

const COUNTED: Readonly<Record<string, Done>> = {
  [crashCalls.bet.route]: 'bets',
  [crashCalls.escape.route]: 'escapes',
  [crashCalls.cancel.route]: 'cancels',
  [wingoCalls.bet.route]: 'orders',
  [rouletteCalls.bet.route]: 'pools',
  [diceCalls.bet.route]: 'pools',
  [dingdongCalls.bet.route]: 'pools',
};

type Answer = Extract<Line, { t: 'answer' }>;
const keyOf = ({ userId, uuid }: { userId: string; uuid: string }): string => `${userId}/${uuid}`;

/** What the players know: what they sent and what they were told, over all processes. */
class Memory {
  readonly sent = new Map<string, Sent>();
  readonly answers = new Map<string, Answer>();
  readonly contradictions: string[] = [];
  /** Commands that were done, as far as anybody was told. */
  readonly done: Record<Done, number> = { bets: 0, orders: 0, pools: 0, escapes: 0, cancels: 0 };

  hear(line: Line): void {
    if (line.t === 'sent') this.sent.set(keyOf(line.sent), line.sent);
    if (line.t !== 'answer') return;
    const before = this.answers.get(keyOf(line));
    // The same command may be answered later.
    if (
      before &&
      !(before.ok === false && PROMISES_NOTHING.has(before.code)) &&
      JSON.stringify(before) !== JSON.stringify(line)
    )
      this.contradictions.push(`${JSON.stringify(before)} and then ${JSON.stringify(line)}`);
    this.answers.set(keyOf(line), line);
    const what = COUNTED[this.sent.get(keyOf(line))?.route ?? ''];
    if (line.ok && before?.ok !== true && what !== undefined) this.done[what] += 1;
  }

  get enough(): boolean {
    return MOVES.every((what) => this.done[what] > ENOUGH[what]);
  }

  /** Commands of unknown fate, and some whose answer is known. */
  toSendAgain(random: () => number): Sent[] {
    const unknown = [...this.sent.entries()].filter(([key]) => !this.answers.has(key)).map(([, sent]) => sent);
    const known = [...this.answers.keys()]
      .filter(() => random() < 0.02)
      .slice(-15)
      .flatMap((key) => this.sent.get(key) ?? []);
    return [...unknown, ...known];
  }
}

/** Runs one process until it was killed, a random moment after it opened. */
async function runAndKill(
  memory: Memory,
  given: { program: string; dataDir: string; anchor: number; run: number; random: () => number },
): Promise<void> {
  const { program, dataDir, anchor, run, random } = given;
  const orders = JSON.stringify({
    dataDir,
    anchor,
    speed: SPEED,
    seed: run + 1,
    run,
    again: memory.toSendAgain(random),
  });
  const child: ChildProcess = spawn(process.execPath, [program, orders], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (!child.stdout || !child.stderr) throw new Error('no pipes');
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  let hung = false;
  const watchdog = setTimeout(() => (hung = child.kill('SIGKILL')), SILENCE_MS);
  let killed = false;
  let due = false;
  let answered = 0;
  for await (const text of createInterface({ input: child.stdout })) {
    watchdog.refresh();
    if (!text.endsWith('}')) continue; // cut by the kill
    const line = JSON.parse(text) as Line;
    memory.hear(line);
    if (line.t === 'ready') {
      answered = 0;
      setTimeout(() => (due = true), 120 + random() * 900);
    } else if (line.t === 'answer') answered += 1;
    if (due && answered >= ANSWERS && (run < KILLS - 1 || memory.enough) && !killed) {
      killed = true;
      // Some moment between two answers, not right after one.
      setTimeout(() => child.kill('SIGKILL'), random() * 50);
    }
  }
  clearTimeout(watchdog);
  if (hung) throw new Error(`the process said nothing for ${SILENCE_MS / 1_000} s: ${complaints}`);
  if (!killed || complaints !== '') throw new Error(`the process died by itself or complained: ${complaints}`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-safety-'));
const root = fileURLToPath(new URL('../..', import.meta.url));
// Inside the project, so that the bundle finds the packages.
const built = fileURLToPath(new URL(`../out/room-process-${process.pid}/`, import.meta.url));
const program = join(built, 'room-process.js');
// Once: twenty starts would cost twenty translations.
beforeAll(() => bundle(root, 'tests/suites/harness/room-process.ts', built, { packages: true }));
afterAll(() => {
  for (const directory of [dataDir, built]) rmSync(directory, { recursive: true, force: true });
});

describe('kill -9, twenty times, under load', () => {
  it(
    'loses no acknowledged bet, settles or returns each once, and keeps the books right',
    { timeout: KILLS * SILENCE_MS },
    async () => {
      const memory = new Memory();
      const anchor = Date.now();
      const random = seededRandom(20_261_120);
      for (let run = 0; run < KILLS; run += 1) await runAndKill(memory, { program, dataDir, anchor, run, random });

      const clock = scaledClock(anchor, SPEED);
      const store = await openStore({ dataDir });
      try {
        await recover(store, clock);
        await audit(store, memory);
      } finally {
        await store.close();
      }
    },
  );
});

/** A last start and an orderly stop: whatever was open is closed, also the running phases of Wingo, once their time has come. */
async function recover(store: Store, clock: ReturnType<typeof scaledClock>): Promise<void> {
  const ledger = createLedger({ store, clock, kinds: KINDS });
  const chain = { first: 5_000, year: 0 };
  const rooms = createRooms({
    store,
    ledger,
    guard: createStakeGuard({ store, clock }),
    clock,
    entropy: systemEntropy(clock),
    publisher: { json: () => {}, text: () => {}, toUser: () => {} },
    presence: { online: () => 0, inRoom: () => 0 },
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    metrics: {},
    site: fixedSite(),
    changed: () => {},
    bots: false,
    chains: {
      crash: chain,
      wingo1: chain,
      wingo2: chain,
      wingo3: chain,
      roulette: chain,
      dice: chain,
      dingdong: chain,
    },
  });
  for (const room of rooms) await room.start();
  const lengthOfTheLongestPhase = 120_000 / SPEED;
  await new Promise((resolve) => setTimeout(resolve, lengthOfTheLongestPhase + 200));
  for (const room of rooms) await room.stop();
}

async function audit(store: Store, memory: Memory): Promise<void> {
  const ledger = createLedger({ store, clock: { now: () => 0, at: () => () => {} }, kinds: KINDS });
  const bets = await store.db.selectFrom('bets').selectAll().execute();
  const crashBets = bets.filter(({ game }) => game === 'crash');
  const wingoOrders = bets.filter(({ game }) => game === 'wingo');
  const poolBets = bets.filter(({ game }) => POOL_GAMES.some((pool) => pool === game));
  const entries = await store.db.selectFrom('transfers').select(['key', 'debit', 'kind', 'amount']).execute();
  const booked = new Map(entries.map((entry) => [entry.key, entry]));

  expect(memory.contradictions).toEqual([]);
  expect(await ledger.audit()).toEqual([]);
  const solo = await auditSolo(store, memory.sent, memory.answers);
  expect(crashBets.filter(({ status }) => status === 'open')).toEqual([]);

  // Every bet has its stake, and an end that was booked exactly when money came back: a key is booked at most once.
  for (const bet of crashBets) {
    expect(booked.get(`end:${bet.bet_id}`)?.amount).toBe(bet.status === 'lost' ? undefined : bet.paid);
    if (bet.status === 'returned') expect(bet.paid).toBe(bet.staked);
  }
  for (const bet of bets)
    expect(booked.get(`stake:${bet.bet_id}`)).toMatchObject({ debit: 'main', amount: bet.staked });
  expect(entries.filter(({ kind }) => kind === 'bet')).toHaveLength(bets.length);
  expect(bets).toHaveLength(crashBets.length + wingoOrders.length + poolBets.length + solo.rounds);

  // Money: what each player has is the grant, minus all stakes, plus all that the rows say came back.
  let total = 0n;
  for (let i = 0; i < PLAYERS; i += 1) {
    const id = `u${i}`;
    const won = bets.filter(({ user_id }) => user_id === id).reduce((sum, { paid, staked }) => sum + paid - staked, 0n);
    const balance = await ledger.balanceOf(id);
    expect(balance).toBe(GRANT + won);
    total += balance;
  }
  const house = entries.reduce((sum, { debit, amount }) => sum + (debit === 'main' ? amount : -amount), 0n);
  expect(total + house).toBe(0n);

  // What players were told is what happened, once; what was refused did not happen.
  const counts = { bets: 0, cancels: 0, escapes: 0, orders: 0, pools: 0, refused: 0 };
  for (const [key, answer] of memory.answers) {
    const sent = memory.sent.get(key);
    if (sent === undefined) throw new Error(`an answer to nothing: ${key}`);
    const own = crashBets.filter((bet) => bet.user_id === sent.userId);
    switch (sent.route) {
      case crashCalls.bet.route: {
        const rows = own.filter(({ staked }) => staked === toSen(Number(sent.req.amount)));
        expect(rows).toHaveLength(answer.ok ? 1 : 0);
        if (answer.ok) expect(String(rows[0]?.round_id)).toBe(answer.reply.roundId);
        counts[answer.ok ? 'bets' : 'refused'] += 1;
        break;
      }
      case crashCalls.escape.route:
        if (!answer.ok) break;
        expect(
          own.filter(
            (bet) =>
              String(bet.round_id) === answer.reply.roundId &&
              bet.status === 'won' &&
              bet.paid === toSen(Number(answer.reply.winAmount)) &&
              bet.rate === BigInt(toRate(Number(answer.reply.rate))),
          ),
        ).toHaveLength(1);
        counts.escapes += 1;
        break;
      case crashCalls.cancel.route:
        if (!answer.ok) break;
        expect(
          own.filter((bet) => String(bet.round_id) === answer.reply.roundId && bet.status === 'returned').length,
        ).toBeGreaterThan(0);
        counts.cancels += 1;
        break;
      case wingoCalls.bet.route: {
        const rows = wingoOrders.filter(
          (order) => order.user_id === sent.userId && laidOf(order).amount === toSen(Number(sent.req.amount)),
        );
        expect(rows).toHaveLength(answer.ok ? 1 : 0);
        counts[answer.ok ? 'orders' : 'refused'] += 1;
        break;
      }
      case rouletteCalls.bet.route:
      case diceCalls.bet.route:
      case dingdongCalls.bet.route: {
        const rows = poolBets.filter(
          ({ user_id, staked }) => user_id === sent.userId && staked === toSen(Number(sent.req.amount)),
        );
        expect(rows).toHaveLength(answer.ok ? 1 : 0);
        if (answer.ok)
          expect([`game/${rows[0]?.game}/bet`, String(rows[0]?.round_id)]).toEqual([sent.route, answer.reply.roundId]);
        counts[answer.ok ? 'pools' : 'refused'] += 1;
        break;
      }
    }
  }
  // The test tested something: enough of everything happened, and kills did interrupt rounds with money in them.
  for (const what of MOVES) expect(counts[what], what).toBeGreaterThan(ENOUGH[what]);

  const rounds = await store.db
    .selectFrom('crash_rounds')
    .innerJoin('chains', 'chains.chain_id', 'crash_rounds.chain_id')
    .select(['round_id', 'status', 'seed', 'seed_hash', 'digest', 'public_seed'])
    .execute();
  expect(rounds.filter(({ status }) => status === 'open')).toEqual([]);
  expect(rounds.filter(({ status }) => status === 'void').length).toBeGreaterThan(KILLS / 2);
  for (const round of rounds) {
    expect(
      checkRoom({
        serverSeed: round.seed,
        publicSeed: round.public_seed,
        roundId: String(round.round_id),
        seedHash: round.seed_hash,
        digest: round.digest,
      }),
    ).toEqual({ seed: true, publicSeed: true, digest: true });
  }
  const settled = wingoOrders.filter(({ status }) => status !== 'open');
  expect(settled.length).toBeGreaterThan(100);
  await auditTimed(store, [...poolBets, ...wingoOrders]);
}

/** Every round of the timed rooms that is over was drawn from the seed that it was committed to, and its bets were settled by that draw, paid once. */
async function auditTimed(store: Store, bets: readonly Selectable<BetsTable>[]): Promise<void> {
  const rounds = await store.db
    .selectFrom('pool_rounds')
    .innerJoin('chains', 'chains.chain_id', 'pool_rounds.chain_id')
    .select([
      'game',
      'round_id',
      'status',
      'outcome',
      'seed',
      'seed_hash',
      'digest',
      'public_seed',
      'bets',
      'staked',
      'paid',
    ])
    .execute();
  for (const game of POOL_GAMES) {
    // The last start opened one round more, which nobody has bet on.
    expect(rounds.filter((round) => round.game === game && round.status === 'open').length).toBeLessThanOrEqual(1);
    expect(rounds.filter((round) => round.game === game && round.status === 'finished').length).toBeGreaterThan(
      KILLS / 2,
    );
  }
  const ends = await store.db.selectFrom('transfers').select(['key', 'amount']).where('kind', '=', 'payout').execute();
  const payouts = new Map(ends.map(({ key, amount }) => [key, amount]));
  for (const round of rounds) {
    const own = bets.filter(({ game, round_id }) => game === round.game && round_id === round.round_id);
    if (round.status === 'open') {
      expect(own.filter(({ status }) => status !== 'open')).toEqual([]);
      if (round.game !== 'wingo') expect(own).toEqual([]);
      continue;
    }
    const seeds = { serverSeed: round.seed, publicSeed: round.public_seed, roundId: String(round.round_id) };
    expect(checkRoom({ ...seeds, seedHash: round.seed_hash, digest: round.digest })).toEqual({
      seed: true,
      publicSeed: true,
      digest: true,
    });
    const rules = TIMED_RULES[round.game];
    const outcome = rules.draw(roomDraws(seeds));
    expect(round.outcome).toBe(outcome.join(','));
    for (const bet of own) {
      const { picks, amount } = laidOf(bet);
      const back = picks.reduce((sum, pool) => sum + pay(amount, rules.settle(pool, outcome)), 0n);
      expect([bet.status, bet.paid]).toEqual([back > 0n ? 'won' : 'lost', back]);
    }
    for (const userId of new Set(own.map(({ user_id }) => user_id))) {
      const back = own.filter(({ user_id }) => user_id === userId).reduce((sum, { paid }) => sum + paid, 0n);
      expect(payouts.get(`end:${round.game}:${round.round_id}:${userId}`) ?? 0n).toBe(back);
    }
    expect([round.bets, round.staked, round.paid]).toEqual([
      BigInt(own.length),
      own.reduce((sum, { staked }) => sum + staked, 0n),
      own.reduce((sum, { paid }) => sum + paid, 0n),
    ]);
  }
}
