import { rollerCalls } from '../../../contract/roller';
import { OfficialClient } from '../realtime-kit';

/** Half a second of bets on their way at once: an answer that never comes holds up none of the others. */
const EVERY_MS = 100;

/**
 * A player who bets all the time, whether answers come or not. Rolls have no closing time: while the house takes bets at all, it takes these.
 */
export class Bettor {
  /** When each accepted bet was answered, ms of the monotonic clock. */
  readonly accepted: number[] = [];
  /** Ids of the rounds that the player was told of. */
  readonly rounds: string[] = [];
  refused = 0;
  private readonly timer: NodeJS.Timeout;
  private sent = 0;

  private constructor(
    private readonly client: OfficialClient,
    private readonly name: string,
  ) {
    this.timer = setInterval(() => void this.bet(), EVERY_MS);
  }

  static async sit(url: string, token: string, name: string): Promise<Bettor> {
    const client = await OfficialClient.connect(`${url.replace('http', 'ws')}/ws`);
    client.signal('internal/auth', { token });
    return new Bettor(client, name);
  }

  private async bet(): Promise<void> {
    this.sent += 1;
    const req = {
      amount: 1_000,
      choose: 50_000,
      isHigher: true,
      currency: 'IDR',
      uuid: `${this.name}-bet-${this.sent}`,
    };
    try {
      const { roundId } = (await this.client.request(rollerCalls.startRound.route, req)) as { roundId: string };
      this.accepted.push(performance.now());
      this.rounds.push(roundId);
    } catch {
      this.refused += 1;
    }
  }

  /** Waits until so many more bets than now are accepted. */
  async more(count: number, patienceMs: number): Promise<void> {
    const enough = this.accepted.length + count;
    const deadline = performance.now() + patienceMs;
    while (this.accepted.length < enough) {
      if (performance.now() > deadline) throw new Error(`no bet was accepted within ${patienceMs} ms`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** The longest time without an accepted bet since a moment, ms. */
  longestSilence(since: number): number {
    const times = [since, ...this.accepted.filter((at) => at > since), performance.now()];
    return Math.max(...times.slice(1).map((at, i) => at - (times[i] ?? at)));
  }

  leave(): void {
    clearInterval(this.timer);
    this.client.close();
  }
}
