import { CODE } from '../../../contract/errors';
import { fromSen } from '../../../rules/money';
import { also, type Effect, type Plan as PlanOf } from '../plan';
import { isUnsure, refusalOf } from '../refusal';
import { handOn } from './hand';
import { winSizeOf } from '../../../rules/win';
import type { SoloAsk, SoloContext, SoloEmitted, SoloEvent, SoloGame, SoloKinds, SoloReply, SoloRoom } from './types';

/** What may be planned: everything but a resync, which the machine says by itself. */
export type Planned<K extends SoloKinds> = Exclude<SoloEmitted<K>, { type: 'resync' }>;
type Fx<K extends SoloKinds> = Effect<SoloEvent<K>, Planned<K>>;
export type Plan<K extends SoloKinds> = PlanOf<SoloContext<K>, Fx<K>>;

/** Refusals after which our picture is not the server's: a round is open that we do not know of, or the one we know is over. */
const STALE: ReadonlySet<number> = new Set([
  CODE.activeRound,
  CODE.unfinishedGame,
  1343,
  1352,
  CODE.cannotCashOut,
  CODE.parameter,
  CODE.repeatedRequest,
]);

/** Whether a round is still to be played. */
export const isOpen = (round: { readonly status: string } | null): boolean => round?.status === 'open';

const begin = <K extends SoloKinds>(context: SoloContext<K>): Plan<K> => ({ context, effects: [] });

/** How a solo game reacts, as plans: pure, and the same for every game but for its own `game`. */
export function soloDesk<K extends SoloKinds>(game: SoloGame<K>) {
  /** Whether a picture of the own round says something that we do not know. Round ids are whole numbers that grow. */
  function isNews({ round }: SoloContext<K>, next: K['round']): boolean {
    if (round === null || BigInt(next.roundId) > BigInt(round.roundId)) return true;
    return next.roundId === round.roundId && isOpen(round) && (!isOpen(next) || game.steps(next) > game.steps(round));
  }

  const cues = (before: K['round'] | null, after: K['round'], chosen: K['start'] | null): Fx<K>[] =>
    game.cues(before?.roundId === after.roundId ? before : null, after, chosen).map((cue) => ({ type: 'cue', cue }));

  /** The room as it is for everybody; the own round is left as we know it. */
  const glance = (context: SoloContext<K>, { seeds, latest, limits, maxProfit, players, rule }: SoloRoom<K>): Plan<K> =>
    also(begin(context), {
      seeds: seeds ?? null,
      latest,
      limits,
      maxProfit,
      players,
      rule: rule ?? null,
    });

  /** Whether the room tells how a round ended whose start had no answer. */
  const tellsLost = (context: SoloContext<K>, { round }: SoloRoom<K>): boolean =>
    context.unsure && round !== undefined && !isOpen(round) && isNews(context, round);

  /** When the round in `next` was first heard of. */
  const heardAt = (context: SoloContext<K>, next: K['round'] | null): number =>
    next !== null && next.roundId !== context.round?.roundId ? context.clock.now() : context.heardAt;

  const selectAs = (context: SoloContext<K>, select: K['select'], uuid: string): Plan<K> =>
    also(begin(context), {
      ask: { kind: 'select', roundId: context.round?.roundId ?? '', select, uuid },
      refusal: null,
    });
  const cashAs = (context: SoloContext<K>, uuid: string): Plan<K> =>
    also(begin(context), { ask: { kind: 'cash', roundId: context.round?.roundId ?? '', uuid }, refusal: null });

  /** Each offer has a name that no round had. */
  const offerNext = (context: SoloContext<K>): Plan<K> => {
    const offered = context.offered + 1;
    return also(
      begin(context),
      { offered },
      { type: 'raise', event: { type: 'auto.tell', event: { type: 'open', roundId: String(offered) } } },
    );
  };

  return {
    isNews,
    tellsLost,
    glance,

    /** The room as the server has it. A round that is over stays in sight unless another took its place; an open one that is gone has ended unheard. */
    snapshot(context: SoloContext<K>, room: SoloRoom<K>): Plan<K> {
      const { round: known } = context;
      const missed: Fx<K>[] =
        known !== null && isOpen(known) && room.round?.roundId !== known.roundId
          ? [{ type: 'missed', roundId: known.roundId }]
          : [];
      const round = room.round ?? (isOpen(known) ? null : known);
      const missing = missed.length > 0 && context.token !== null ? (known?.roundId ?? null) : null;
      const told = { round, heardAt: heardAt(context, round), unsure: false, missing };
      const seen = also(glance(context, room), told, ...missed);
      return room.round !== undefined && tellsLost(context, room)
        ? also(seen, {}, ...cues(known, room.round, context.chosen))
        : seen;
    },

    /** The own round went on somewhere else. */
    result(
      context: SoloContext<K>,
      { round, seeds }: { readonly round: K['round']; readonly seeds: SoloContext<K>['seeds'] },
    ): Plan<K> {
      const same = round.roundId === context.round?.roundId || round.roundId === context.missing;
      const chosen = same ? context.chosen : null;
      // A run's round that was ended elsewhere is counted by its run.
      const token = same ? context.token : null;
      return also(
        begin(context),
        { round, heardAt: heardAt(context, round), seeds, chosen, token, missing: null },
        ...cues(context.round, round, chosen),
        { type: 'balance.refresh' },
      );
    },

    start(context: SoloContext<K>, event: Extract<SoloEvent<K>, { type: 'round.start' | 'auto.place' }>): Plan<K> {
      const ask: SoloAsk<K> | null =
        event.type === 'round.start'
          ? { kind: 'start', amount: event.amount, choice: event.choice, uuid: event.uuid, token: null }
          : context.plan === null
            ? null
            : {
                kind: 'start',
                amount: event.amount,
                choice: context.hand?.begin?.(context.round) ?? context.plan,
                uuid: event.uuid,
                token: event.roundId,
              };
      if (ask === null) return begin(context);
      return also(
        begin(context),
        { ask, chosen: ask.choice, token: ask.token, missing: null, placed: ask.uuid, refusal: null, unsure: false },
        { type: 'staked', amount: ask.amount },
      );
    },

    select: selectAs,
    cash: cashAs,

    /** The hand's next step. Its id is the same however often the same step is sent. */
    play(context: SoloContext<K>): Plan<K> {
      const { round, placed, chosen } = context;
      const hand = handOn(context);
      if (hand === null || round === null) return begin(context);
      const select = hand.step(round, chosen);
      return select === null
        ? cashAs(context, `${placed}.cash`)
        : selectAs(context, select, `${placed}.${game.steps(round)}`);
    },

    /** The round stands where the server says. What it came to is kept back until it may be seen. */
    answered(context: SoloContext<K>, { round, balance, seeds }: SoloReply<K>): Plan<K> {
      const { ask } = context;
      if (ask === null) return begin(context);
      const told: Fx<K>[] = [{ type: 'accepted', ask, round }, ...cues(context.round, round, context.chosen)];
      if (context.token !== null && ask.kind === 'start')
        told.push({ type: 'raise', event: { type: 'auto.tell', event: { type: 'accepted', roundId: context.token } } });
      const known = also(begin(context), { round, heardAt: heardAt(context, round), seeds, ask: null }, ...told);
      if (balance === undefined) return known;
      return isOpen(round) ? also(known, {}, { type: 'balance', balance }) : also(known, { balance });
    },

    /** The command did not go through, or nobody knows. */
    refused(context: SoloContext<K>, error: unknown): Plan<K> {
      const { ask, token } = context;
      if (ask === null) return begin(context);
      const refusal = refusalOf(error);
      const { code } = refusal;
      const effects: Fx<K>[] = [{ type: 'refused', ask, refusal }];
      if (ask.kind === 'start' || isUnsure(refusal)) effects.push({ type: 'balance.refresh' });
      if (isUnsure(refusal)) effects.push({ type: 'raise', event: { type: 'sync.need', reason: 'unsure' } });
      else if (STALE.has(code)) effects.push({ type: 'raise', event: { type: 'sync.need', reason: 'unfinished' } });
      if (token !== null)
        effects.push({ type: 'raise', event: { type: 'auto.tell', event: { type: 'refused', code } } });
      const begun = ask.kind !== 'start';
      return also(
        begin(context),
        // A round that stands is still to be counted, but no hand goes on with it: what is wrong is the player's to see.
        { ask: null, token: begun ? token : null, hand: null, refusal, unsure: !begun && isUnsure(refusal) },
        ...effects,
      );
    },

    /** What the finished round came to may be seen: balance, celebration, the run. */
    reveal(context: SoloContext<K>): Plan<K> {
      const { round, balance, token } = context;
      if (round === null) return begin(context);
      const { amount, winAmount } = round;
      const effects: Fx<K>[] = [{ type: 'ended', round }];
      if (balance !== null) effects.push({ type: 'balance', balance });
      if (round.status === 'won')
        effects.push({
          type: 'cue',
          cue: { type: 'win', size: winSizeOf(amount, winAmount), amount: fromSen(winAmount) },
        });
      if (token !== null)
        effects.push({
          type: 'raise',
          event: {
            type: 'auto.tell',
            event: { type: 'settled', roundId: token, stake: amount, back: winAmount },
          },
        });
      return also(begin(context), { balance: null, token: null }, ...effects);
    },

    /** How long a shown result stands, ms: as long as the game says, and no less than the site's minimum length of a round leaves. */
    restMs: ({ round, chosen, heardAt: since, minRoundMs, clock, auto, hand }: SoloContext<K>): number =>
      round === null
        ? 0
        : Math.max(
            game.restMs(round, chosen),
            auto?.running === true ? (hand?.restMs ?? 0) : 0,
            since + minRoundMs() - clock.now(),
          ),

    /** Tells the run that a round may begin; a run that was refused is over, and one whose round is looked for waits. */
    offer: (context: SoloContext<K>): Plan<K> =>
      context.refusal !== null || context.missing !== null ? begin(context) : offerNext(context),

    /** What became of the run's round stays unknown: for the run it never was. One that was to end after it ends. */
    unfound: (context: SoloContext<K>): Plan<K> =>
      context.missing === null ? begin(context) : offerNext({ ...context, missing: null, token: null }),
  };
}

export type SoloDesk<K extends SoloKinds> = ReturnType<typeof soloDesk<K>>;
