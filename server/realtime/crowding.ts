import { isLoopback } from '../http/address';

/** How many sockets each address has, so that one of them cannot take up the whole house. */
export class Crowding {
  private readonly sockets = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Whether the address has as many as it may have; loopback may have any number. */
  full(address: string): boolean {
    return (this.sockets.get(address) ?? 0) >= this.most && !isLoopback(address);
  }

  /** Counts one socket; call what it returns once, when the socket is gone. */
  enter(address: string): () => void {
    this.sockets.set(address, (this.sockets.get(address) ?? 0) + 1);
    return () => {
      const left = (this.sockets.get(address) ?? 0) - 1;
      if (left > 0) this.sockets.set(address, left);
      else this.sockets.delete(address);
    };
  }
}
