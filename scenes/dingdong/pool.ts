/** One pool under the ring: what lies on it, and how it gives way, takes a coin, wins or loses. Drawn by {@link Pools}. */
import { Container } from 'pixi.js';
import { PAYOUTS } from '../../rules/dingdong/ring';
import { RATE_ONE } from '../../rules/money';
import { approach, backOut, clamp01, lerp, OVER, quadOut } from '../kit/ease';
import { Label } from '../kit/label';
import { putWhole, TIMES_MARK } from '../kit/numbers';
import { GOLD_HI, QUIET, WIN } from '../kit/palette';
import { putCrowd, putShort } from '../kit/short';
import { POOL_WHOLE, type PoolRect } from './layout';
import type { DingdongContext } from './parts';
import { AGAIN_CHANCE } from './symbols';
import type { DingdongTuning } from './tuning';
import type { DingdongPool } from './view';

const PLUS = 43;
/** From this height on a pool is laid out as on the comp; below, its picture makes room for the figures. */
const COMP_FROM = 84;
/** The comp's pool. */
const WIDE = 89,
  HIGH = 100;

/**
 * What the run means for a pool: ms since it is known, OVER when nothing is; whether it lies there. `drawn` is from the round's first run on:
 * what is set up then is for the next round.
 */
export interface Verdict {
  readonly drawn: boolean;
  readonly after: number;
  readonly hit: boolean;
}

export class Pool {
  readonly view = new Container();
  /** Size of its text and picture over the comp's; whether its stake has a place of its own. */
  unit = 1;
  tall = true;
  /** Its picture, from the pool's middle. */
  readonly face = { x: 0.5, y: 0.5, size: 40.5 };
  /** 0 dark, 1 golden; how wide it is seen while it turns over; how much of it is seen. */
  gold = 0;
  turn = 1;
  seen = 1;
  scale = 1;
  lit = 0;
  coin = 0;
  coinDrop = 0;
  spin = 0;
  hot = 0;
  stake = 0;
  placed = false;
  private readonly times: Label;
  private readonly total: Label;
  private readonly users: Label;
  private readonly line: Label;
  private shownTotal = 0;
  private shownUsers = -1;
  private shownBots = -1;
  private written = '';
  private pressAge = OVER;
  private coinAge = OVER;
  private spinAge = OVER;
  private first = true;
  /** Reused: a frame allocates nothing. */
  private readonly mark = { x: 0, y: 0, size: 0 };

  constructor(
    private readonly context: DingdongContext,
    private readonly tuning: DingdongTuning['pools'],
    readonly select: PoolRect['select'],
  ) {
    const { assets, text } = context;
    const again = select === 'AGAIN';
    this.times = new Label({
      font: assets.font('title'),
      size: again ? 15 : 21,
      max: 6,
      tint: again ? 0x8fe4ff : 0xffffff,
      spacing: -0.02,
    });
    this.total = new Label({ font: assets.font('numsmall'), size: 11.5, max: 10, tint: again ? 0x9cc4f5 : QUIET });
    this.users = new Label({ font: assets.font('numsmall'), size: 11, max: 16, tint: QUIET });
    this.line = new Label({ font: assets.font('num'), size: 11.5, max: 22, align: 0.5 });
    this.view.addChild(this.times, this.total, this.users, this.line);
    if (select === 'AGAIN') {
      this.times.text = text.AGAIN.toUpperCase();
      this.total.text = AGAIN_CHANCE;
      this.line.text = text.runAgain;
      this.line.tint = 0x9cc4f5;
    } else {
      putWhole(this.times.begin(), PAYOUTS[select] / RATE_ONE);
      this.times.put(TIMES_MARK).end();
    }
  }

  press(): void {
    this.pressAge = 0;
  }

  /** The server has the bet. */
  confirm(): void {
    this.spinAge = 0;
  }

  settle(): void {
    this.pressAge = OVER;
    this.coinAge = OVER;
    this.spinAge = OVER;
    this.first = true;
  }

  tick(ms: number, state: DingdongPool | null, verdict: Verdict, at: PoolRect, dim: number, still: boolean): void {
    this.age(ms);
    if (state) this.read(ms, state, verdict, still);
    this.judge(ms, verdict, still);
    const { tuning } = this;
    const sincePress = this.pressAge - tuning.pressMs;
    this.scale = still
      ? 1
      : sincePress < 0
        ? lerp(1, tuning.pressTo, quadOut(this.pressAge / tuning.pressMs))
        : lerp(tuning.pressTo, 1, backOut(sincePress / tuning.releaseMs, 2.4));
    this.fit(at);
    this.view.alpha = dim * this.seen;
    this.view.scale.set(this.scale * this.turn, this.scale);
    this.view.position.set(at.x + at.width / 2, at.y + at.height / 2);
    this.first = false;
  }

  private age(ms: number): void {
    if (this.pressAge < OVER) this.pressAge += ms;
    if (this.coinAge < OVER) this.coinAge += ms;
    if (this.spinAge < OVER) this.spinAge += ms;
  }

  private read(ms: number, state: DingdongPool, { drawn, hit, after }: Verdict, still: boolean): void {
    const { tuning } = this;
    // From the draw on the round's own stake stands there until the next one begins; before, what would come to lie there.
    const stake = drawn && state.own > 0 ? state.own : state.own + state.pending;
    if (stake > 0 && this.stake === 0) this.coinAge = this.first ? OVER : 0;
    this.stake = stake;
    this.placed = state.own > 0 && (drawn || state.pending === 0);
    const t = clamp01(this.coinAge / tuning.coinMs);
    this.coin = stake > 0 ? clamp01(t * 3) : lerp(this.coin, 0, approach(ms, 45));
    this.coinDrop = still || stake === 0 ? 0 : (1 - backOut(t, 2.2)) * tuning.coinDropPx;
    this.spin = this.spinAge < tuning.placedMs && !still ? this.spinAge / tuning.placedMs : 0;
    const goal = stake > 0 ? 1 : 0;
    this.lit = this.first ? goal : lerp(this.lit, goal, approach(ms, 70));
    this.hot = this.first ? (state.hot ? 1 : 0) : lerp(this.hot, state.hot ? 1 : 0, approach(ms, 90));
    this.shownTotal =
      this.first || still ? state.total : lerp(this.shownTotal, state.total, approach(ms, tuning.countMs));
    if (Math.abs(this.shownTotal - state.total) < 500) this.shownTotal = state.total;
    putShort(this.total.begin(), this.shownTotal);
    this.total.end();
    if (this.shownUsers !== state.users || this.shownBots !== state.bots) {
      this.shownUsers = state.users;
      this.shownBots = state.bots;
      putCrowd(this.users.begin(), state.users, '', state.bots, this.context.text.bot);
      this.users.end();
    }
    this.say(state, hit && after > 0 && after < OVER);
  }

  /** Turns over to gold, or fades. */
  private judge(ms: number, { after, hit }: Verdict, still: boolean): void {
    const { flipMs, lossMs, lossTo } = this.tuning;
    const known = after > 0 && after < OVER;
    const own = this.stake > 0 && this.placed;
    const t = known && hit && own ? (still || this.first ? 1 : clamp01(after / flipMs)) : 0;
    this.turn = t > 0 && t < 1 ? Math.max(0.02, Math.abs(1 - 2 * t)) : 1;
    this.gold = t >= 0.5 ? 1 : lerp(this.gold, 0, this.first ? 1 : approach(ms, 60));
    const lost = known && !hit && own;
    this.seen = lost
      ? lerp(1, lossTo, still ? 1 : clamp01(after / lossMs))
      : lerp(this.seen, 1, this.first ? 1 : approach(ms, 80));
  }

  /** What stands in the place of the stake: an invitation, the stake, or what it won. */
  private say(state: DingdongPool, won: boolean): void {
    const brings = won && state.own > 0;
    // A result on a pool is its net, as in the list; the celebration in the middle says what came back.
    const net = state.back - state.own;
    const key = brings ? `+${net}` : this.stake > 0 ? `${this.stake}` : this.tall ? 'put' : '';
    if (key === this.written) return;
    this.written = key;
    this.line.begin();
    if (brings) putShort(this.line.put(PLUS), net);
    else if (this.stake > 0) putShort(this.line, this.stake);
    else if (this.tall) this.line.write(this.context.text.put);
    this.line.end();
    this.line.tint = brings ? 0x3df0b4 : this.stake > 0 ? 0xffffff : 0xb9b0ea;
  }

  private fit({ width, height }: PoolRect): void {
    this.tall = height >= POOL_WHOLE;
    if (height >= COMP_FROM) this.stand(width, height);
    else if (this.tall) this.crouch(width, height);
    else this.lie(width, height);
    const won = this.gold > 0.5;
    if (this.select !== 'AGAIN') {
      this.times.tint = won ? GOLD_HI : 0xffffff;
      this.total.tint = won ? 0xffe9a0 : QUIET;
      this.users.tint = won ? 0xffe9a0 : QUIET;
    }
  }

  /** As on the comp: picture and figures, the stake under them. */
  private stand(width: number, height: number): void {
    this.unit = Math.min(1.35, width / WIDE, height / HIGH);
    this.put(width * (27 / WIDE - 0.5), height * (0.33 - 0.5), Math.min(46 * this.unit, height * 0.5));
    const u = Math.max(0.92, this.unit);
    const left = width * (51 / WIDE - 0.5);
    const room = width * 0.5 - left - 5;
    this.times.position.set(left, height * (0.235 - 0.5));
    this.times.scale.set(Math.min(u, room / Math.max(1, this.times.textWidth)));
    this.total.visible = true;
    this.total.position.set(left + 1, height * (0.43 - 0.5));
    this.total.scale.set(Math.min(u, room / Math.max(1, this.total.textWidth)));
    this.users.visible = this.select !== 'AGAIN';
    this.users.position.set(left + 13 * u, height * (0.565 - 0.5));
    this.users.scale.set(Math.min(u, (room - 12 * u) / Math.max(1, this.users.textWidth)));
    this.stakeLine(width, height * (0.8 - 0.5), u);
  }

  /** The same in less height: a smaller picture at the left edge, three lines beside it, the stake under them. */
  private crouch(width: number, height: number): void {
    this.unit = Math.min(1, width / WIDE, height / 72);
    const u = Math.max(0.88, this.unit);
    const size = Math.min(height * 0.5, width * 0.4);
    this.put(-width / 2 + 5 + size / 2, -height * 0.16, size);
    const left = -width / 2 + size + 10;
    const room = width / 2 - left - 4;
    this.times.position.set(left, -height * 0.31);
    this.times.scale.set(Math.min(u * 0.86, room / Math.max(1, this.times.textWidth)));
    this.total.position.set(left, -height * 0.115);
    this.total.scale.set(Math.min(u, room / Math.max(1, this.total.textWidth)));
    this.total.visible = true;
    this.users.visible = this.select !== 'AGAIN';
    this.users.position.set(left + 11 * u, height * 0.05);
    this.users.scale.set(Math.min(u * 0.95, (room - 11 * u) / Math.max(1, this.users.textWidth)));
    this.stakeLine(width, height * 0.3, u);
  }

  /** What stands in the place of the stake, beside its coin. */
  private stakeLine(width: number, y: number, u: number): void {
    this.line.visible = true;
    const pill = width - 12;
    const shift = this.stake > 0 ? 10 * u : 0;
    this.line.position.set(shift, y);
    this.line.scale.set(
      Math.min(u * (this.stake > 0 ? 1.08 : 1), (pill - 14 - shift * 2) / Math.max(1, this.line.textWidth)),
    );
  }

  private put(x: number, y: number, size: number): void {
    this.face.x = x;
    this.face.y = y;
    this.face.size = size;
  }

  /** In little room: picture at the left, multiplier over what is more important, the own stake or everybody's. */
  private lie(width: number, height: number): void {
    this.unit = Math.min(1, height / 62, width / 82);
    const u = Math.max(0.9, this.unit);
    const size = Math.min(height * 0.74, width * 0.42);
    this.put(-width / 2 + size / 2 + 4, 0, size);
    const left = -width / 2 + size + 8;
    const room = width / 2 - left - 4;
    const own = this.stake > 0;
    const again = this.select === 'AGAIN';
    this.times.position.set(left, -height * 0.2);
    this.times.scale.set(Math.min(u * 0.95, room / Math.max(1, this.times.textWidth)));
    this.total.visible = !own;
    this.total.position.set(left, height * 0.2);
    this.total.scale.set(Math.min(u, room / Math.max(1, this.total.textWidth)));
    this.users.visible = !own && !again && height >= 58 && room - this.total.textWidth * u > 26;
    this.users.position.set(left + this.total.textWidth * u + 16, height * 0.2);
    this.users.scale.set(u * 0.95);
    this.line.visible = own && !again;
    this.line.position.set(left + (this.line.textWidth * u) / 2, height * 0.2);
    this.line.scale.set(Math.min(u, room / Math.max(1, this.line.textWidth)));
    if (own && this.gold < 0.5) this.line.tint = GOLD_HI;
    else if (own) this.line.tint = WIN;
  }

  /** Where the person beside the number of players stands, from the middle; null when it is not shown. */
  get person(): { readonly x: number; readonly y: number; readonly size: number } | null {
    if (!this.users.visible) return null;
    this.mark.x = this.users.x - 8 * this.users.scale.x - 0.5;
    this.mark.y = this.users.y - 0.3;
    this.mark.size = 10 * this.users.scale.y;
    return this.mark;
  }
}
