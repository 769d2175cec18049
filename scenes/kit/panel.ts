/** A nine-sliced rounded box with a hairline: pills, cards and chips among the words. */
import { Nine } from './nine';
import type { Quads } from './quads';
import type { SceneAssets } from './scene';
import { Piece, SPOT } from './words';

export interface PanelStyle {
  readonly fill: number;
  readonly fillAlpha: number;
  readonly line: number;
  readonly lineAlpha: number;
}

export class Panel extends Piece {
  private readonly back: Nine;
  private readonly edge: Nine;
  /** CSS px at scale 1. */
  across = 0;
  down = 0;

  constructor(
    assets: SceneAssets<'pill' | 'pill_line' | 'card' | 'card_line'>,
    shape: 'pill' | 'card',
    private look: PanelStyle,
  ) {
    super();
    this.back = Nine.of(assets, shape);
    this.edge = Nine.of(assets, `${shape}_line`);
  }

  style(style: PanelStyle): void {
    this.look = style;
  }

  /** CSS px; centred on the origin. */
  size(across: number, down: number): void {
    this.across = across;
    this.down = down;
    const { boundsArea } = this;
    boundsArea.x = -across / 2;
    boundsArea.y = -down / 2;
    boundsArea.width = across;
    boundsArea.height = down;
  }

  override paint(batch: Quads, at: Float64Array): void {
    const { fill, fillAlpha, line, lineAlpha } = this.look;
    const width = this.across * (at[SPOT.scaleX] as number);
    const height = this.down * (at[SPOT.scaleY] as number);
    const x = (at[SPOT.x] as number) - width / 2;
    const y = (at[SPOT.y] as number) - height / 2;
    const alpha = at[SPOT.alpha] as number;
    const scale = at[SPOT.scaleX] as number;
    this.back.draw(batch, x, y, width, height, fill, fillAlpha * alpha, fill, 0, scale);
    this.edge.draw(batch, x, y, width, height, line, lineAlpha * alpha, line, 0, scale);
  }
}
