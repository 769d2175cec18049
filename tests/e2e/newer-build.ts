import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** The version that a service worker of this site says it is of. */
const VERSION = /version: "[0-9a-f]{16}"/;
export const NEWER = 'fedcba9876543210';

/** A house in front of which a newer build can be laid: from then on its service worker is another one. Everything else passes through as it is. */
export class NewerBuild {
  private newer = false;
  private readonly sockets = new Set<Socket>();
  private readonly gate: Server;

  private constructor(private readonly port: number) {
    this.gate = createServer((asked, answer) => this.pass(asked, answer));
    this.gate.on('connection', (socket) => this.keep(socket));
    this.gate.on('upgrade', (asked: IncomingMessage, near: Socket, head: Buffer) => this.join(asked, near, head));
  }

  static async before(url: string): Promise<NewerBuild> {
    const build = new NewerBuild(Number(new URL(url).port));
    await new Promise<void>((resolve) => build.gate.listen(0, '127.0.0.1', resolve));
    return build;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.gate.address() as AddressInfo).port}`;
  }

  /** The house was brought up to date. */
  lay(): void {
    this.newer = true;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.gate.close(resolve));
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const worker = asked.url === '/sw.js';
    const { method, url: path, headers } = asked;
    // The worker's text is looked into: it has to come, whatever the browser has of it, and as it is written.
    const { 'if-none-match': _known, 'if-modified-since': _since, ...rest } = headers;
    const plain = worker ? { ...rest, 'accept-encoding': 'identity' } : headers;
    const onward = request({ port: this.port, host: '127.0.0.1', method, path, headers: plain }, (reply) => {
      if (!worker || !this.newer) {
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString().replace(VERSION, `version: "${NEWER}"`);
        const { 'content-length': _length, etag: _etag, 'last-modified': _date, ...same } = reply.headers;
        answer.writeHead(200, same);
        answer.end(text);
      });
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  /** The channel's socket: its handshake as the browser wrote it. */
  private join({ method, url, rawHeaders }: IncomingMessage, near: Socket, head: Buffer): void {
    const far = connect(this.port, '127.0.0.1');
    this.keep(far);
    const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1] ?? ''}`] : []));
    far.write(`${method ?? 'GET'} ${url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    far.write(head);
    near.pipe(far).pipe(near);
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }
}
