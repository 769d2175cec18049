/** The panel behind what can be bet on, written into a batch: a card beside the picture, or a sheet that rises from the lower edge. */
import { mix } from './color';
import type { Frame } from './frames';
import type { RoomLayout, Sheet } from './layout';
import { Nine } from './nine';
import { bandOutline, type Outline } from './outline';
import { INK, RING_TRACK, VIOLET_HI } from './palette';
import type { Quads } from './quads';
import type { SceneAssets } from './scene';
import { overShell } from './sky';

/** Radius of the frames `card` and `card_line` as drawn. */
export const CARD_RADIUS = 14;
/** How far the shadow's middle lies below the sheet's edge, px. */
const LOW_SHADE = 6;
const TOP = 0x251765,
  MIDDLE = 0x1a1148,
  LOW = 0x110a33;
/** Light along the upper edge. */
const EDGE = 0xc9b8ff;

export class SheetArt {
  private readonly card: Nine;
  private readonly line: Nine;
  private readonly px: Frame;
  private readonly shade: Frame;
  private readonly beam: Frame;
  /** The sheet that {@link over} is worked out for, and what of its shadow the sheet does not cover. */
  private fitted: Sheet | null = null;
  private over: Outline = bandOutline(0, 1);

  /** @param high of the shadow over the sheet's edge, px @param round the shadow's height behind a card, in heights of it */
  constructor(
    assets: SceneAssets<'card' | 'card_line' | 'px' | 'shade' | 'beam_h'>,
    private readonly high: number,
    private readonly round = 1.45,
  ) {
    this.card = Nine.of(assets, 'card');
    this.line = Nine.of(assets, 'card_line');
    this.px = assets.frame('px');
    this.shade = assets.frame('shade');
    this.beam = assets.frame('beam_h');
  }

  draw(batch: Quads, layout: RoomLayout & { readonly sheet: Sheet }): void {
    const { sheet, safe } = layout;
    const { x, y, width, height, radius, card } = sheet;
    const { shade, beam } = this;
    const scale = radius / CARD_RADIUS;
    const middle = x + width / 2;
    if (card) {
      const w = (width * 1.35) / shade.width,
        h = (height * this.round) / shade.height;
      batch.sprite(shade, middle, y + height / 2, w, h, 0, INK, 0.5);
      this.card.draw(batch, x, y, width, height, TOP, 0.94, LOW, 0, scale);
      this.line.draw(batch, x, y, width, height, VIOLET_HI, 0.4, RING_TRACK, 0, scale);
    } else {
      this.fit(sheet);
      batch.piece(shade, this.over, middle, y + LOW_SHADE, width * 1.6, this.high, 0, INK, 0.8);
      // What the shell leaves free gets lighter towards its edge; under it the sheet runs on.
      const free = Math.max(radius + 1, Math.min(height, (safe.bottom - y) * 0.62));
      this.card.draw(batch, x, y, width, free, TOP, 1, MIDDLE, 0, scale, true);
      // The shell's own sheet begins no lower than this.
      const whole = height - free + 30;
      const seen = Math.min(whole, overShell(layout) - y - free);
      if (seen > 0) {
        const low = mix(MIDDLE, LOW, seen / whole);
        batch.fill(this.px, x, y + free - 0.5, width, seen, MIDDLE, 1, low, 1);
      }
    }
    batch.sprite(beam, middle, y + 0.8, (width - radius * 2) / beam.width, 1.8 / beam.height, 0, EDGE, 0.85);
  }

  private fit(sheet: Sheet): void {
    if (this.fitted === sheet) return;
    this.fitted = sheet;
    const { shade, high } = this;
    const scale = high / shade.height;
    const bottom = (sheet.radius - LOW_SHADE) / scale;
    this.over = bandOutline(0, Math.min(1, (bottom - shade.y0) / (shade.y1 - shade.y0)));
  }
}
