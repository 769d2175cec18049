import { tooSoon } from '../../contract/errors';

/** Bodies with a picture that are read at a time: of one player, of one address, and in all. Each may be held whole while it comes, for as long as a request may take. */
export const UPLOADS = { ofPlayer: 1, ofAddress: 6, inAll: 24 } as const;
const RETRY_MS = 3_000;

/** Counts what is being read. */
export class Uploads {
  private readonly counts = new Map<string, number>();

  /**
   * One more is read. Call what it returns once it is over.
   * @throws CodeError 667 when there are too many
   */
  begin(playerId: string, address: string): () => void {
    const bounds: readonly (readonly [string, number])[] = [
      [`player ${playerId}`, UPLOADS.ofPlayer],
      [`address ${address}`, UPLOADS.ofAddress],
      ['all', UPLOADS.inAll],
    ];
    if (bounds.some(([key, most]) => (this.counts.get(key) ?? 0) >= most)) throw tooSoon(RETRY_MS);
    for (const [key] of bounds) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    let over = false;
    return () => {
      if (over) return;
      over = true;
      for (const [key] of bounds) {
        const left = (this.counts.get(key) ?? 0) - 1;
        if (left > 0) this.counts.set(key, left);
        else this.counts.delete(key);
      }
    };
  }
}
