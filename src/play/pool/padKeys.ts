/** As much of a pad as arrows look at. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });

/** Where an arrow key (or Home, End) leads from a pad, by how they lie; the pad itself at an edge, null for any other key. */
export function padTowards<Pad extends Place>(pads: readonly Pad[], from: Pad, key: string): Pad | null {
  if (key === 'Home') return pads[0] ?? from;
  if (key === 'End') return pads.at(-1) ?? from;
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [dx, dy] = direction;
  const here = middle(from);
  let best: Pad = from;
  let least = Infinity;
  for (const pad of pads) {
    const there = middle(pad);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    // What lies more aside than ahead is another direction.
    if (ahead <= 1 || aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (cost >= least) continue;
    least = cost;
    best = pad;
  }
  return best;
}
