import { expect, test } from 'vitest';
import { machines } from '../../../machines/registry';
import { lanesOf, layout, type Picture, type StateBox } from './layout';
import { chartOf, statesOf } from './model';

const PHONE = 360;
const pictures = Object.entries(machines).flatMap(([game, machine]) =>
  [PHONE, 780, 1200].map((width) => ({
    game,
    width,
    chart: chartOf(machine),
    picture: layout(chartOf(machine), width),
  })),
);

const inside = (inner: StateBox, outer: StateBox): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const apart = (a: StateBox, b: StateBox): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const isWithin = (inner: StateBox, outer: StateBox): boolean => inner.state.path.startsWith(`${outer.state.path}.`);
const ends = ({ routes }: Picture): readonly number[] => routes.map(({ label }) => label.x + label.text.length * 6.02);

test.each(pictures)(
  '$game at $width px: every state has its box, inside its parent’s and apart from its neighbours',
  ({ chart, picture }) => {
    expect(picture.boxes.map(({ state }) => state.path).sort()).toEqual(
      statesOf(chart.root)
        .slice(1)
        .map(({ path }) => path)
        .sort(),
    );
    for (const box of picture.boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(picture.width + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(picture.height);
      for (const other of picture.boxes) {
        if (other === box) continue;
        if (isWithin(box, other)) expect(inside(box, other), `${box.state.path} in ${other.state.path}`).toBe(true);
        else if (!isWithin(other, box))
          expect(apart(box, other), `${box.state.path} beside ${other.state.path}`).toBe(true);
      }
    }
  },
);

test.each(pictures)(
  '$game at $width px: every transition has its line, its words within the picture, and a tip at its target',
  ({ chart, picture }) => {
    const arrows = statesOf(chart.root)
      .slice(1)
      .flatMap((state) => state.arrows);
    expect(picture.routes.map(({ arrow }) => arrow.id).sort()).toEqual(arrows.map(({ id }) => id).sort());
    for (const end of ends(picture)) expect(end).toBeLessThanOrEqual(picture.width);
    for (const { arrow, tip } of picture.routes) {
      if (arrow.target === null) expect(tip).toBeNull();
      const box = picture.boxes.find(({ state }) => state.path === arrow.target);
      if (tip && box) expect(tip.x).toBe(box.x + box.width);
    }
  },
);

test('no two lines of words share a row of a column', () => {
  for (const { picture } of pictures) {
    const rows = picture.routes.map(({ label }) => `${Math.round(label.x)} ${Math.round(label.y)}`);
    expect(new Set(rows).size).toBe(rows.length);
  }
});

test('lanes are shared by spans that do not touch, and short ones lie inside', () => {
  const lanes = lanesOf([
    { target: 'long', from: 0, to: 100 },
    { target: 'high', from: 10, to: 20 },
    { target: 'low', from: 60, to: 80 },
  ]);
  expect([lanes.get('high'), lanes.get('low'), lanes.get('long')]).toEqual([0, 0, 1]);
});
