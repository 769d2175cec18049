import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import { TEST_SECRETS_KEY } from '../../../server/system/vault.fixture';

/** The server as a process of its own. */
export class ServerProcess {
  out = '';
  err = '';
  readonly ended: Promise<number | null>;

  private constructor(readonly child: ChildProcess) {
    child.stdout?.on('data', (bytes: Buffer) => (this.out += String(bytes)));
    child.stderr?.on('data', (bytes: Buffer) => (this.err += String(bytes)));
    this.ended = once(child, 'close').then(([code]) => code as number | null);
  }

  /** Starts it on a free port of this machine, without waiting. `before` are arguments of Node that come before the program. */
  static start(env: Readonly<Record<string, string>>, before: readonly string[] = []): ServerProcess {
    return new ServerProcess(
      spawn(process.execPath, [...before, inject('serverProgram')], {
        env: {
          PATH: process.env.PATH ?? '',
          PORT: '0',
          HOST: '127.0.0.1',
          LOG_LEVEL: 'error',
          SECRETS_KEY: TEST_SECRETS_KEY,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }

  /** Waits for something on standard output: its first group, else all of it. @throws when the process ends first */
  async said(pattern: RegExp): Promise<string> {
    for (;;) {
      const match = pattern.exec(this.out);
      if (match) return match[1] ?? match[0];
      const more = this.child.stdout && once(this.child.stdout, 'data');
      await Promise.race([more, this.ended.then(() => Promise.reject(new Error(`it ended: ${this.err}`)))]);
    }
  }

  /** Where it serves, once it does. */
  async url(): Promise<string> {
    return `http://127.0.0.1:${await this.said(/http:\/\/localhost:(\d+)/)}`;
  }

  /** Sends a signal: SIGSTOP freezes, SIGCONT thaws. */
  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** No goodbye and no last write, also to a frozen one. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

/** An account made over HTTP; the token. */
export async function register(url: string, name: string, phone: string): Promise<string> {
  const reply = await fetch(`${url}/api/main/user/phone/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, name, password: 'rembulan47x', adult: true }),
  });
  const { token } = (await reply.json()) as { token?: string };
  if (token === undefined) throw new Error(`no account: ${reply.status}`);
  return token;
}
