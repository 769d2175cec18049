/** A house in which it is always the same moment, with one player, their mails, bets and what the site tells everybody: what it shows is the same in every run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Page } from 'playwright/test';
import { build } from '../../server/app';
import { localFanout } from '../../server/fanout/local';
import { sandboxMailer } from '../../server/mailer/sandbox';
import type { Clock, Store } from '../../server/ports';
import { openStore } from '../../server/store/open';
import { createLogger } from '../../server/system/logger';
import { countedEntropy } from '../suites/rooms-kit';
import { type SeededBet, writeBets } from '../e2e/bets';
import { type SeededTicket, writeTickets } from '../e2e/tickets';
import { type SeededMail, writeMails } from '../e2e/mails';
import { testVault } from '../../server/system/vault.fixture';

const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url));
const BUILT_ART = fileURLToPath(new URL('../../assets/built', import.meta.url));

/** Friday 20 November 2026, 14.32 in Jakarta. */
const MOMENT = Date.UTC(2026, 10, 20, 7, 32);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Timers run, the date stands until somebody has it pass. */
function standingClock(): Clock & { pass(ms: number): void } {
  let moment = MOMENT;
  return {
    now: () => moment,
    at(when, run) {
      const timer = setTimeout(run, Math.min(Math.max(0, when - moment), DAY_MS));
      return () => clearTimeout(timer);
    },
    pass: (ms) => void (moment += ms),
  };
}

const text = (value: string) => ({ text: value });
const MAILS: readonly SeededMail[] = [
  {
    tag: 'reward',
    template: 'none of ours',
    content: { title: 'Kembalian VIP siap diambil', body: 'Kembalian minggu lalu Rp 12.400.' },
    ago: 0,
    claim: 12_400,
  },
  {
    tag: 'wallet',
    template: 'bigWin',
    content: {
      values: {
        game: { game: 'crash' },
        staked: { money: 120_000 },
        paid: { money: 1_234_567_890 },
        net: { money: 1_234_447_890 },
        round: text('204816'),
      },
      rows: ['game', 'round', 'staked', 'paid', 'net'],
      link: '/game/crash',
    },
    ago: 40 * MINUTE_MS,
    // It is opened in a picture: what is new stays so from picture to picture.
    read: true,
  },
  { tag: 'account', template: 'newDevice', content: { values: { at: { time: MOMENT - DAY_MS } } }, ago: DAY_MS },
  {
    tag: 'news',
    template: 'welcome',
    content: { values: { name: text('bagus_99'), credit: { money: 1_000_000 } } },
    ago: 3 * DAY_MS,
    read: true,
  },
];

const BETS: readonly SeededBet[] = [
  { game: 'dice', choice: '4', ago: 10 * MINUTE_MS, staked: 15_000, paid: 30_000 },
  { game: 'roulette', choice: '0', ago: 50 * MINUTE_MS, staked: 100_000, paid: 0 },
  { game: 'wingo', choice: 'seven,red', ago: DAY_MS, staked: 10_000, paid: 10_000 },
  ...Array.from({ length: 24 }, (_, i): SeededBet => ({
    game: 'dice',
    choice: String(i % 6),
    ago: 2 * DAY_MS + i * 7 * HOUR_MS,
    staked: 12_000 + 500 * i,
    paid: i % 3 === 0 ? 40_000 + 1_000 * i : 0,
  })),
];

const TICKETS: readonly SeededTicket[] = [
  {
    topic: 'account',
    said: [{ from: 'player', text: 'Bagaimana mengganti nama?', ago: 9 * DAY_MS }],
    rating: 4,
    over: true,
  },
  {
    topic: 'game',
    said: [
      {
        from: 'player',
        text: 'Halo, hasil dadu putaran ini terasa aneh. Bisa dijelaskan?',
        ago: DAY_MS + 9 * MINUTE_MS,
        about: { game: 'dice', round: '204816' },
      },
      { from: 'player', text: 'Saya memasang wajah 4.', ago: DAY_MS + 8 * MINUTE_MS },
      {
        from: 'desk',
        text: 'Terima kasih sudah menulis. Ketiga dadunya 4, 4 dan 1: dua kena, jadi bayarannya 3x.\n\nBenih dan sidik jarinya ada di rincian taruhan.',
        ago: 5 * MINUTE_MS,
      },
      { from: 'player', text: 'Jelas sekarang, terima kasih!', ago: 4 * MINUTE_MS },
    ],
  },
];

async function writeMessages(store: Store): Promise<void> {
  for (const [i, [id, en]] of [
    ['Dingdong makin ringan', 'Dingdong is lighter'],
    ['Pemeliharaan Minggu pukul 03.00 WIB', 'Maintenance on Sunday, 03.00 WIB'],
  ].entries())
    await store.db
      .insertInto('site_messages')
      .values({
        id: `z${String(9 - i)}`,
        title: JSON.stringify({ id, en }),
        body: JSON.stringify({ id: 'Animasi baru, hemat baterai.', en: 'New animations that spare the battery.' }),
        sent_at: BigInt(MOMENT - i * DAY_MS),
      })
      .execute();
}

/** Has a page think that it is loaded at the house's moment, before it has heard the server's time. */
export const loadAtMoment = (page: Page): Promise<unknown> =>
  page.addInitScript((moment) => void Object.defineProperty(performance, 'timeOrigin', { value: moment }), MOMENT);

export interface StandingHouse {
  readonly url: string;
  /** The player's session. */
  readonly token: string;
  /** The newest first. */
  readonly mails: readonly string[];
  readonly bets: readonly string[];
  /** Conversations with the desk, the oldest first; the last is open. */
  readonly tickets: readonly string[];
  /** Changes the store behind the house's back. */
  change(statement: string): Promise<unknown>;
  readonly userId: string;
  /** Has an operator with two steps, signed in and confirmed. @returns the session's token */
  employ(): Promise<string>;
  /** Has time pass, ms: allowances fill again. */
  pass(ms: number): void;
  close(): Promise<void>;
}

/** No time passes in which an allowance would fill again. */
const PLENTY = { burst: 1e9, perSecond: 1e9 };

/** @param placed the player's bets, newest first */
export async function openStandingHouse(placed: readonly SeededBet[] = BETS): Promise<StandingHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-panels-'));
  const store = await openStore({ dataDir });
  const clock = standingClock();
  const app = await build({
    store,
    fanout: localFanout((error) => {
      throw error;
    }),
    clock,
    entropy: countedEntropy('panels'),
    mailer: sandboxMailer,
    vault: testVault,
    logger: createLogger('silent'),
    rooms: () => [],
    clientDir: CLIENT,
    artDir: BUILT_ART,
    hashCost: { memoryCost: 8, timeCost: 1 },
    rates: { anonymous: PLENTY, list: PLENTY, write: PLENTY },
  });
  const { port } = await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const signUp = async (phone: string, name: string) => {
    const reply = await fetch(`${url}/api/main/user/phone/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-id': 'pictures' },
      body: JSON.stringify({ phone, name, password: 'rembulan47x', adult: true }),
    });
    return (await reply.json()) as { token: string; user: { id: string } };
  };
  const { token, user } = await signUp('081234567890', 'bagus_99');
  const mails = await writeMails(store, 'bagus_99', MAILS, MOMENT);
  const bets = await writeBets(store, 'bagus_99', placed, MOMENT);
  await writeMessages(store);
  const tickets = await writeTickets(store, 'bagus_99', TICKETS, MOMENT);
  return {
    url,
    token,
    mails,
    bets,
    tickets,
    change: (statement) => sql.raw(statement).execute(store.db),
    userId: user.id,
    pass: clock.pass,
    async employ() {
      const { token: operator, user: who } = await signUp('081234567891', 'ratih_meja');
      await store.db.updateTable('users').set({ role: 'operator', mfa: 'email' }).where('id', '=', who.id).execute();
      await store.db.updateTable('sessions').set({ confirmed_at: clock.now() }).where('user_id', '=', who.id).execute();
      // What is remembered of the session is of a player.
      clock.pass(6_000);
      return operator;
    },
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
