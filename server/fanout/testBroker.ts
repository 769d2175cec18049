import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

const INFO = `INFO ${JSON.stringify({ server_id: 'test', version: '2.10.0', proto: 1, headers: true, max_payload: 1_048_576 })}\r\n`;

interface Client {
  readonly socket: Socket;
  sid: string | null;
  echo: boolean;
}

/** As much of a NATS broker as the fan-out uses, in this process, with a frost that a real one would need signals for. */
export class TestBroker {
  private readonly clients = new Set<Client>();
  private server: Server | null = null;
  private frozen: { from: Client; line: string; payload: Buffer }[] | null = null;
  port = 0;

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  /** How many nodes listen. */
  get listening(): number {
    return [...this.clients].filter(({ sid }) => sid !== null).length;
  }

  async start(): Promise<void> {
    const server = createServer((socket) => this.welcome(socket));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { server } = this;
    for (const { socket } of this.clients) socket.destroy();
    this.clients.clear();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  }

  /** Keeps messages back, as a stopped process does. */
  freeze(): void {
    this.frozen = [];
  }

  /** Lets go of everything at once; returns how many messages that were. */
  thaw(): number {
    const held = this.frozen ?? [];
    this.frozen = null;
    for (const { from, line, payload } of held) this.route(from, line, payload);
    return held.length;
  }

  get held(): number {
    return this.frozen?.length ?? 0;
  }

  private welcome(socket: Socket): void {
    const client: Client = { socket, sid: null, echo: true };
    this.clients.add(client);
    socket.on('error', () => undefined);
    socket.on('close', () => this.clients.delete(client));
    socket.write(INFO);
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      rest = this.consume(client, Buffer.concat([rest, bytes]));
    });
  }

  /** Handles whole commands; returns what is still incomplete. */
  private consume(client: Client, bytes: Buffer): Buffer<ArrayBuffer> {
    let at = 0;
    for (;;) {
      const end = bytes.indexOf('\r\n', at);
      if (end < 0) break;
      const line = bytes.toString('latin1', at, end);
      const size = line.startsWith('PUB ') ? Number(line.split(' ').at(-1)) : null;
      if (size !== null && bytes.length < end + 2 + size + 2) break;
      this.command(client, line, size === null ? null : bytes.subarray(end + 2, end + 2 + size));
      at = end + 2 + (size === null ? 0 : size + 2);
    }
    return Buffer.from(bytes.subarray(at));
  }

  private command(client: Client, line: string, payload: Buffer | null): void {
    if (payload) return this.route(client, line, payload);
    if (line.startsWith('CONNECT ')) client.echo = (JSON.parse(line.slice(8)) as { echo?: boolean }).echo ?? true;
    else if (line.startsWith('SUB ')) client.sid = line.split(' ').at(-1) ?? null;
    else if (line === 'PING' && !this.frozen) client.socket.write('PONG\r\n');
  }

  private route(from: Client, line: string, payload: Buffer): void {
    if (this.frozen) {
      this.frozen.push({ from, line, payload: Buffer.from(payload) });
      return;
    }
    const subject = line.split(' ')[1] ?? '';
    for (const client of this.clients) {
      if (client.sid === null || (client === from && !client.echo)) continue;
      client.socket.write(
        Buffer.concat([
          Buffer.from(`MSG ${subject} ${client.sid} ${payload.length}\r\n`),
          payload,
          Buffer.from('\r\n'),
        ]),
      );
    }
  }
}
