import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where Debian puts it is not on everybody's path. */
const PLACES = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

/** The broker's program, or null. */
export const findNats = (): string | null =>
  PLACES.map((place) => join(place, 'nats-server')).find((path) => existsSync(path)) ?? null;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A real broker on a free port. */
export async function startNats(program: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const child = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface({ input: child.stderr })) if (line.includes('Server is ready')) break;
  child.stderr.resume();
  if (child.exitCode !== null) throw new Error('nats-server did not start');
  return { url: `nats://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') };
}
