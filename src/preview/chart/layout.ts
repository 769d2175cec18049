/**
 * Places a chart. States stand in a column, each with its transitions as lines that leave to the right, one below the other with their words
 * on them; at the right edge a line bends into the lane of its target and comes back on the target's first row. Whoever goes to the same state
 * shares its lane, so that even a busy machine fits a phone's width without crossing its own words. Parallel regions are cards, in
 * as many columns as there is room for.
 */
import type { Arrow, Chart, ChartState } from './model';

/** CSS px at zoom 1. */
export interface StateBox {
  readonly state: ChartState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A card of the machine's own regions. */
  readonly region: boolean;
}

export interface Route {
  readonly arrow: Arrow;
  /** The line's `d`. */
  readonly line: string;
  readonly label: { readonly x: number; readonly y: number; readonly text: string };
  /** The arrow's tip; null when it leads nowhere that can be drawn. */
  readonly tip: { readonly x: number; readonly y: number } | null;
}

/** The dot before a state in which its parent begins. */
export interface Start {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StateBox[];
  readonly routes: readonly Route[];
  readonly starts: readonly Start[];
  /** What the machine does wherever it is, in lines. */
  readonly anywhere: { readonly x: number; readonly y: number; readonly lines: readonly string[] };
}

export const TEXT = { name: 11, label: 10, row: 15, line: 13 } as const;
const CHAR = { name: 6.7, label: 6.02 } as const;
const PAD = 10;
const GAP = 8;
const INDENT = 12;
const START = 14;
const LANE = 7;
const NAME_ROW = 20;
/** A region reads well from this width on. */
export const REGION_WIDTH = 356;
const MOST_COLUMNS = 3;

/** The words on a line, cut to so many characters. */
const words = ({ on, guard }: Arrow, more: string, most: number): string => {
  const text = `${on}${guard === null ? '' : ` [${guard}]`}${more}`;
  return text.length > most ? `${text.slice(0, Math.max(1, most - 1))}…` : text;
};

const depthOf = (state: ChartState): number =>
  state.states.length === 0 ? 0 : 1 + Math.max(...state.states.map(depthOf));

/** How far right a state's own words and those inside it reach, from the left edge of its column. */
const reach = (state: ChartState, indent: number): number => {
  const own =
    indent + 14 + Math.max(state.name.length * CHAR.name, ...state.runs.map((run) => (run.length + 2) * CHAR.label));
  return Math.max(own, ...state.states.map((inner) => reach(inner, indent + INDENT)));
};

interface Line {
  readonly arrow: Arrow;
  readonly x: number;
  readonly y: number;
}

/** Where a state is entered. */
interface Port {
  readonly x: number;
  readonly y: number;
}

interface Card {
  readonly height: number;
  readonly boxes: readonly StateBox[];
  readonly routes: readonly Route[];
  readonly starts: readonly Start[];
}

/** Each target's lane: short spans lie inside, and two share one when they do not touch. */
export function lanesOf(
  spans: readonly { readonly target: string; readonly from: number; readonly to: number }[],
): ReadonlyMap<string, number> {
  const taken: { from: number; to: number }[][] = [];
  const lanes = new Map<string, number>();
  for (const { target, from, to } of [...spans].sort((a, b) => a.to - a.from - (b.to - b.from))) {
    const free = taken.findIndex((lane) => lane.every((other) => to + 4 < other.from || from - 4 > other.to));
    const lane = free === -1 ? taken.length : free;
    (taken[lane] ??= []).push({ from, to });
    lanes.set(target, lane);
  }
  return lanes;
}

function card(region: ChartState, left: number, top: number, width: number): Card {
  const boxes: StateBox[] = [];
  const starts: Start[] = [];
  const lines: Line[] = [];
  const ports = new Map<string, Port>();
  const entered = new Set<string>();
  const within = (path: string): boolean => path.startsWith(region.path === '' ? '' : `${region.path}.`);
  const collect = (state: ChartState): void => {
    for (const { target } of state.arrows) if (target !== null && within(target)) entered.add(target);
    for (const inner of state.states) collect(inner);
  };
  collect(region);

  const depth = Math.max(1, depthOf(region));
  const column = left + PAD + START;
  const innermost = column + reach({ ...region, name: '', runs: [] }, -INDENT);
  const labelX = innermost + depth * 6 + 10;

  /** Places a state at `y`; returns where it ends. */
  function place(state: ChartState, x: number, y: number, right: number): number {
    const slot = boxes.length;
    const arriving = entered.has(state.path) ? 1 : 0;
    if (arriving) ports.set(state.path, { x: right, y: y + TEXT.row * 0.6 });
    state.arrows.forEach((arrow, i) => lines.push({ arrow, x: right, y: y + TEXT.row * (arriving + i + 0.6) }));
    const head = Math.max(NAME_ROW + state.runs.length * TEXT.line, TEXT.row * (arriving + state.arrows.length) + 4);
    let end = y + head;
    const box = (height: number): StateBox => ({ state, x, y, width: right - x, height, region: false });
    boxes.push(box(head));
    if (state.states.length > 0) {
      for (const inner of state.states) end = place(inner, x + INDENT, end, right - 6) + GAP;
      boxes[slot] = box(end - y);
    }
    if (state.initial) starts.push({ path: state.path, x: x - 8, y: y + 11 });
    return end;
  }

  region.arrows.forEach((arrow, i) => lines.push({ arrow, x: labelX - 8, y: top + PAD + TEXT.row * (i + 0.6) }));
  let y = top + PAD + Math.max(NAME_ROW + region.runs.length * TEXT.line, region.arrows.length * TEXT.row + GAP);
  for (const state of region.states) y = place(state, column, y, innermost + (depth - 1) * 6) + GAP;
  const height = y - GAP + PAD - top;

  const spans = [...ports].map(([target, port]) => {
    const ys = [port.y, ...lines.filter(({ arrow }) => arrow.target === target).map((line) => line.y)];
    return { target, from: Math.min(...ys), to: Math.max(...ys) };
  });
  const lanes = lanesOf(spans);
  const laneCount = Math.max(0, ...[...lanes.values()].map((lane) => lane + 1));
  const laneX = (lane: number): number => left + width - PAD - (laneCount - 1 - lane) * LANE;
  const most = Math.floor((laneX(0) - 6 - labelX) / CHAR.label);

  const routes = lines.map(({ arrow, x, y: at }): Route => {
    const port = arrow.target === null ? undefined : ports.get(arrow.target);
    const elsewhere = arrow.target !== null && !port ? ` → ${arrow.target}` : '';
    const text = words(arrow, elsewhere, most);
    const label = { x: labelX, y: at + 3.5, text };
    if (arrow.target === null || !port) return { arrow, line: `M${x} ${at}H${labelX - 2}`, label, tip: null };
    // The line stops for its words.
    const go = `M${x} ${at}H${labelX - 2}M${Math.round(labelX + text.length * CHAR.label + 3)} ${at}`;
    const turn = laneX(lanes.get(arrow.target) ?? 0);
    const bend = Math.abs(port.y - at) < 8 ? 0 : 4;
    const down = port.y > at ? 1 : -1;
    return {
      arrow,
      label,
      line:
        bend === 0
          ? `${go}H${turn}V${port.y}H${port.x + 5}`
          : `${go}H${turn - bend}q${bend} 0 ${bend} ${bend * down}V${port.y - bend * down}q0 ${bend * down} ${-bend} ${bend * down}H${port.x + 5}`,
      tip: port,
    };
  });
  return { height, routes, starts, boxes: [{ state: region, x: left, y: top, width, height, region: true }, ...boxes] };
}

function wrap(items: readonly string[], most: number): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 3 <= most) lines[lines.length - 1] = `${last} · ${item}`;
    else lines.push(item);
  }
  return lines;
}

/** @param width CSS px that there are; the picture is as wide, its height is its own */
export function layout({ root }: Chart, width: number): Picture {
  const regions = root.kind === 'parallel' ? root.states : [root];
  const columns = Math.max(1, Math.min(MOST_COLUMNS, regions.length, Math.floor((width + GAP) / (REGION_WIDTH + GAP))));
  const each = (width - GAP * (columns - 1)) / columns;
  const ends = Array.from({ length: columns }, () => 0);
  const cards = regions.map((region) => {
    const column = ends.indexOf(Math.min(...ends));
    const top = ends[column] ?? 0;
    const made = card(region, column * (each + GAP), top, each);
    ends[column] = top + made.height + GAP;
    return made;
  });
  const tallest = Math.max(...ends);
  const everywhere = root.kind === 'parallel' ? root.arrows.map((arrow) => words(arrow, '', 60)) : [];
  const lines =
    everywhere.length === 0 ? [] : wrap(['anywhere:', ...everywhere], Math.floor((width - 2 * PAD) / CHAR.label));
  return {
    width,
    height: tallest + lines.length * TEXT.line + (lines.length > 0 ? PAD : 0),
    boxes: cards.flatMap(({ boxes }) => boxes),
    routes: cards.flatMap(({ routes }) => routes),
    starts: cards.flatMap(({ starts }) => starts),
    anywhere: { x: PAD, y: tallest + TEXT.line, lines },
  };
}
