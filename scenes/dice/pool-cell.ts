/** One pool: its face, what everybody has on it, and the pill with what the player has. Drawn by {@link Pools}. */
import { Container } from 'pixi.js';
import { approach, backOut, beat, clamp01, lerp, OVER } from '../kit/ease';
import { Label } from '../kit/label';
import { QUIET, WIN } from '../kit/palette';
import { putCrowd, putShort } from '../kit/short';
import { LOW_POOL, type PoolRect } from './layout';
import type { DiceContext } from './parts';
import type { DiceTuning } from './tuning';
import type { DicePool, Face } from './view';

/** The comp's size of a pool. */
const WIDTH = 121,
  HEIGHT = 96;
const MINUS = 8722;
const PLUS = 43;
const LOST = 0xff8fa3;
const PALE_GOLD = 0xffe9a0;

/** What the pill says. */
type Says = 'bet' | 'stake' | 'pending' | 'waits' | 'won' | 'lost';

export class PoolCell {
  readonly view = new Container();
  /** Size over the comp's. */
  unit = 1;
  /** Set up or placed, 0 to 1; golden, 0 to 1; how far the coin is there, has dropped and has slid off; how far the pool gives way. */
  lit = 0;
  gold = 0;
  coin = 0;
  coinDrop = 0;
  slid = 0;
  down = 0;
  says: Says = 'bet';
  private readonly title: Label;
  private readonly total: Label;
  private readonly people: Label;
  private readonly pill: Label;
  private shownTotal = 0;
  private wroteTotal = -1;
  private wroteUsers = -1;
  private wroteBots = -1;
  /** What the pill was written for: compared field by field, so that a frame makes no text. */
  private readonly wrote: { says: Says | null; mine: number; pending: number; queued: number; net: number | null } = {
    says: null,
    mine: 0,
    pending: 0,
    queued: 0,
    net: null,
  };
  private coinAge = OVER;
  private pressAge = OVER;
  private hitAge = OVER;
  private had = 0;
  private fresh = true;

  constructor(
    private readonly context: DiceContext,
    private readonly tuning: DiceTuning,
    readonly pool: Face,
  ) {
    const { assets, text } = context;
    this.title = new Label({ font: assets.font('numsmall'), size: 11.5, max: 8, tint: QUIET });
    this.title.text = text.total;
    this.total = new Label({ font: assets.font('num'), size: 15.5, max: 9, spacing: -0.01 });
    this.people = new Label({ font: assets.font('numsmall'), size: 11.5, max: 24, tint: QUIET });
    this.pill = new Label({ font: assets.font('num'), size: 12.5, max: 18, align: 0.5 });
    this.view.addChild(this.title, this.total, this.people, this.pill);
  }

  /** Gives way: a tap, or a coin that came flying. */
  press(): void {
    this.pressAge = 0;
  }

  settle(): void {
    this.fresh = true;
  }

  /** @param told the dice are counted: net results show @param dim how much of the pools is seen */
  tick(ms: number, state: DicePool, at: PoolRect, told: boolean, dim: number, still: boolean): void {
    const { tuning } = this;
    if (this.coinAge < OVER) this.coinAge += ms;
    if (this.pressAge < OVER) this.pressAge += ms;
    if (this.hitAge < OVER) this.hitAge += ms;
    const own = state.pending + state.mine + state.queued;
    if (own > this.had && !this.fresh) {
      this.coinAge = this.had === 0 ? 0 : this.coinAge;
      this.pressAge = 0;
    }
    this.had = own;
    const net = told ? state.net : null;
    const says: Says =
      net !== null
        ? net > 0
          ? 'won'
          : 'lost'
        : state.pending > 0
          ? 'pending'
          : state.mine > 0
            ? 'stake'
            : state.queued > 0
              ? 'waits'
              : 'bet';
    if (says !== this.says) {
      if (says === 'won' || says === 'lost') this.hitAge = this.fresh ? OVER : 0;
      this.says = says;
    }
    const fast = this.fresh ? 1 : approach(ms, 60);
    this.lit = lerp(this.lit, own > 0 ? 1 : 0, fast);
    this.gold = lerp(this.gold, says === 'won' ? 1 : 0, this.fresh ? 1 : approach(ms, tuning.pools.hitMs / 3));
    this.coin = own > 0 ? clamp01((this.fresh ? 1 : this.coin) + ms / 80) : lerp(this.coin, 0, fast);
    const t = clamp01(this.coinAge / tuning.pools.coinMs);
    this.coinDrop = still || this.coinAge >= OVER ? 0 : (1 - backOut(t, 2)) * tuning.pools.coinDropPx;
    this.slid = says === 'lost' ? clamp01(this.hitAge / tuning.pools.missMs) : 0;
    this.down = still ? 0 : beat(this.pressAge / tuning.pools.pressMs) * tuning.pools.pressPx;
    this.shownTotal =
      this.fresh || still
        ? state.total
        : Math.abs(state.total - this.shownTotal) < 1
          ? state.total
          : lerp(this.shownTotal, state.total, approach(ms, tuning.pools.countMs));
    this.fresh = false;
    this.write(state, net);
    this.fit(at);
    this.title.tint = this.gold > 0.5 ? PALE_GOLD : QUIET;
    this.people.tint = this.gold > 0.5 ? PALE_GOLD : QUIET;
    this.view.alpha = dim;
    this.view.position.set(at.x, at.y + this.down);
  }

  /** Left edge and size of the face's picture, and the pill's box, from the pool's upper left corner. */
  readonly icon = { x: 0, y: 0, size: 0 };
  readonly slot = { x: 0, y: 0, width: 0, height: 0 };

  private fit({ width, height }: PoolRect): void {
    const unit = Math.min(width / WIDTH, height / HEIGHT, 1.3);
    this.unit = unit;
    const low = height < LOW_POOL;
    const { icon, slot } = this;
    slot.height = Math.max(19, Math.min(30, 25 * unit));
    slot.x = 7 * Math.min(1, unit);
    slot.width = width - slot.x * 2;
    slot.y = height - slot.height - 7 * Math.min(1, unit);
    const room = slot.y - 6;
    icon.size = Math.min(46, room * (low ? 0.9 : 0.78), width * 0.34);
    // The face and its figures stand together in the middle of what is left of the pool.
    const lines = Math.max(0.84, Math.min(1.25, unit));
    const across = icon.size + 9 * lines + 54 * lines;
    icon.x = Math.max(8, (width - across) / 2 - 4) + icon.size / 2;
    icon.y = 5 + room / 2;
    const left = icon.x + icon.size / 2 + 9 * lines;
    const space = (width - left - 4) / Math.max(1, this.total.textWidth);
    this.title.visible = !low;
    this.title.scale.set(lines);
    this.title.position.set(left, icon.y - 17.5 * lines);
    this.total.scale.set(Math.min(lines, space));
    this.total.position.set(left, icon.y - (low ? 8 * lines : 0));
    this.people.scale.set(Math.min(lines, (width - left - 4) / Math.max(1, this.people.textWidth)));
    this.people.position.set(left, icon.y + (low ? 9 : 17.5) * lines);
    const words = Math.max(0.86, Math.min(1.15, slot.height / 25));
    const beside = this.says === 'bet' ? 0 : slot.height * 0.42;
    this.pill.scale.set(Math.min(words, (slot.width - beside * 2 - 10) / Math.max(1, this.pill.textWidth)));
    this.pill.position.set(slot.x + slot.width / 2 + beside, slot.y + slot.height / 2);
  }

  private write({ users, bots, mine, pending, queued }: DicePool, net: number | null): void {
    const { text } = this.context;
    const total = Math.round(this.shownTotal);
    if (total !== this.wroteTotal) {
      this.wroteTotal = total;
      putShort(this.total.begin(), total);
      this.total.end();
    }
    if (users !== this.wroteUsers || bots !== this.wroteBots) {
      this.wroteUsers = users;
      this.wroteBots = bots;
      putCrowd(this.people.begin(), users, text.people, bots, text.bot);
      this.people.end();
    }
    const { wrote } = this;
    if (
      wrote.says === this.says &&
      wrote.mine === mine &&
      wrote.pending === pending &&
      wrote.queued === queued &&
      wrote.net === net
    )
      return;
    wrote.says = this.says;
    wrote.mine = mine;
    wrote.pending = pending;
    wrote.queued = queued;
    wrote.net = net;
    this.pill.begin();
    switch (this.says) {
      case 'bet':
        this.pill.write(text.bet).end().tint = 0xb9b0ea;
        return;
      case 'stake':
        putShort(this.pill, mine);
        this.pill.end().tint = 0xffffff;
        return;
      case 'pending':
        if (mine > 0) {
          putShort(this.pill, mine);
          this.pill.write(' ');
        }
        putShort(this.pill.put(PLUS), pending);
        this.pill.end().tint = PALE_GOLD;
        return;
      case 'waits':
        putShort(this.pill.write(text.waits).write(' '), queued);
        this.pill.end().tint = 0xd9d1ff;
        return;
      case 'won':
        putShort(this.pill.put(PLUS).write('Rp '), net ?? 0);
        this.pill.end().tint = WIN;
        return;
      case 'lost':
        putShort(this.pill.put(MINUS).write('Rp '), -(net ?? 0));
        this.pill.end().tint = LOST;
        return;
    }
  }
}
