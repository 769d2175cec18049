/** The scale's figures: 0, 25K, 50K, 75K, 100K. */
import { Container } from 'pixi.js';
import { AMOUNT_MARKS } from '../../rules/marks';
import { Label } from '../kit/label';
import { putWhole } from '../kit/numbers';
import { across, angleOf, down } from './gauge';
import type { RollerLayout } from './layout';
import type { RollerContext } from './parts';

const MARKS = [0, 25, 50, 75, 100] as const;
/** From the band's middle inwards, px of a phone; the ends move in a little. */
const INSET = 50;
const NUDGE: Readonly<Partial<Record<(typeof MARKS)[number], number>>> = { 0: 6, 100: -9 };

export class Figures {
  readonly view = new Container();
  private readonly labels: readonly Label[];
  private fitted: RollerLayout | null = null;

  constructor({ assets }: RollerContext) {
    this.labels = MARKS.map((mark) => {
      const label = new Label({ font: assets.font('num'), size: 12.5, max: 8, tint: 0xe6e0ff, align: 0.5 });
      putWhole(label.begin(), mark);
      if (mark > 0) label.write(AMOUNT_MARKS[0]);
      return label.end();
    });
    this.view.addChild(...this.labels);
  }

  tick(layout: RollerLayout): void {
    if (this.fitted === layout) return;
    this.fitted = layout;
    const { dial, unit, figures } = layout;
    MARKS.forEach((mark, i) => {
      const label = this.labels[i] as Label;
      const at = angleOf(mark * 1000);
      const r = dial.radius - INSET * unit;
      label.position.set(dial.x + across(at) * r + (NUDGE[mark] ?? 0) * unit, dial.y + down(at) * r);
      label.scale.set(figures);
    });
  }
}
