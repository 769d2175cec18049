import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CodeError } from '../../contract/errors';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import type { Acted, Currency, Ledger, Store, Tx } from '../../server/ports';
import { testEngines } from './engines';
import { type Answer, LedgerModel } from './harness/ledger-model';

const HISTORIES = 7;
const STEPS = 110;
const OWNERS = ['ana', 'budi'];
const REFS = ['crash:1', 'dice:2', 'wingo:3', 'mines:4'];
const kinds = { ...KINDS, withdrawal: { house: 'withdrawal', takes: ['held'] } } as const;

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Move {
  readonly key: string;
  readonly userId: string;
  readonly kind: 'bet' | 'payout' | 'refund' | 'grant';
  readonly amount: bigint;
  readonly ref: string;
  readonly stakes: readonly string[];
}
type Act = { readonly key: string; readonly userId: string; readonly ref: string; readonly currency: Currency };
type Request =
  | { readonly type: 'post'; readonly moves: readonly Move[]; readonly over: readonly string[] }
  | (Act & { readonly type: 'place'; readonly amount: bigint; readonly deadline: number })
  | (Act & { readonly type: 'capture'; readonly hold: string; readonly amount: bigint | undefined })
  | (Act & { readonly type: 'release'; readonly hold: string })
  | (Act & { readonly type: 'bonus'; readonly amount: bigint; readonly factor: number })
  | (Act & { readonly type: 'forfeit' })
  | (Act & { readonly type: 'exchange'; readonly amount: bigint; readonly to: Currency; readonly get: bigint })
  | (Act & { readonly type: 'reverse'; readonly of: string; readonly amount: bigint | undefined });

/** Requests as players and modules might make them: often for more than there is, about things that are over, or with a key that was used. */
function dice(next: () => number, prefix: string, now: () => number) {
  let serial = 0;
  const used = { moves: [] as Move[], holds: [] as string[], acts: [] as Request[] };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const chance = (share: number): boolean => next() < share;
  const upTo = (most: number): bigint => 1n + BigInt(Math.floor(next() * most));
  const own = (id: string): string => `${prefix}-${id}`;

  function move(): Move {
    if (used.moves.length > 0 && chance(0.12)) {
      const old = pick(used.moves);
      return chance(0.5) ? old : { ...old, amount: old.amount + 1n };
    }
    const kind = pick(['bet', 'bet', 'bet', 'payout', 'payout', 'refund', 'grant'] as const);
    const userId = own(pick(OWNERS));
    const ref = pick(REFS);
    const stakes = used.moves.filter((one) => one.kind === 'bet' && one.userId === userId && one.ref === ref).slice(-2);
    const made = { key: `${prefix}:m${(serial += 1)}`, userId, kind, ref, amount: upTo(kind === 'grant' ? 400 : 250) };
    return { ...made, stakes: kind === 'payout' || kind === 'refund' ? stakes.map(({ key }) => key) : [] };
  }

  function act(): Request {
    if (used.acts.length > 0 && chance(0.15)) {
      const old = pick(used.acts);
      if (!chance(0.5) && 'amount' in old) return { ...old, amount: (old.amount ?? 0n) + 1n };
      // Who asks again reckons the deadline anew, and by the rate of that hour.
      if (old.type === 'place') return { ...old, deadline: old.deadline + 10 };
      return old.type === 'exchange' ? { ...old, get: old.get + 1n } : old;
    }
    const base = { key: `${prefix}:a${(serial += 1)}`, userId: own(pick(OWNERS)), ref: pick(REFS) };
    const currency = chance(0.8) ? 'IDR' : 'YEC';
    const part = chance(0.5) ? undefined : upTo(300);
    const type = pick([
      'place',
      'place',
      'capture',
      'release',
      'bonus',
      'forfeit',
      'exchange',
      'reverse',
      'reverse',
    ] as const);
    const hold = used.holds.length > 0 ? pick(used.holds.slice(-3)) : 'none';
    switch (type) {
      case 'place':
        used.holds.push(base.key);
        // A few moments only, so that several fall due at the same one.
        return { ...base, type, currency, amount: upTo(200), deadline: 10 * Math.ceil(now() / 10 + next() * 5) };
      case 'capture':
        return { ...base, type, currency, hold, amount: part };
      case 'release':
        return { ...base, type, currency, hold };
      case 'bonus':
        return { ...base, type, currency: 'IDR', amount: upTo(200), factor: pick([5_000, 10_000, 30_000]) };
      case 'forfeit':
        return { ...base, type, currency: 'IDR' };
      case 'exchange':
        return { ...base, type, currency, to: currency === 'IDR' ? 'YEC' : 'IDR', amount: 2n + upTo(80), get: upTo(3) };
      case 'reverse': {
        // Now and then somebody else's.
        const { key: of, userId } = pick(used.moves);
        return { ...base, type, currency: 'IDR', userId: chance(0.9) ? userId : base.userId, of, amount: part };
      }
    }
  }

  return (): Request => {
    if (chance(0.12)) return { type: 'post', moves: [], over: REFS.filter(() => chance(0.4)) };
    if (used.moves.length < 3 || chance(0.5)) {
      const moves = Array.from({ length: 1 + Math.floor(next() * 4) }, move);
      used.moves.push(...moves);
      // Now and then a round is over with the very movements.
      return { type: 'post', moves, over: serial % 5 === 0 ? REFS.slice(serial % REFS.length) : [] };
    }
    const made = act();
    used.acts.push(made);
    return made;
  };
}

/** What the real ledger answers, in the words of the model. */
async function real(ledger: Ledger, tx: Tx, request: Request): Promise<unknown> {
  const told = ({ now: _, ...answer }: Acted): Answer => answer;
  switch (request.type) {
    case 'post': {
      const signed = request.moves.map((one) => ({ ...one, amount: one.kind === 'bet' ? -one.amount : one.amount }));
      return (await ledger.post(tx, signed, { over: request.over })).map(({ status }) => status);
    }
    case 'exchange': {
      const { type: _, get, currency: from, ...asked } = request;
      return told(await ledger.exchange(tx, { ...asked, from, rate: { give: 2n, get } }));
    }
    case 'bonus':
      return told(await ledger.bonuses.give(tx, request));
    case 'forfeit':
      return told(await ledger.bonuses.forfeit(tx, request));
    case 'place':
      return told(await ledger.holds.place(tx, request));
    case 'capture': {
      const { amount, ...asked } = request;
      return told(await ledger.holds.capture(tx, { ...asked, kind: 'withdrawal', ...(amount && { amount }) }));
    }
    case 'release':
      return told(await ledger.holds.release(tx, request));
    case 'reverse': {
      const { amount, ...asked } = request;
      return told(await ledger.reverse(tx, { ...asked, ...(amount && { amount }) }));
    }
  }
}

function expected(model: LedgerModel, request: Request): unknown {
  if (request.type === 'post') {
    const answers = request.moves.map(({ key, userId, kind, amount, ref, stakes }) =>
      model.post(key, userId, kind, amount, ref, stakes),
    );
    for (const ref of request.over) model.lose(ref);
    return answers;
  }
  const { key, userId, currency } = request;
  const asked = JSON.stringify({ ...request, deadline: undefined, get: undefined }, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const currencies = request.type === 'exchange' ? [currency, request.to] : [currency];
  return model.act(key, userId, currencies, asked, () => {
    switch (request.type) {
      case 'place':
        return model.place(key, userId, currency, request.amount, request.deadline);
      case 'capture':
        return model.resolve(userId, currency, request.hold, request.amount);
      case 'release':
        return model.resolve(userId, currency, request.hold, null);
      case 'bonus':
        return model.bonus(userId, request.amount, BigInt(request.factor));
      case 'forfeit':
        return model.forfeit(userId);
      case 'exchange':
        return model.exchange(userId, currency, request.to, request.amount, (request.amount * request.get) / 2n);
      case 'reverse':
        return model.reverse(userId, request.of, request.amount);
    }
  });
}

describe.each(testEngines('ledger-model'))('the ledger beside its model on $name', ({ open }) => {
  const clock = { at: () => () => {}, time: 0, now: () => clock.time };
  let store: Store;
  let ledger: Ledger;
  beforeAll(async () => {
    store = await open();
    ledger = createLedger({ store, clock, kinds });
  });
  afterAll(() => store.close());

  const ask = (request: Request): Promise<unknown> =>
    store
      .transaction((tx) => real(ledger, tx, request))
      .catch((error: unknown) => {
        if (error instanceof CodeError && error.code === 9005) return 'conflict';
        throw error;
      });
  /** The process dies before the commit. */
  const die = (request: Request): Promise<void> => {
    const killed = new Error('killed');
    return store
      .transaction(async (tx) => {
        await real(ledger, tx, request);
        throw killed;
      })
      .catch((error: unknown) => {
        if (error !== killed && !(error instanceof CodeError)) throw error;
      });
  };

  async function history(seed: number): Promise<Set<string>> {
    const next = random(seed);
    clock.time = 100;
    const model = new LedgerModel();
    const request = dice(next, `s${seed}`, clock.now);
    const met = new Set<string>();
    for (let step = 0; step < STEPS; step += 1) {
      // Often to the very moment at which holds fall due.
      if (next() < 0.2) clock.time = 10 * Math.ceil((clock.time + 1) / 10) + (next() < 0.7 ? 0 : 3);
      model.now = clock.time;
      const asked = request();
      const where = `seed ${seed}, step ${step}: ${asked.type}`;
      if (next() < 0.1) await die(asked);
      const answer = expected(model, asked);
      expect(await ask(asked), where).toEqual(answer);
      if (asked.type === 'exchange') {
        const again = { ...asked, get: asked.get + 1n };
        expect(await ask(again), `${where}, again at another rate`).toEqual(expected(model, again));
      }
      for (const one of [answer].flat())
        met.add(
          typeof one === 'string'
            ? one
            : one && 'reason' in (one as object)
              ? `${asked.type} ${(one as { reason: string }).reason}`
              : asked.type,
        );
      const purses = OWNERS.flatMap((name) =>
        (['IDR', 'YEC'] as const).map((currency) => [`s${seed}-${name}`, currency] as const),
      );
      expect(await Promise.all(purses.map((purse) => ledger.balanceOf(...purse))), where).toEqual(
        purses.map((purse) => model.balance(...purse)),
      );
      expect(model.invariants(), where).toEqual([]);
    }
    const rows = await store.db
      .selectFrom('accounts')
      .select(['owner', 'currency', 'main', 'bonus', 'held', 'turnover'])
      .where('owner', 'like', `s${seed}-%`)
      .execute();
    for (const { owner, currency, turnover, ...pockets } of rows) {
      expect(pockets, `seed ${seed}: ${owner}`).toEqual(model.purse(owner, currency));
      expect(turnover, `seed ${seed}: ${owner}`).toBe(currency === 'IDR' ? model.left(owner) : 0n);
    }
    return met;
  }

  test('answers and moves what its model does, whatever is asked, killed or asked again', async () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= HISTORIES; seed += 1) for (const one of await history(seed)) met.add(one);
    const faults = await ledger.audit();
    // There are no bets beside these stakes.
    expect(faults.filter((fault) => !/\bbet\b/.test(fault))).toEqual([]);
    // The histories went everywhere.
    for (const one of [
      'posted',
      'duplicate',
      'conflict',
      'insufficient',
      'place',
      'place insufficient',
      'capture',
      'capture over',
      'capture excess',
      'release',
      'bonus',
      'forfeit',
      'forfeit unknown',
      'forfeit at stake',
      'exchange',
      'exchange insufficient',
      'reverse',
      'reverse over',
      'reverse excess',
      'reverse insufficient',
      'reverse unknown',
    ])
      expect([...met], one).toContain(one);
    const { kinds: moved } = await store.db
      .selectFrom('transfers')
      .select((eb) => eb.fn.count('kind').distinct().as('kinds'))
      .where('kind', 'in', ['expire', 'unlock', 'release', 'withdrawal', 'forfeit', 'reversal', 'exchange'])
      .executeTakeFirstOrThrow();
    expect(Number(moved)).toBe(7);
  });
});
