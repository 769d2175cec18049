import { type Answer, type Effect, type Move, type Ref, type Stake, stakeKey } from '../../engines/kit/effects';
import { CODE } from '../../../contract/errors';
import type { Balance, Ledger, Movement, Posted, StakeGuard, StakeRefusal, Store, Tx } from '../../ports';
import { findAnswers, keepAnswers, type Named, type Outcome } from './answers';
import { type Game, type Sorted, sortEffects } from './game';
import type { Waiting } from './queue';

export interface CarryDeps<S, E, R, F extends { readonly type: string }> {
  readonly game: Game<S, E, R, F>;
  readonly store: Store;
  readonly ledger: Ledger;
  readonly guard: StakeGuard;
}

/** A batch that is written, waiting for its commit. */
export interface Carried<S, F> {
  readonly state: S;
  readonly facts: readonly F[];
  /** By the command's place in the batch. */
  readonly outcomes: ReadonlyMap<number, Outcome>;
  /** Balances after the batch, of everybody whose money moved. */
  readonly balances: ReadonlyMap<string, Balance>;
}

/** Folds events into a state. */
export function fold<S, E, R, F extends { readonly type: string }>(
  game: Game<S, E, R, F>,
  state: S,
  events: Iterable<E>,
): readonly [S, readonly Effect<R, F>[]] {
  const effects: Effect<R, F>[] = [];
  let now = state;
  for (const event of events) {
    const [next, out] = game.step(now, event);
    now = next;
    effects.push(...out);
  }
  return [now, effects];
}

const sign = { stake: -1n, payout: 1n, refund: 1n } as const;
const kind = { stake: 'bet', payout: 'payout', refund: 'refund' } as const;

const NOBODY: ReadonlyMap<string, StakeRefusal> = new Map();

const refOf = (room: string, round: string): string => `${room}:${round}`;

/**
 * Books moves in their order and notes the balances after them. Stakes of rounds that their facts end, and that nothing brings back, are lost: they count as played, in the same
 * posting, because it locks everybody concerned at once.
 */
async function post<S, E, R, F extends { readonly type: string }>(
  { game, ledger }: CarryDeps<S, E, R, F>,
  tx: Tx,
  { moves, facts }: Pick<Sorted<R, F>, 'moves' | 'facts'>,
  balances: Map<string, Balance>,
): Promise<readonly (readonly [Move, Posted])[]> {
  const over = facts.map((fact) => game.over(fact)).filter((round) => round !== null);
  if (moves.length === 0 && over.length === 0) return [];
  const movements = moves.map((move): Movement => ({
    key: move.key,
    userId: move.userId,
    kind: kind[move.type],
    amount: sign[move.type] * move.amount,
    ref: refOf(game.room, move.round),
    ...(move.type !== 'stake' && { stakes: move.bets.map(stakeKey) }),
  }));
  const posted: readonly Posted[] = await ledger.post(tx, movements, {
    over: over.map((round) => refOf(game.room, round)),
  });
  return moves.map((move, i) => {
    const result = posted[i];
    if (result === undefined) throw new Error(`the ledger did not answer for ${move.key}`);
    if (move.type !== 'stake' && result.status === 'insufficient')
      throw new Error(`${move.key} pays out and cannot lack funds`);
    balances.set(move.userId, result);
    return [move, result];
  });
}

/** An engine that hears of an unfunded stake refuses its command for lack of money: who may not stake is told why instead. */
const because = <R, F extends { readonly type: string }>(
  effect: Effect<R, F>,
  barred: ReadonlyMap<Ref, StakeRefusal>,
): Effect<R, F> => {
  if (!isRefusal(effect)) return effect;
  const refusal = barred.get(effect.ref);
  return refusal === undefined ? effect : { type: 'refuse', ref: effect.ref, refusal };
};
const isRefusal = (effect: { readonly type: string }): effect is Extract<Answer<never>, { type: 'refuse' }> =>
  effect.type === 'refuse';

/**
 * Books the money of a batch, as far as fair play lets it, and tells the engine which stakes were there; a bet that is over as soon as it is booked pays out in the same batch. A key that is
 * booked already (a commit whose answer was lost) counts as booked.
 */
async function book<S, E, R, F extends { readonly type: string }>(
  deps: CarryDeps<S, E, R, F>,
  tx: Tx,
  state: S,
  effects: readonly Effect<R, F>[],
): Promise<readonly [S, readonly Effect<R, F>[], ReadonlyMap<string, Balance>]> {
  const { game, guard } = deps;
  const balances = new Map<string, Balance>();
  const asked = sortEffects(effects);
  const stakes = asked.moves.filter(({ type }) => type === 'stake') as Stake[];
  const refused = stakes.length === 0 ? NOBODY : await guard.refused(tx, stakes);
  const moves = refused.size === 0 ? asked.moves : asked.moves.filter(({ key }) => !refused.has(key));
  const posted = await post(deps, tx, { moves, facts: asked.facts }, balances);
  const booked = new Set(posted.flatMap(([{ key }, { status }]) => (status === 'insufficient' ? [] : [key])));
  const [after, answered] = fold(
    game,
    state,
    stakes.map((stake) => game.funding(stake, booked.has(stake.key))),
  );
  const barred = new Map(
    stakes.flatMap(({ key, ref }): [Ref, StakeRefusal][] => {
      const refusal = refused.get(key);
      return refusal === undefined ? [] : [[ref, refusal]];
    }),
  );
  const more = barred.size === 0 ? answered : answered.map((effect) => because(effect, barred));
  // Of players who are locked already: what a stake ends is its own round.
  const ends = sortEffects(more);
  if (ends.moves.some(({ type }) => type === 'stake'))
    throw new Error('a stake that is booked may not ask for another');
  await post(deps, tx, ends, balances);
  return [after, [...effects, ...more], balances];
}

/** Writes what became true. */
const save = <S, E, R, F extends { readonly type: string }>(
  { game }: CarryDeps<S, E, R, F>,
  tx: Tx,
  facts: readonly F[],
): Promise<void> =>
  game.save(
    tx,
    facts.filter((fact) => game.persists(fact)),
  );

/** Carries out a turn of the room inside the caller's transaction. */
export async function carryEffects<S, E, R, F extends { readonly type: string }>(
  deps: CarryDeps<S, E, R, F>,
  tx: Tx,
  state: S,
  effects: readonly Effect<R, F>[],
): Promise<Carried<S, F>> {
  const [after, all, balances] = await book(deps, tx, state, effects);
  const { facts } = sortEffects(all);
  await save(deps, tx, facts);
  return { state: after, facts, outcomes: new Map(), balances };
}

const named = <E>({ uuid, userId, route }: Waiting<E>): Named | null =>
  uuid === undefined ? null : { uuid, userId, route };

/** A command that was answered before gets that answer; its id on another route is a repeated request (9005). */
function answeredBefore(command: Named, stored: { route: string; outcome: Outcome } | undefined): Outcome | undefined {
  if (stored === undefined) return undefined;
  return stored.route === command.route ? stored.outcome : { ok: false, refusal: { code: CODE.repeatedRequest } };
}

/**
 * Carries out a batch of commands inside the caller's transaction: those answered before are only answered again; the stakes of the
 * others are booked in one go, then the rows and the answers are written, each in few statements whatever their number.
 */
export async function carryCommands<S, E, R, F extends { readonly type: string }>(
  deps: CarryDeps<S, E, R, F>,
  tx: Tx,
  state: S,
  commands: readonly Waiting<E>[],
  at: number,
): Promise<Carried<S, F>> {
  const { game, store } = deps;
  const find = await findAnswers(
    tx,
    store.engine,
    commands.map(named).filter((name) => name !== null),
  );
  const outcomes = new Map<number, Outcome>();
  const fresh = commands.flatMap((command, place) => {
    const name = named(command);
    const before = name && answeredBefore(name, find(name));
    if (before) outcomes.set(place, before);
    return before ? [] : [{ command, place }];
  });
  for (const { command, place } of fresh)
    if (command.barred) outcomes.set(place, { ok: false, refusal: command.barred });
  const played = fresh.filter(({ command }) => !command.barred);
  const seated =
    game.seat === undefined || played.length === 0
      ? state
      : await game.seat(
          tx,
          state,
          played.map(({ command }) => command.userId),
        );
  const [proposed, effects] = fold(
    game,
    seated,
    played.map(({ command, place }) => command.event(place)),
  );
  const [after, all, balances] = await book(deps, tx, proposed, effects);
  const { facts, answers } = sortEffects(all);
  await save(deps, tx, facts);
  for (const answer of answers) {
    const outcome: Outcome =
      answer.type === 'accept'
        ? { ok: true, reply: game.reply(answer.reply, balances.get(answer.userId)?.balance ?? 0n) }
        : { ok: false, refusal: answer.refusal };
    outcomes.set(answer.ref, outcome);
  }
  const kept = fresh.flatMap(({ command, place }): [Named, Outcome][] => {
    const name = named(command);
    const outcome = outcomes.get(place);
    return name && outcome ? [[name, outcome]] : [];
  });
  await keepAnswers(tx, store.engine, kept, at);
  return { state: after, facts, outcomes, balances };
}
