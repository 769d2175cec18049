/** How a card comes: out of the pack, over the one on the table, turned, known; and how the one before makes room. */
import { bezier, cubicOut } from '../kit/ease';
import { during, Score } from '../kit/tweens';
import type { HiloTuning } from './tuning';

/** `deal`: the first card; `turn`: the card after a guess; `skip`: the card after a skipped one. */
export type Coming = 'deal' | 'turn' | 'skip';

/** Where the cards are, 0 to 1 each. */
export interface Deal {
  /** The way from the pack to the table, and of the turning. */
  way: number;
  turned: number;
  /** How far the known card has come down into its place. */
  settled: number;
  /** How far the card before is on its way to the trail, or to the side. */
  trail: number;
  left: number;
}

/** Nothing is on its way. */
export const ARRIVED: Readonly<Deal> = { way: 1, turned: 1, settled: 1, trail: 1, left: 1 };

/**
 * Sought by the time since the card left the pack.
 * @param slideMs until it begins to turn @param flipMs until it is known from then on
 */
export const dealScore = ({ draw, right, skip }: HiloTuning, coming: Coming, slideMs: number, flipMs: number) => {
  const begin: Deal = { way: 0, turned: 0, settled: 0, trail: 0, left: 0 };
  return new Score(coming, begin, (t, at) => {
    // The skipped card leaves first.
    const lead = coming === 'skip' ? Math.max(0, slideMs - skip.inMs) : 0;
    const known = slideMs + flipMs;
    t.addLabel('slide', lead / 1000);
    during(t, at, 0, skip.outMs, { left: 1 });
    during(t, at, lead, Math.max(1, slideMs - lead), { way: 1 }, bezier(draw.slide));
    t.addLabel('turn', slideMs / 1000);
    during(t, at, slideMs, flipMs, { turned: 1 }, bezier(draw.flip));
    t.addLabel('known', known / 1000);
    during(t, at, known, draw.settleMs, { settled: 1 }, cubicOut);
    during(t, at, known, right.flyMs, { trail: 1 });
    if (coming === 'turn') t.addLabel('in the trail', (known + right.flyMs) / 1000);
    else t.addLabel('lies', (known + draw.settleMs) / 1000);
  });
};
