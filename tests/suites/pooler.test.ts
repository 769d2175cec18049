import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open';
import { StorePooledError } from '../../server/store/unusable';

const cluster = process.env.TEST_DATABASE_URL;
if (!cluster) console.warn('pooler: TEST_DATABASE_URL is not set, so a pooler before PostgreSQL was NOT checked here.');

/** The parameters of a startup packet: behind its length and version, names and values that end with a zero, and one more zero. */
const parametersOf = (packet: Buffer): string[] => packet.toString('latin1', 8).split('\0').slice(0, -2);
function packetOf(packet: Buffer, parameters: readonly string[]): Buffer {
  const text = Buffer.from(`${parameters.join('\0')}\0\0`, 'latin1');
  const head = Buffer.from(packet.subarray(0, 8));
  head.writeInt32BE(8 + text.length);
  return Buffer.concat([head, text]);
}

/** What PgBouncer says to a parameter that it does not know, a fatal error of the protocol. */
function refusal(name: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0Munsupported startup parameter: ${name}\0\0`, 'latin1');
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}

/** As much of a pooler as a start meets: it refuses what a session is set to, or leaves it out (`ignore_startup_parameters`). */
async function pooler(target: URL, ignores: boolean): Promise<{ readonly url: string; close(): void }> {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    sockets.push(near);
    near.on('error', () => undefined);
    near.once('data', (packet: Buffer) => {
      const given = parametersOf(packet);
      const kept = given.flatMap((name, i) =>
        i % 2 === 0 && ['user', 'database'].includes(name) ? [name, given[i + 1] ?? ''] : [],
      );
      if (!ignores) return void near.end(refusal('options'));
      const far = connect({ host: target.hostname, port: Number(target.port) });
      sockets.push(far);
      far.on('error', () => near.destroy());
      far.write(packetOf(packet, kept));
      near.pipe(far).pipe(near);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Two nodes that share a pooler's sessions would share the lock of the leader, too: both would lead, or nobody after one of them died. */
describe.each(cluster ? [new URL(cluster)] : [])('a pooler in front of PostgreSQL', (target) => {
  let between: Awaited<ReturnType<typeof pooler>> | undefined;
  afterEach(() => between?.close());

  const expectRefused = async (databaseUrl: string): Promise<void> => {
    const opened = openStore({ databaseUrl, dataDir: null });
    await expect(opened).rejects.toThrow(StorePooledError);
    await expect(opened).rejects.toThrow('DATABASE_URL');
  };

  it.each([false, true])(
    'is noticed at the start, and said in words (it leaves out what it does not know: %s)',
    async (ignores) => {
      between = await pooler(target, ignores);
      await expectRefused(between.url);
    },
  );

  it('and so are options of the address, which would take the place of the lease of who leads', async () => {
    const url = new URL(target);
    url.searchParams.set('options', '-c search_path=public');
    await expectRefused(url.href);
  });
});
