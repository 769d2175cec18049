/** The built server as a process of its own, as `npm start` runs it, on a free port and a data directory that is thrown away. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { seedRounds } from './rounds';

const PROGRAM = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const PASSWORD = 'rembulan47x';

/** An account of a test, made over HTTP. */
export interface TestPlayer {
  readonly name: string;
  readonly phone: string;
  readonly password: string;
  readonly token: string;
}

export class TestServer {
  private child: ChildProcess | null = null;
  private port = 0;
  private serial = 0;

  private constructor(private readonly dataDir: string) {}

  /** A house with fresh data whose crash rounds are known. */
  static async open(): Promise<TestServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'lintang-e2e-'));
    await seedRounds(dataDir);
    const server = new TestServer(dataDir);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process; again on the same port and data after `kill`. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      DATABASE_URL: '',
      NATS_URL: '',
    };
    const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const said = /http:\/\/localhost:(\d+)/.exec(line);
      if (!said) continue;
      this.port = Number(said[1]);
      return;
    }
    throw new Error('the server did not start: was `npm run build` run?');
  }

  /** No goodbye and no last write: what a power cut does. */
  async kill(): Promise<void> {
    const child = this.child;
    if (child === null) return;
    this.child = null;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Does something to the data while no process has them, then opens the house again. */
  async whileClosed(work: (dataDir: string) => Promise<void>): Promise<void> {
    await this.kill();
    await work(this.dataDir);
    await this.start();
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** An endpoint's answer; throws when it refuses. */
  async api<Reply>(
    method: 'GET' | 'POST',
    path: string,
    options: { token?: string; body?: unknown } = {},
  ): Promise<Reply> {
    const reply = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(options.token !== undefined && { 'x-token': options.token }) },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
    const body: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body as Reply;
  }

  /** Name, phone and password that nobody has yet. */
  newcomer(): Omit<TestPlayer, 'token'> {
    this.serial += 1;
    return { name: `pemain_${this.serial}`, phone: `0817${String(this.serial).padStart(8, '0')}`, password: PASSWORD };
  }

  async register(): Promise<TestPlayer> {
    const account = this.newcomer();
    const { token } = await this.api<{ token: string }>('POST', '/main/user/phone/register', {
      body: { ...account, adult: true },
    });
    return { ...account, token };
  }

  /** How many rounds of a room are over: those have a public record, the next one has none yet. */
  async endedRounds(game: 'crash' | 'roulette'): Promise<number> {
    for (let ended = 0; ; ended += 1) {
      const told = await this.api('GET', `/main/game/${game}/record?roundId=${ended + 1}`).then(
        () => true,
        () => false,
      );
      if (!told) return ended;
    }
  }

  /** What the ledger says a player has, in rupiah. */
  async balance({ token }: Pick<TestPlayer, 'token'>): Promise<number> {
    return (await this.api<{ balance: number }>('GET', '/main/user/brief?currency=IDR', { token })).balance;
  }
}
