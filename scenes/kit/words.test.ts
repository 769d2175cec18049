// @vitest-environment happy-dom
import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import { fakeAssets } from './fake-assets.fixture';
import { Label } from './label';
import { Panel } from './panel';
import { Quads } from './quads';
import { Picture, Words } from './words';

const assets = fakeAssets();
/** What lies in a box of 100 by 50 px, moved to 20, 30, twice as large and half as strong. */
function drawn(...pieces: readonly Container[]): Quads {
  const words = new Words();
  const box = new Container();
  box.position.set(20, 30);
  box.scale.set(2);
  box.alpha = 0.5;
  box.addChild(...pieces);
  words.view.addChild(box);
  const batch = new Quads(64);
  batch.begin();
  words.draw(batch);
  return batch;
}

test('a label writes a quad a letter where its boxes put it, and none for what is not shown', () => {
  const label = new Label({ font: assets.font('num'), size: 10, max: 8, tint: 0xff0000 });
  label.text = 'ab';
  label.position.set(5, 5);
  const hidden = new Label({ font: assets.font('num'), size: 10, max: 8 });
  hidden.text = 'no';
  hidden.visible = false;
  const batch = drawn(label, hidden);
  expect(batch.count).toBe(2);
  // The fake font's letters are 0.6 em wide and 0.7 high about the line's middle; red at half its strength.
  expect(batch.vertex(0, 0)).toMatchObject({ x: 30, y: 33, color: 0x7f00007f });
  expect(batch.vertex(1, 2)).toMatchObject({ x: 30 + 24, y: 47 });
});

test('a pivot is what its position means', () => {
  const picture = new Picture(assets.frame('orb'));
  const turned = new Container();
  turned.pivot.set(10, 4);
  turned.position.set(10, 4);
  turned.scale.set(3);
  turned.addChild(picture);
  const { x, y } = drawn(turned).vertex(0, 0);
  expect([x, y]).toEqual([20 + (10 - 10 * 3 - 16 * 3) * 2, 30 + (4 - 4 * 3 - 16 * 3) * 2]);
});

test('a panel is as large as it was told, about its middle', () => {
  const panel = new Panel(assets, 'card', { fill: 0xffffff, fillAlpha: 1, line: 0xffffff, lineAlpha: 0 });
  panel.size(40, 20);
  const batch = drawn(panel);
  expect(batch.count).toBe(9);
  expect(batch.vertex(0, 0)).toMatchObject({ x: 20 - 40, y: 30 - 20 });
  expect(batch.vertex(8, 2)).toMatchObject({ x: 20 + 40, y: 30 + 20 });
});
