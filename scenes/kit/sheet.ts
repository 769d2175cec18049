/** The panel behind what can be bet on, written into a batch: a card beside the picture, or a sheet that rises from the lower edge. */
import { mix } from './color';
import type { Frame } from './frames';
import { type Rect, type RoomLayout, type Sheet, withinCorners } from './layout';
import { Nine } from './nine';
import { aroundOutline, bandOutline, type Outline, restOutline } from './outline';
import { INK, RING_TRACK, VIOLET_HI } from './palette';
import type { Quads } from './quads';
import type { SceneAssets } from './scene';
import { overShell } from './sky';

/** Radius of the frames `card` and `card_line` as drawn. */
export const CARD_RADIUS = 14;
/** How far the shadow's middle lies below the sheet's edge, px. */
const LOW_SHADE = 6;
/** Width of the shadow behind a card, in cards. */
const SHADE_WIDE = 1.35;
/** The last of it cannot be seen, share of its width and height. */
const SHADE_END = 0.08;
const TOP = 0x251765,
  MIDDLE = 0x1a1148,
  LOW = 0x110a33;
/** Light along the upper edge. */
const EDGE = 0xc9b8ff;
/** The whole of a middle. */
const WHOLE = bandOutline(0, 1);

type SheetLayout = RoomLayout & { readonly sheet: Sheet };
type SheetAssets = SceneAssets<'card' | 'card_line' | 'px' | 'shade' | 'beam_h'>;

export interface SheetLook<Layout extends SheetLayout> {
  /** Height of the shadow over the sheet's edge, px. */
  readonly shade: number;
  /** Height of the shadow behind a card, in heights of it. */
  readonly round?: number;
  /** What lies on it and is opaque, as far as it never moves: the sheet is not drawn there. They do not lie over each other. */
  readonly covered?: (layout: Layout) => readonly Rect[];
}

/** What is worked out once for each layout. */
interface Fitted {
  readonly sheet: Sheet;
  /** What of its shadow the sheet does not cover. */
  readonly shade: Outline;
  /** Without what is covered: the card with its upper part, and what runs on below. */
  readonly card: Nine;
  readonly below: Outline;
  /** Height of the upper part; of what is seen below it, and of all that is there. */
  readonly free: number;
  readonly seen: number;
  readonly rest: number;
}

export class SheetArt<Layout extends SheetLayout = SheetLayout> {
  private readonly whole: Nine;
  private readonly line: Nine;
  private readonly shade: Frame;
  private readonly beam: Frame;
  private fitted: Fitted | null = null;

  constructor(
    private readonly assets: SheetAssets,
    private readonly look: SheetLook<Layout>,
  ) {
    this.whole = Nine.of(assets, 'card');
    this.line = Nine.of(assets, 'card_line');
    this.shade = assets.frame('shade');
    this.beam = assets.frame('beam_h');
  }

  /** @param solid whether what lies on it is opaque now, too */
  draw(batch: Quads, layout: Layout, solid = true): void {
    const { sheet } = layout;
    const fitted = this.fitted?.sheet === sheet ? this.fitted : (this.fitted = this.fit(layout));
    const { x, y, width, height, radius } = sheet;
    const { shade, beam, look } = this;
    const card = solid ? fitted.card : this.whole;
    const scale = radius / CARD_RADIUS;
    const middle = x + width / 2;
    if (sheet.card) {
      const high = height * (look.round ?? 1.45);
      batch.piece(shade, fitted.shade, middle, y + height / 2, width * SHADE_WIDE, high, 0, INK, 0.5);
      card.draw(batch, x, y, width, height, TOP, 1, LOW, 0, scale);
      this.line.draw(batch, x, y, width, height, VIOLET_HI, 0.4, RING_TRACK, 0, scale);
    } else {
      const { free, seen, rest } = fitted;
      batch.piece(shade, fitted.shade, middle, y + LOW_SHADE, width * 1.6, look.shade, 0, INK, 0.8);
      card.draw(batch, x, y, width, free, TOP, 1, MIDDLE, 0, scale, true);
      if (seen > 0) {
        const low = mix(MIDDLE, LOW, seen / rest);
        this.whole.patch(batch, solid ? fitted.below : WHOLE, x, y + free - 0.5, width, seen, MIDDLE, 1, 0, low);
      }
    }
    batch.sprite(beam, middle, y + 0.8, (width - radius * 2) / beam.width, 1.8 / beam.height, 0, EDGE, 0.85);
  }

  private fit(layout: Layout): Fitted {
    const { sheet, safe } = layout;
    const { x, y, width, height, radius, card } = sheet;
    const { shade, look, whole } = this;
    const covered = look.covered?.(layout) ?? [];
    // What the shell leaves free gets lighter towards its edge; under it the sheet runs on, and the shell's own begins no lower than this.
    const free = card ? height : Math.max(radius + 1, Math.min(height, (safe.bottom - y) * 0.62));
    const rest = height - free + 30;
    const seen = card ? 0 : Math.min(rest, overShell(layout) - y - free);
    const middle = whole.inside(width, free, radius / CARD_RADIUS, !card);
    const box = { ...middle, x: x + middle.x, y: y + middle.y };
    return {
      sheet,
      shade: card
        ? aroundOutline(
            shade,
            { width: width * SHADE_WIDE, height: height * (look.round ?? 1.45) },
            withinCorners(sheet, radius),
            0,
            SHADE_END,
          )
        : this.above(radius),
      card: Nine.of(this.assets, 'card', restOutline(box, covered)),
      below: restOutline({ x, y: y + free - 0.5, width, height: Math.max(1, seen) }, covered),
      free,
      seen,
      rest,
    };
  }

  /** A sheet covers the lower part of the shadow over its edge. */
  private above(radius: number): Outline {
    const { shade, look } = this;
    const scale = look.shade / shade.height;
    return bandOutline(0, Math.min(1, ((radius - LOW_SHADE) / scale - shade.y0) / (shade.y1 - shade.y0)));
  }
}
