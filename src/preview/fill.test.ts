// @vitest-environment happy-dom
import { Container, Sprite, Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import { fakeAssets } from '../../scenes/kit/fake-assets.fixture';
import { QuadBatch } from '../../scenes/kit/quad-batch';
import { watchLayers } from './fill';

const assets = fakeAssets();

class Piece {
  readonly view = new Container({ children: [new Sprite(Texture.EMPTY)] });
  constructor(private readonly quads: number) {}
  draw(batch: QuadBatch): void {
    for (let i = 0; i < this.quads; i += 1) batch.sprite(assets.frame('dot'), 0, 0, 1, 1, 0, 0xffffff, 1);
  }
}

class Scene {
  readonly back = new QuadBatch(assets, 16);
  readonly sky = new Piece(2);
  readonly dice = [new Piece(1), new Piece(1)];
  readonly win = new Piece(3);
  tick(fresh: boolean): void {
    this.back.begin(fresh ? 0 : 2);
    if (fresh) this.sky.draw(this.back);
    for (const die of this.dice) die.draw(this.back);
    this.win.draw(this.back);
  }
}

test('each quad of a batch belongs to the field whose piece wrote it, also when it lies there from an earlier frame', () => {
  const scene = new Scene();
  const owners = watchLayers(scene);
  for (const fresh of [true, false, false]) {
    scene.tick(fresh);
    expect(owners.get(scene.back)).toEqual(['sky', 'sky', 'dice', 'dice', 'win', 'win', 'win']);
  }
  expect(scene.win.view.label).toBe('win');
});
