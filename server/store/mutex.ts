/** Whoever asks first runs first; the next one waits until `release`. */
export class Mutex {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  get isHeld(): boolean {
    return this.#held;
  }

  acquire(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}
