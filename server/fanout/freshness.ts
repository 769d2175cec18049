import type { Envelope } from './envelope';

/** A message that is this much later than the quickest one of its sender is history: the rooms have moved on. */
export const MAX_DELAY_MS = 2_000;
/** Senders that said nothing for this long are forgotten. */
const FORGET_MS = 10 * 60_000;

interface Sender {
  sequence: number;
  /** Smallest difference between our clock on arrival and its clock on sending: transport plus whatever the clocks differ. */
  quickest: number;
  heardAt: number;
}

export type Verdict =
  | { readonly kind: 'fresh'; readonly missed: number }
  | { readonly kind: 'stale' }
  | { readonly kind: 'repeated' }
  /** Of a node that we have not met: it may be a recording of one that is long gone (see Introductions). */
  | { readonly kind: 'unknown' };

type Stamp = Pick<Envelope, 'node' | 'sequence' | 'sentAt'>;

/**
 * Tells live messages from the backlog that a frozen broker lets go of. Delay is measured against each sender's own best, so that nodes
 * need no common clock.
 */
export class Freshness {
  private readonly senders = new Map<string, Sender>();

  /** From this message on the sender is known. It must be live. `now` is this node's clock, epoch ms. */
  meet({ node, sequence, sentAt }: Stamp, now: number): void {
    for (const [known, { heardAt }] of this.senders) if (now - heardAt > FORGET_MS) this.senders.delete(known);
    this.senders.set(node, { sequence, quickest: now - sentAt, heardAt: now });
  }

  /** `now` is this node's clock, epoch ms. `missed` counts the sequence numbers that were skipped. */
  judge({ node, sequence, sentAt }: Stamp, now: number): Verdict {
    const difference = now - sentAt;
    const sender = this.senders.get(node);
    if (!sender) return { kind: 'unknown' };
    if (sequence <= sender.sequence) return { kind: 'repeated' };
    const missed = sequence - sender.sequence - 1;
    sender.sequence = sequence;
    sender.heardAt = now;
    sender.quickest = Math.min(sender.quickest, difference);
    return difference - sender.quickest > MAX_DELAY_MS ? { kind: 'stale' } : { kind: 'fresh', missed };
  }
}
