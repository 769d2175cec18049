/** What stands in and under the trail: what each card was worth, the place of the next one, how many were right. */
import { Container } from 'pixi.js';
import { clamp01 } from '../kit/ease';
import { Label } from '../kit/label';
import { putRate, putWhole } from '../kit/numbers';
import { TEXT_2, VIOLET_HI, WIN } from '../kit/palette';
import type { TrailPlace } from './layout';
import { LAVENDER } from './outcome';
import type { HiloContext } from './parts';
import type { HiloTuning } from './tuning';
import type { HiloTrailCard, HiloView } from './view';

/** The longest row there is place for, and a card that comes or goes at either end. */
const LABELS = 16;
const SKIPPED = 0xb79bff;

/** How much is seen of a card: the oldest leaves at the left, a round that was paid steps back; a lost one stays to be read. */
export function seenOf(i: number, told: HiloView, scroll: number, { cash }: HiloTuning): number {
  const edge = clamp01(1 - (scroll - i) * 1.6);
  return told.outcome === 'won' ? edge * cash.dim : edge;
}

export class TrailWords {
  readonly view = new Container();
  /** In the place of the next card. */
  readonly mark: Label;
  private readonly labels: readonly Label[];
  private readonly written: (HiloTrailCard | null)[] = Array.from({ length: LABELS }, () => null);
  private readonly nextWord: Label;
  private readonly count: Label;
  private readonly countWord: Label;

  constructor(
    private readonly context: HiloContext,
    private readonly tuning: HiloTuning,
  ) {
    const { assets, text } = context;
    this.labels = Array.from(
      { length: LABELS },
      () => new Label({ font: assets.font('num'), size: 12, max: 10, align: 0.5 }),
    );
    this.mark = new Label({ font: assets.font('title'), size: 24, max: 1, tint: SKIPPED, align: 0.5 });
    this.mark.restyle(assets.font('num'), 24);
    this.mark.text = '?';
    this.nextWord = new Label({ font: assets.font('numsmall'), size: 12, max: 12, tint: TEXT_2, align: 0.5 });
    this.nextWord.text = text.next;
    this.countWord = new Label({ font: assets.font('numsmall'), size: 12, max: 12, tint: TEXT_2, align: 0.5 });
    this.countWord.text = text.right;
    this.count = new Label({ font: assets.font('title'), size: 14, max: 3, align: 0.5 });
    this.view.addChild(...this.labels, this.mark, this.nextWord, this.countWord, this.count);
  }

  /** @param arrived how many cards lie there @param scroll which one lies in the first place; while it moves, between two */
  tick(told: HiloView, trail: TrailPlace, arrived: number, scroll: number, text: number): void {
    const { unit } = trail;
    const size = Math.max(unit, 0.9);
    const first = Math.max(0, Math.floor(scroll));
    // Only those that show nothing: each change of what is visible is told to listeners.
    for (let i = Math.max(first, arrived); i < first + LABELS; i += 1)
      (this.labels[i % LABELS] as Label).visible = false;
    for (let i = first; i < arrived; i += 1) {
      const card = told.cards[i];
      const label = this.labels[i % LABELS] as Label;
      if (!card) {
        label.visible = false;
        continue;
      }
      if (this.written[i % LABELS] !== card) this.write(label, card, i);
      label.tint = i === arrived - 1 && told.outcome !== 'lost' ? (i === 0 ? TEXT_2 : 0xffc94a) : this.tintOf(card, i);
      label.visible = true;
      label.scale.set(size * Math.min(1, (trail.pitch - 2) / Math.max(1, label.textWidth * size)));
      label.position.set(trail.first + (i - scroll) * trail.pitch, trail.label);
      label.alpha = seenOf(i, told, scroll, this.tuning);
    }
    const at = Math.max(0, arrived - scroll);
    const over = told.outcome === 'lost' || told.outcome === 'won';
    this.mark.visible = !over;
    this.nextWord.visible = !over;
    this.mark.position.set(trail.first + at * trail.pitch, trail.middle);
    this.mark.scale.set(unit);
    this.mark.alpha = told.phase === 'process' ? 1 : 0.6;
    this.nextWord.position.set(this.mark.x, trail.label);
    this.nextWord.scale.set(size * 0.95);
    putWhole(this.count.begin(), told.right);
    this.count.end();
    this.count.position.set(trail.ring.x, trail.middle);
    this.count.scale.set(unit);
    this.countWord.position.set(trail.ring.x, trail.label);
    this.countWord.scale.set(size * 0.95 * Math.min(1, text + 0.1));
  }

  private write(label: Label, card: HiloTrailCard, i: number): void {
    this.written[i % LABELS] = card;
    const { text } = this.context;
    if (i === 0) label.text = text.start;
    else if (card.select === 'skip') label.text = text.skip;
    else if (card.rate === 0) label.text = text.wrong;
    else putRate(label.begin(), card.rate);
    label.end();
  }

  private tintOf(card: HiloTrailCard, i: number): number {
    if (i === 0) return TEXT_2;
    if (card.select === 'skip') return VIOLET_HI;
    return card.rate > 0 ? WIN : LAVENDER;
  }
}
