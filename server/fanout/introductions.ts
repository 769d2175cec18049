import type { Envelope } from './envelope';

/** Topics of the fan-out's own; they never reach a listener. */
const HELLO = '@fanout:hello';
const CHALLENGE = '@fanout:challenge';
const WELCOME = '@fanout:welcome';

/** A challenge that was not answered by then is lost: the next message of that node gets a new one. */
const AGAIN_MS = 1_000;
const FORGET_MS = 10 * 60_000;

const SEPARATOR = '\n';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

interface Challenge {
  readonly nonce: string;
  readonly at: number;
  /** Whether that node said something meanwhile that listeners would have wanted. */
  unheard: boolean;
}

export interface IntroductionsOptions {
  readonly node: string;
  readonly publish: (topic: string, data: Uint8Array) => void;
  /** A text that nobody can guess, without line breaks. */
  readonly nonce: () => string;
}

/**
 * How nodes come to know each other. A signature says that a node of the house sent a message once, not that it does so now: somebody who recorded
 * the broker could play last week's messages to a node that has just started. So an unknown node is listened to only after it has signed a number
 * that was made up for it a moment ago, and from that message on. It needs no common clock, and takes one exchange when a node starts.
 */
export class Introductions {
  private readonly challenges = new Map<string, Challenge>();

  constructor(private readonly options: IntroductionsOptions) {}

  /** Whether a message is about introductions, and so not for the listeners. */
  static concerns({ topic }: Pick<Envelope, 'topic'>): boolean {
    return topic === HELLO || topic === CHALLENGE || topic === WELCOME;
  }

  /** Makes every other node that does not know this one ask who it is. */
  greet(): void {
    this.options.publish(HELLO, new Uint8Array());
  }

  /** Answers a challenge that is meant for this node. Also one of an unknown node, or two would wait for each other. */
  answer({ topic, node, data }: Envelope): void {
    if (topic !== CHALLENGE) return;
    const [to, nonce] = decoder.decode(data).split(SEPARATOR);
    if (to === this.options.node && nonce) this.send(WELCOME, node, nonce);
  }

  /**
   * Hears a message of an unknown node. `met` when it answers our challenge: whatever it says next may be heard; `unheard` tells whether
   * something it said before was not, `afterMs` how long it took. Null while it is still unknown.
   */
  hear(
    envelope: Envelope,
    now: number,
  ): { readonly met: true; readonly unheard: boolean; readonly afterMs: number } | null {
    const { node, topic, data } = envelope;
    const asked = this.challenges.get(node);
    if (topic === WELCOME && asked && decoder.decode(data) === `${this.options.node}${SEPARATOR}${asked.nonce}`) {
      this.challenges.delete(node);
      return { met: true, unheard: asked.unheard, afterMs: now - asked.at };
    }
    const unheard = asked?.unheard === true || !Introductions.concerns(envelope);
    if (asked && now - asked.at < AGAIN_MS) asked.unheard = unheard;
    else this.challenge(node, unheard, now);
    return null;
  }

  private challenge(node: string, unheard: boolean, now: number): void {
    for (const [other, { at }] of this.challenges) if (now - at > FORGET_MS) this.challenges.delete(other);
    const nonce = this.options.nonce();
    this.challenges.set(node, { nonce, at: now, unheard });
    this.send(CHALLENGE, node, nonce);
  }

  private send(topic: string, to: string, nonce: string): void {
    this.options.publish(topic, encoder.encode(`${to}${SEPARATOR}${nonce}`));
  }
}
