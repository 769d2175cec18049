import type { Draws } from '../../../rules/fairness/draws';
import type { Player, Refusal } from '../kit/effects';
import { soloEngine } from './engine';
import { opening, seating } from './state';
import type { HeldSeed, Seat, SoloEffect, SoloEvent, SoloReply, SoloRules, SoloSettings, SoloState } from './types';

export const SETTINGS: SoloSettings = {
  limits: { min: 100_000n, max: 500_000_000n },
  maxProfit: 100_000_000_000n,
};
export const STAKE = 10_000;
export const SEN = 1_000_000n;

/** Draws with these floats (zeros after them) and this digest. */
export const drawsOf = (floats: readonly number[], digest = '00'.repeat(32)): Draws => ({
  digest,
  *floats() {
    for (let place = 0; ; place += 1) yield floats[place] ?? 0;
  },
});

export const seedOf = (seedId: string, draws: (nonce: number) => Draws): HeldSeed => ({
  seedId,
  secret: { seedHash: `hash of ${seedId}`, soloDraws: (_, nonce) => draws(nonce) },
});

/** Everything but a command's number and its player, which the table fills in. */
type Given<E> = E extends { readonly type: 'funded' | 'unfunded' }
  ? never
  : E extends { readonly type: 'start' }
    ? Omit<E, 'ref' | 'player' | 'minRoundMs'>
    : Omit<E, 'ref' | 'player'>;

/** A game played the way the rooms play it: stakes are booked by wallets that never go below zero. */
export class Table<Ask, Board, Act> {
  state: SoloState<Ask, Board, Act>;
  /** Everything that came out so far. */
  readonly effects: SoloEffect<Board>[] = [];
  readonly wallets = new Map<string, bigint>();
  readonly #booked = new Set<string>();
  #ref = 0;

  constructor(
    private readonly rules: SoloRules<Ask, Board, Act>,
    draws: (nonce: number) => Draws,
    settings = SETTINGS,
    people: readonly string[] = ['ana', 'budi'],
    private readonly minRoundMs = 0,
  ) {
    const seats = people.map((userId): Seat<Board> => ({
      userId,
      open: null,
      startedAt: 0,
      seeds: { ...seedOf(`${userId}-1`, draws), clientSeed: 'benih', nonce: 0, next: seedOf(`${userId}-2`, draws) },
    }));
    this.state = seating(
      opening(() => settings, 1n),
      seats,
    );
    for (const userId of people) this.wallets.set(userId, 100_000_000_000n);
  }

  /** One command of a player: what it is answered. */
  play(userId: string, given: Given<SoloEvent<Ask, Act>>): SoloReply<Board> | Refusal {
    const player: Player = { id: userId, name: userId, avatar: '1' };
    this.#ref += 1;
    const own = this.#run({ minRoundMs: this.minRoundMs, ...given, ref: this.#ref, player } as SoloEvent<Ask, Act>);
    const answers = own.flatMap((effect) => (effect.type === 'accept' || effect.type === 'refuse' ? [effect] : []));
    const [answer] = answers;
    if (answer === undefined || answers.length > 1) throw new Error(`${answers.length} answers to one command`);
    return answer.type === 'accept' ? answer.reply : answer.refusal;
  }

  #run(event: SoloEvent<Ask, Act>): SoloEffect<Board>[] {
    const [state, effects] = soloEngine(this.rules)(this.state, event);
    this.state = state;
    this.effects.push(...effects);
    return effects.flatMap((effect) => {
      if (effect.type !== 'stake' && effect.type !== 'payout' && effect.type !== 'refund') return [effect];
      if (this.#booked.has(effect.key)) throw new Error(`${effect.key} is booked already`);
      const before = this.wallets.get(effect.userId) ?? 0n;
      const after = effect.type === 'stake' ? before - effect.amount : before + effect.amount;
      if (after >= 0n) {
        this.#booked.add(effect.key);
        this.wallets.set(effect.userId, after);
      }
      return effect.type === 'stake'
        ? [effect, ...this.#run({ type: after >= 0n ? 'funded' : 'unfunded', ref: effect.ref, userId: effect.userId })]
        : [effect];
    });
  }
}
