// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fakeAssets } from './fake-assets.fixture';
import { plain } from './frames';
import type { RoomLayout } from './layout';
import { GroundBatch, QuadBatch } from './quad-batch';
import { qualityBudget } from './quality';
import { Sky, type SkyArt } from './sky';

const layout: RoomLayout = {
  width: 400,
  height: 800,
  safe: { left: 0, top: 0, right: 400, bottom: 800 },
  balance: { x: 0, y: 0 },
};
const few = { count: 4 };
const art: SkyArt<RoomLayout, 'all'> = {
  gradient: [
    [0, 0x120838],
    [1, 0x240c58],
  ],
  lights: [{ of: 'all', at: [0.5, 0.5], width: 300, alpha: 0.5, rgb: 0xff2fa0 }],
  stars: { seed: 1, far: few, near: few, bright: few },
  shade: 0.5,
  plan: ({ width, height }) => ({ bottom: height, scale: 1, anchors: { all: { x: 0, y: 0, width, height } } }),
};

test('the ground of a sky is drawn over nothing, and handed over only when its picture changes', () => {
  const assets = fakeAssets();
  const [sky, ground, above] = [new Sky(assets, art), new GroundBatch(assets, 240), new GroundBatch(assets, 240)];
  let handed = 0;
  ground.end = () => void (handed += 1);
  const draw = (at: RoomLayout, seconds: number): void => {
    above.begin();
    sky.draw(ground, above, at, seconds, qualityBudget.high, false);
  };
  expect(ground.view.state.blend).toBe(false);
  draw(layout, 0);
  draw(layout, 1);
  expect([handed, ground.count]).toEqual([1, 240]);
  expect(above.count).toBeGreaterThan(0);
  sky.light(0, 0x3a6bff);
  draw(layout, 2);
  expect(handed).toBe(2);
  draw({ ...layout, width: 500 }, 3);
  expect(handed).toBe(3);
  // Three levels of a channel are not seen; a light that goes on changing is.
  const wide = { ...layout, width: 500 };
  draw(wide, 4);
  const from = handed;
  for (let blue = 0xff; blue > 0xef; blue -= 1) {
    sky.light(0, 0x3a6b00 | blue);
    draw(wide, 5);
  }
  expect(handed - from).toBe(3);
});

test('it lies behind all that is drawn ahead of it', () => {
  const assets = fakeAssets();
  const [ground, batch] = [new GroundBatch(assets, 4), new QuadBatch(assets, 4, { solids: 4 })];
  batch.fill(plain(assets.frame('px')), 0, 0, 100, 100, 0xffffff, 1, 0xffffff, 1);
  const placesOf = ({ geometry }: QuadBatch['view']): readonly number[] => {
    const { buffer, stride = 0, offset = 0 } = geometry.attributes.aPlace ?? {};
    const step = stride / 4;
    return [...(buffer?.data ?? [])].filter((_, i) => i % step === offset / 4);
  };
  const [first = 0] = placesOf(batch.solids?.view as QuadBatch['view']);
  for (const place of placesOf(ground.view)) expect(place).toBeLessThanOrEqual(first);
});

test('it is dimmed as a whole, without being written anew', () => {
  const ground = new GroundBatch(fakeAssets(), 240);
  ground.dim(0.5);
  expect(ground.view.tint).toBe(0x808080);
  ground.dim(1);
  expect(ground.view.tint).toBe(0xffffff);
});

test('all of a picture is drawn by one program, and what was not written is not handed over', () => {
  const assets = fakeAssets();
  const [ground, batch] = [new GroundBatch(assets, 4), new QuadBatch(assets, 4, { solids: 4 })];
  const programs = [ground.view, batch.view, batch.solids?.view].map((view) => view?.shader?.glProgram);
  expect(new Set(programs).size).toBe(1);
  const handed = [batch.view, batch.solids?.view].map((view) => {
    const buffer = view?.geometry.buffers[0];
    return buffer ? vi.spyOn(buffer, 'update') : undefined;
  });
  batch.begin();
  batch.end();
  for (const update of handed) expect(update).not.toHaveBeenCalled();
  batch.fill(assets.frame('px'), 0, 0, 10, 10, 0xffffff, 1, 0xffffff, 1);
  batch.end();
  expect(handed.map((update) => update?.mock.calls)).toEqual([[[80]], []]);
});

test('what is drawn ahead is handed over when it is other than the last time, and only then', () => {
  const assets = fakeAssets();
  const batch = new QuadBatch(assets, 8, { solids: 4 });
  const white = plain(assets.frame('px'));
  const buffer = batch.solids?.view.geometry.buffers[0];
  const update = vi.spyOn(buffer as NonNullable<typeof buffer>, 'update');
  const frame = (pieces: number, rgb = 0xffffff): number => {
    update.mockClear();
    batch.begin();
    for (let i = 0; i < pieces; i += 1) batch.fill(white, i, 0, 100, 100, rgb, 1, rgb, 1);
    batch.end();
    return update.mock.calls.length;
  };
  expect([2, 2, 3, 2, 3, 0, 3].map((pieces) => frame(pieces))).toEqual([1, 0, 1, 0, 0, 0, 0]);
  expect([frame(3, 0xff0000), frame(3, 0xff0000)]).toEqual([1, 0]);
  // Whatever of the frames before was not drawn.
  expect([frame(2, 0x00ff00), update.mock.lastCall?.[0]]).toEqual([1, 3 * 4 * 24]);
});
