/** The floor under the cards, the light on it and their shadow; it stays under what it lights, the fan or the open card. */
import { lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { BLEED } from '../kit/sky';
import type { HiloLayout } from './layout';
import type { HiloContext } from './parts';
import { CARD_WIDE } from './sky';

export class Floor {
  private readonly glow: Frame;
  private readonly ground: Frame;
  private readonly px: Frame;

  constructor(assets: HiloContext['assets']) {
    this.glow = assets.frame('glow');
    this.ground = assets.frame('floor');
    this.px = assets.frame('px');
  }

  /** @param open how far the fan is open, 0 to 1 @param split how far the two cards of a wrong guess are apart @param veil how dark the sky is behind them */
  draw(batch: Quads, layout: HiloLayout, open: number, split: number, veil: number): void {
    const { card, unit, fan } = layout;
    if (veil > 0.004)
      batch.fill(this.px, -BLEED, -BLEED, layout.width + BLEED * 2, layout.height + BLEED * 2, INK, veil, INK, veil);
    const cx = lerp(card.x, fan.x, open);
    const w = lerp(layout.floor.width, fan.width * 2.5, open);
    const fx = lerp(layout.floor.x, fan.x, open);
    const fy = lerp(layout.floor.y, fan.y + fan.width * 0.78, open);
    const large = lerp(unit, fan.width / CARD_WIDE, open);
    batch.sprite(this.glow, fx, fy, (w * 1.3) / this.glow.width, (96 * large) / this.glow.height, 0, 0x8a4bff, 0.7, 1);
    batch.sprite(this.ground, fx, fy, w / this.ground.width, (w * 0.2) / this.ground.height, 0, 0xd9a5ff, 0.55);
    const shadow = 0.8 * (1 - split);
    batch.sprite(
      this.glow,
      cx,
      fy,
      (230 * large) / this.glow.width,
      (46 * large) / this.glow.height,
      0,
      0x05021a,
      shadow,
    );
  }
}
