import type { Clock } from '../../../server/ports';

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits, without any time passing, until something is so. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await breath();
}

/** A clock for loops that sleep on one timer each: time passes by `advance` alone, and only while all of them sleep. */
export class SleepClock implements Clock {
  #timers: { readonly when: number; readonly run: () => void }[] = [];

  /** @param time epoch ms */
  constructor(private time: number) {}

  now = (): number => this.time;

  at(when: number, run: () => void): () => void {
    const timer = { when, run };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
  }

  /** Resolves once `sleepers` loops sleep: whatever was due is done. Returns when the first of them means to get up, epoch ms. */
  async asleep(sleepers = 1): Promise<number> {
    await until(() => this.#timers.length >= sleepers);
    return Math.min(...this.#timers.map(({ when }) => when));
  }

  /** Lets time pass, timer by timer. */
  async advance(ms: number, sleepers = 1): Promise<void> {
    const end = this.time + ms;
    for (let next = await this.asleep(sleepers); next <= end; next = await this.asleep(sleepers)) this.#ring(next);
    this.time = end;
  }

  /** Lets time pass at once, as for a machine that slept: each loop gets up once at most. */
  async leap(ms: number, sleepers = 1): Promise<void> {
    await this.asleep(sleepers);
    this.#ring(this.time + ms);
    await this.asleep(sleepers);
  }

  #ring(time: number): void {
    this.time = Math.max(this.time, time);
    const due = this.#timers.filter(({ when }) => when <= this.time);
    this.#timers = this.#timers.filter(({ when }) => when > this.time);
    for (const { run } of due) run();
  }
}
