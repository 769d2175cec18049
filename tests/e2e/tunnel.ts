import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A railway tunnel on the way to a server: while it is dark nothing gets through in either direction and nobody is told, as with a phone
 * that has lost its network. The browser's own offline mode leaves open sockets alone.
 */
export class Tunnel {
  private dark = false;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly gate: Server) {}

  static async to(port: number): Promise<Tunnel> {
    const tunnel: Tunnel = new Tunnel(createServer((near) => tunnel.join(near, connect(port, '127.0.0.1'))));
    await new Promise<void>((resolve) => tunnel.gate.listen(0, '127.0.0.1', resolve));
    return tunnel;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.gate.address() as AddressInfo).port}`;
  }

  /** What is on its way now stays there for good. */
  enter(): void {
    this.dark = true;
    for (const socket of this.sockets) socket.unpipe();
  }

  /** Old connections are gone, new ones work. */
  leave(): void {
    this.dark = false;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.leave();
    await new Promise((resolve) => this.gate.close(resolve));
  }

  private join(near: Socket, far: Socket): void {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        if (!this.dark) other.destroy();
      });
      if (!this.dark) one.pipe(other);
    }
  }
}
