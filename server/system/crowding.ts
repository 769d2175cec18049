import { isLoopback, networkOf } from './network';

/** How many sockets each network has, so that one of them cannot take up the whole house. */
export class Crowding {
  private readonly sockets = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Whether the address's network has as many as it may have; loopback may have any number. */
  full(address: string): boolean {
    return (this.sockets.get(networkOf(address)) ?? 0) >= this.most && !isLoopback(address);
  }

  /** Counts one socket; call what it returns once, when the socket is gone. */
  enter(address: string): () => void {
    const network = networkOf(address);
    this.sockets.set(network, (this.sockets.get(network) ?? 0) + 1);
    return () => {
      const left = (this.sockets.get(network) ?? 0) - 1;
      if (left > 0) this.sockets.set(network, left);
      else this.sockets.delete(network);
    };
  }
}
