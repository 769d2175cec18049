import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that can fall silent: from then on nothing passes, in neither direction, and nobody is told. */
export interface SilentProxy {
  readonly port: number;
  silence(): void;
  /** What was held up passes, as if the packets had been sent again. */
  speak(): void;
  close(): void;
}

export async function silentProxy(target: { readonly host: string; readonly port: number }): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      // Paused before any of it is read: not even a goodbye is seen.
      if (silent) from.pause();
      from.on('data', (bytes) => to.write(bytes));
      if (silent) from.pause();
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        if (!silent) to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    speak() {
      silent = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
