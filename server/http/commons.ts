import { packed } from './packed';

/** What everybody is shown may be so old, ms: what another node changed shows within it. */
export const COMMON_MS = 1_000;
/** Questions whose answers are kept at a time; the one that was asked anew longest ago goes first. */
const KEPT_MOST = 200;

export type Common = ReturnType<typeof packed>;

interface Kept {
  readonly text: string;
  readonly send: Common;
  readonly until: number;
}

/**
 * Answers that are the same for everybody (`common` in the contract). However many ask, each is made once a second, by one of them for all who wait, and is compressed
 * once for as long as it says the same.
 */
export class Commons {
  private kept = new Map<string, Kept>();
  private making = new Map<string, Promise<Common>>();

  /** @param now milliseconds; only differences count */
  constructor(private readonly now: () => number) {}

  /**
   * The answer to a question, made by `make` where none is kept. What `make` throws is thrown to all who waited for it, and not kept.
   * @param key names the endpoint and what is asked, which has passed its schema
   */
  answer(key: string, make: () => Promise<unknown>): Promise<Common> {
    const known = this.kept.get(key);
    if (known !== undefined && this.now() < known.until) return Promise.resolve(known.send);
    const asked = this.making.get(key) ?? this.make(key, make);
    this.making.set(key, asked);
    return asked;
  }

  /** Something that is shown has changed here: nothing that was made, or begun, before counts any longer. */
  clear(): void {
    this.kept = new Map();
    this.making = new Map();
  }

  private async make(key: string, make: () => Promise<unknown>): Promise<Common> {
    const { kept, making } = this;
    try {
      const text = JSON.stringify(await make());
      const before = kept.get(key);
      const send = before?.text === text ? before.send : packed(text);
      kept.delete(key);
      kept.set(key, { text, send, until: this.now() + COMMON_MS });
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
      return send;
    } finally {
      making.delete(key);
    }
  }
}
