import type { ActRefusal, Currency, Pocket } from '../../../server/ports';

type Purse = Record<Pocket, bigint>;
interface Hold {
  readonly key: string;
  readonly owner: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly deadline: number;
  open: boolean;
}
interface Turnover {
  readonly owner: string;
  left: bigint;
}
interface Stake {
  readonly key: string;
  readonly owner: string;
  readonly ref: string;
  readonly staked: bigint;
  readonly bonus: bigint;
  /** Placed under a turnover, and not ended. */
  counts: boolean;
  ended: boolean;
}
/** A unit that a module booked: its parts in the order in which they were moved, and what is left of each. */
interface Unit {
  readonly owner: string;
  readonly kind: string;
  readonly amount: bigint;
  readonly ref: string;
  readonly parts: { readonly pocket: 'main' | 'bonus'; readonly sign: 1n | -1n; left: bigint }[];
}
export type Answer = { ok: true; amounts: Record<string, bigint> } | { ok: false; reason: ActRefusal } | 'conflict';

const refuse = (reason: ActRefusal): Answer => ({ ok: false, reason });
const ok = (amounts: Record<string, bigint> = {}): Answer => ({ ok: true, amounts });
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** What the ledger means, in plain arrays and one step at a time: nothing of the server is used. */
export class LedgerModel {
  now = 0;
  readonly purses = new Map<string, Purse>();
  readonly holds: Hold[] = [];
  readonly turnovers: Turnover[] = [];
  readonly stakes: Stake[] = [];
  readonly units = new Map<string, Unit>();
  readonly answers = new Map<string, { readonly asked: string; readonly answer: Answer }>();
  /** What the house gave and took, by currency: with all purses it is nothing. */
  readonly house: Record<Currency, bigint> = { IDR: 0n, YEC: 0n };

  purse(owner: string, currency: Currency): Purse {
    const name = `${owner}:${currency}`;
    const purse = this.purses.get(name) ?? { main: 0n, bonus: 0n, held: 0n };
    this.purses.set(name, purse);
    return purse;
  }

  /** What may be staked now: holds that are due count, booked or not. */
  balance(owner: string, currency: Currency): bigint {
    const { main, bonus } = this.purse(owner, currency);
    return main + bonus + this.due(owner, currency).reduce((sum, { amount }) => sum + amount, 0n);
  }

  left(owner: string): bigint {
    return this.turnovers.filter((one) => one.owner === owner).reduce((sum, { left }) => sum + left, 0n);
  }

  private due(owner: string, currency: Currency): Hold[] {
    return this.holds
      .filter((hold) => hold.open && hold.owner === owner && hold.currency === currency && hold.deadline <= this.now)
      .sort((a, b) => a.deadline - b.deadline);
  }

  private expire(owner: string, currency: Currency): void {
    for (const hold of this.due(owner, currency)) {
      hold.open = false;
      this.purse(owner, currency).held -= hold.amount;
      this.purse(owner, currency).main += hold.amount;
    }
  }

  /** Rounds and play credit: `bet`, `payout`, `refund`, `grant`. `amount` is above zero. */
  post(key: string, owner: string, kind: string, amount: bigint, ref: string, ends: readonly string[]): string {
    this.expire(owner, 'IDR');
    const before = this.units.get(key);
    if (before)
      return before.owner === owner && before.kind === kind && before.amount === amount && before.ref === ref
        ? 'duplicate'
        : 'conflict';
    const purse = this.purse(owner, 'IDR');
    const unit: Unit = { owner, kind, amount, ref, parts: [] };
    if (kind === 'bet') {
      if (purse.main + purse.bonus < amount) return 'insufficient';
      const main = least(purse.main, amount);
      this.part(unit, 'main', -1n, main);
      this.part(unit, 'bonus', -1n, amount - main);
      const counts = this.left(owner) > 0n;
      this.stakes.push({ key, owner, ref, staked: amount, bonus: amount - main, counts, ended: false });
    } else {
      const under = this.left(owner) > 0n;
      const ended = this.stakes.filter(
        (stake) => kind !== 'grant' && ends.includes(stake.key) && stake.owner === owner,
      );
      const staked = ended.reduce((sum, stake) => sum + stake.staked, 0n);
      // Stakes whose turnover is over bring back free money.
      const bonus = ended.reduce((sum, stake) => sum + (stake.counts ? stake.bonus : 0n), 0n);
      const locked = under && bonus > 0n ? (amount * bonus) / staked : 0n;
      this.part(unit, 'main', 1n, amount - locked);
      this.part(unit, 'bonus', 1n, locked);
      for (const stake of ended) this.end(stake, kind === 'payout');
    }
    this.units.set(key, unit);
    return 'posted';
  }

  private part(unit: Unit, pocket: 'main' | 'bonus', sign: 1n | -1n, amount: bigint): void {
    if (amount === 0n) return;
    this.purse(unit.owner, 'IDR')[pocket] += sign * amount;
    this.house.IDR -= sign * amount;
    unit.parts.push({ pocket, sign, left: amount });
  }

  private end(stake: Stake, counts: boolean): void {
    stake.ended = true;
    if (!stake.counts) return;
    stake.counts = false;
    if (!counts || this.left(stake.owner) === 0n) return;
    let played = stake.staked;
    for (const turnover of this.turnovers.filter(({ owner }) => owner === stake.owner)) {
      const part = least(played, turnover.left);
      turnover.left -= part;
      played -= part;
    }
    if (this.left(stake.owner) > 0n) return;
    const purse = this.purse(stake.owner, 'IDR');
    purse.main += purse.bonus;
    purse.bonus = 0n;
    this.endTurnover(stake.owner);
  }

  private endTurnover(owner: string): void {
    for (const stake of this.stakes) if (stake.owner === owner) stake.counts = false;
  }

  lose(ref: string): void {
    for (const { owner } of this.stakes.filter((stake) => stake.ref === ref && stake.counts)) this.expire(owner, 'IDR');
    for (const stake of this.stakes
      .filter((one) => one.ref === ref && one.counts)
      .sort((a, b) => (a.key < b.key ? -1 : 1)))
      if (stake.counts) this.end(stake, true);
  }

  /** An act under a key: asked again it gives the same answer, asked for something else it conflicts. */
  act(key: string, owner: string, currencies: readonly Currency[], asked: string, decide: () => Answer): Answer {
    const before = this.answers.get(key);
    if (before && before.asked !== asked) return 'conflict';
    if (!before && this.units.has(key)) return 'conflict';
    for (const currency of currencies) this.expire(owner, currency);
    const answer = before?.answer ?? decide();
    this.answers.set(key, { asked, answer });
    return answer;
  }

  place(key: string, owner: string, currency: Currency, amount: bigint, deadline: number): Answer {
    const purse = this.purse(owner, currency);
    if (purse.main < amount) return refuse('insufficient');
    purse.main -= amount;
    purse.held += amount;
    this.holds.push({ key, owner, currency, amount, deadline, open: true });
    return ok();
  }

  /** `captured` is null for a release. */
  resolve(owner: string, currency: Currency, key: string, captured: bigint | null | undefined): Answer {
    const hold = this.holds.find((one) => one.key === key && one.owner === owner && one.currency === currency);
    if (hold === undefined) return refuse('unknown');
    if (!hold.open) return refuse('over');
    const taken = captured === null ? 0n : (captured ?? hold.amount);
    if (taken > hold.amount) return refuse('excess');
    hold.open = false;
    const purse = this.purse(owner, currency);
    purse.held -= hold.amount;
    purse.main += hold.amount - taken;
    this.house[currency] += taken;
    const released = hold.amount - taken;
    return captured === null ? ok({ released }) : ok({ captured: taken, released });
  }

  bonus(owner: string, amount: bigint, factor: bigint): Answer {
    const required = (amount * factor + 9_999n) / 10_000n;
    this.purse(owner, 'IDR').bonus += amount;
    this.house.IDR -= amount;
    this.turnovers.push({ owner, left: required });
    return ok({ required });
  }

  forfeit(owner: string): Answer {
    if (this.left(owner) === 0n) return refuse('unknown');
    if (this.stakes.some((stake) => stake.owner === owner && stake.counts && stake.bonus > 0n))
      return refuse('at stake');
    const purse = this.purse(owner, 'IDR');
    const forfeited = purse.bonus;
    purse.bonus = 0n;
    this.house.IDR += forfeited;
    for (const turnover of this.turnovers) if (turnover.owner === owner) turnover.left = 0n;
    this.endTurnover(owner);
    return ok({ forfeited });
  }

  exchange(owner: string, from: Currency, to: Currency, amount: bigint, got: bigint): Answer {
    const source = this.purse(owner, from);
    if (source.main < amount) return refuse('insufficient');
    source.main -= amount;
    this.purse(owner, to).main += got;
    this.house[from] += amount;
    this.house[to] -= got;
    return ok({ got });
  }

  reverse(owner: string, of: string, amount: bigint | undefined): Answer {
    const unit = this.units.get(of);
    if (unit?.owner !== owner) return refuse('unknown');
    const whole = unit.parts.reduce((sum, { left }) => sum + left, 0n);
    if (whole === 0n) return refuse('over');
    const asked = amount ?? whole;
    if (asked > whole) return refuse('excess');
    const purse = { ...this.purse(owner, 'IDR') };
    const lefts: (() => void)[] = [];
    let rest = asked;
    for (const part of [...unit.parts].reverse()) {
      const back = least(rest, part.left);
      rest -= back;
      purse[part.pocket === 'bonus' && this.left(owner) > 0n ? 'bonus' : 'main'] -= part.sign * back;
      lefts.push(() => (part.left -= back));
      lefts.push(() => (this.house.IDR += part.sign * back));
    }
    if (purse.main < 0n || purse.bonus < 0n) return refuse('insufficient');
    Object.assign(this.purse(owner, 'IDR'), purse);
    for (const apply of lefts) apply();
    if (asked === whole) for (const stake of this.stakes) if (stake.key === of && stake.counts) this.end(stake, false);
    return ok({ reversed: asked });
  }

  /** Nothing is below zero, and nothing came from nowhere. */
  invariants(): readonly string[] {
    const faults: string[] = [];
    for (const currency of ['IDR', 'YEC'] as const) {
      const purses = [...this.purses].filter(([name]) => name.endsWith(currency)).map(([, purse]) => purse);
      const total = purses.reduce((sum, { main, bonus, held }) => sum + main + bonus + held, 0n);
      if (total + this.house[currency] !== 0n) faults.push(`${currency} does not sum up to nothing`);
      if (purses.some((purse) => Object.values(purse).some((amount) => amount < 0n))) faults.push('below zero');
    }
    return faults;
  }
}
