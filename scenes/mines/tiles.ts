/** The 25 tiles: what each shows, how far it has turned, sunk or lifted. Faces follow the view; the way there is told here. */
import { approach, lerp, OVER } from '../kit/ease';
import type { Score } from '../kit/tweens';
import { faceScore, turnScore } from './choreography';
import { SIDE } from './layout';
import type { MinesTuning } from './tuning';
import type { CellFace, MinesView } from './view';

export const CELLS = SIDE * SIDE;

/** What happened at a tile in this frame. */
export interface Told {
  flipped: number;
  gem: number;
  mine: number;
}

export interface Tile {
  face: CellFace;
  /** Shown until the turn is half way. */
  before: CellFace;
  /** Since the turn began; negative while it waits. */
  flip: number;
  pop: number;
  deal: number;
  lift: number;
  sink: number;
  /** Since the answer to its opening is awaited. */
  asked: number;
  /** How far it has turned, and what is seen of its face, by {@link flip} and {@link pop}. */
  readonly turn: ReturnType<typeof turnScore>;
  readonly show: ReturnType<typeof faceScore>;
}

/** A tile comes down with its diagonal. */
const dealAt = (cell: number, stagger: number): number => -(Math.floor(cell / SIDE) + (cell % SIDE)) * stagger;

export const isCovered = (face: CellFace): boolean => face === 'covered' || face === 'asked';

export class Tiles {
  readonly told: Told = { flipped: -1, gem: -1, mine: -1 };
  readonly all: readonly Tile[];
  /** The board was covered anew for the round that begins. */
  private dealt = false;

  constructor(private readonly tuning: MinesTuning) {
    this.all = Array.from({ length: CELLS }, () => ({
      face: 'covered',
      before: 'covered',
      flip: OVER,
      pop: OVER,
      deal: OVER,
      lift: 0,
      sink: 0,
      asked: 0,
      turn: turnScore(tuning),
      show: faceScore(tuning),
    }));
  }

  get scores(): readonly Score<object>[] {
    return this.all.flatMap(({ turn, show }) => [turn, show]);
  }

  /** Takes over a view; what is new in it is told unless `still` or the picture is the first. */
  show(view: MinesView, before: MinesView | null, still: boolean): void {
    const { flip, deal, rest } = this.tuning;
    // The rest of a round waits for what ended it.
    const played = view.opened.reduce((n, cell) => n + Number(isCovered(this.all[cell]?.face ?? 'gem')), 0);
    const after =
      (played > 1 ? (played - 1) * flip.stagger : 0) +
      (view.outcome === 'lost' ? rest.afterMineMs + flip.ms : rest.afterCashMs);
    let left = 0;
    for (let i = 0; i < CELLS; i += 1) {
      const tile = this.all[i] as Tile;
      const face = view.cells[i] ?? 'covered';
      if (face === tile.face) continue;
      const was = tile.face;
      tile.face = face;
      if (before === null || still) {
        tile.before = face;
        tile.flip = before === null || isCovered(face) ? OVER : 0;
        tile.pop = OVER;
        continue;
      }
      if (isCovered(face)) {
        if (!isCovered(was)) {
          tile.deal = dealAt(i, deal.stagger);
          this.dealt = true;
        }
        tile.before = face;
        tile.flip = OVER;
        tile.pop = OVER;
        continue;
      }
      tile.before = was;
      const order = view.opened.indexOf(i);
      if (face === 'gem' || face === 'mine')
        tile.flip = -Math.max(0, order - (view.opened.length - Math.max(1, played))) * flip.stagger;
      else tile.flip = -after - flip.restStagger * (left += 1);
    }
    if (before === null || view.outcome !== 'open' || before.outcome === 'open') return;
    // A round began on a board that was covered already.
    if (!this.dealt && !still && before.phase !== 'connecting')
      for (let i = 0; i < CELLS; i += 1) (this.all[i] as Tile).deal = dealAt(i, deal.stagger);
    this.dealt = false;
  }

  /** Whatever is on its way has arrived. */
  settle(): void {
    for (const tile of this.all) {
      tile.before = tile.face;
      tile.flip = OVER;
      tile.pop = OVER;
      tile.deal = OVER;
    }
    this.told.flipped = this.told.gem = this.told.mine = -1;
  }

  /** How many gems have turned up so far: the figures follow them. */
  get gems(): number {
    let n = 0;
    for (let i = 0; i < CELLS; i += 1) {
      const tile = this.all[i] as Tile;
      if (tile.face === 'gem' && tile.flip >= this.tuning.flip.ms / 2) n += 1;
    }
    return n;
  }

  /** Whether the mine is up that ended the round. */
  get burst(): boolean {
    for (let i = 0; i < CELLS; i += 1) {
      const tile = this.all[i] as Tile;
      if (tile.face === 'mine') return tile.flip >= this.tuning.flip.ms / 2;
    }
    return false;
  }

  tick(ms: number, view: MinesView, still: boolean): void {
    const { aim, press, flip } = this.tuning;
    if (ms > 0) this.told.flipped = this.told.gem = this.told.mine = -1;
    const half = flip.ms / 2;
    for (let i = 0; i < CELLS; i += 1) {
      const tile = this.all[i] as Tile;
      const live = isCovered(tile.face) && view.phase === 'process';
      const down = tile.face === 'asked' || (live && view.held && view.aim === i);
      const up = live && view.aim === i && !down && !still;
      tile.lift = lerp(tile.lift, Number(up), approach(ms, aim.halfMs));
      tile.sink = lerp(tile.sink, Number(down), approach(ms, press.halfMs));
      tile.asked = tile.face === 'asked' ? tile.asked + ms : 0;
      if (tile.deal < OVER) tile.deal += ms;
      if (tile.pop < OVER) tile.pop += ms;
      if (tile.flip < OVER) this.turn(i, tile, ms, half, still);
      tile.turn.seek(tile.flip);
      tile.show.seek(tile.pop);
    }
  }

  private turn(i: number, tile: Tile, ms: number, half: number, still: boolean): void {
    const was = tile.flip;
    tile.flip += ms;
    if (was <= 0 && tile.flip > 0 && (tile.face === 'gem' || tile.face === 'mine')) this.told.flipped = i;
    if (was < half && tile.flip >= half) {
      this.hint(i, tile.face);
      tile.pop = still ? OVER : 0;
    }
    if (tile.flip >= this.tuning.flip.ms) tile.flip = OVER;
  }

  private hint(cell: number, face: CellFace): void {
    if (face === 'gem') this.told.gem = cell;
    if (face === 'mine') this.told.mine = cell;
  }
}
