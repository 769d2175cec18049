/** A nine-sliced rounded box with a hairline: pills, cards and chips on the canvas. */
import { Container, NineSliceSprite } from 'pixi.js';
import type { SceneAssets } from './scene';

export interface PanelStyle {
  readonly fill: number;
  readonly fillAlpha: number;
  readonly line: number;
  readonly lineAlpha: number;
}

export class Panel extends Container {
  private readonly back: NineSliceSprite;
  private readonly edge: NineSliceSprite;

  constructor(
    assets: SceneAssets<'pill' | 'pill_line' | 'card' | 'card_line'>,
    shape: 'pill' | 'card',
    style: PanelStyle,
  ) {
    super();
    this.back = new NineSliceSprite({ texture: assets.texture(shape), anchor: 0.5 });
    this.edge = new NineSliceSprite({ texture: assets.texture(`${shape}_line`), anchor: 0.5 });
    this.addChild(this.back, this.edge);
    this.style(style);
  }

  style(style: PanelStyle): void {
    this.back.tint = style.fill;
    this.back.alpha = style.fillAlpha;
    this.edge.tint = style.line;
    this.edge.alpha = style.lineAlpha;
  }

  /** CSS px; centred on the origin. */
  size(width: number, height: number): void {
    if (this.back.width === width && this.back.height === height) return;
    this.back.setSize(width, height);
    this.edge.setSize(width, height);
  }
}
