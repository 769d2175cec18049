import { and, assign, type DoneActorEvent, type ErrorActorEvent, setup, stateIn } from 'xstate';
import { autoRegion } from '../../autobet/region';
import { plansOf } from '../plan';
import { linkRegion, syncDelays, syncRegion } from '../room';
import { slot } from '../slot';
import { isOpen, type Plan, type Planned, soloDesk } from './desk';
import { handOn } from './hand';
import { mergeLatest } from './latest';
import type {
  CashAsk,
  SoloAsk,
  SelectAsk,
  SoloContext,
  SoloEmitted,
  SoloEvent,
  SoloGame,
  SoloInput,
  SoloKinds,
  SoloReply,
  SoloResyncReason,
  StartAsk,
} from './types';

/**
 * The room of a solo game (second document, section 4, Roller, and Hilo and Mines): ready, then processing a round by one command
 * after another until it is over. The app fills the slots `startRound`, `selectCard` and `cashRound`, sends a first `wire.snapshot` when the room
 * is opened, and one for each `resync`. A round that is still open there is gone on with.
 */
export function soloMachine<K extends SoloKinds>(game: SoloGame<K>) {
  type Context = SoloContext<K>;
  type Event = SoloEvent<K>;
  const desk = soloDesk(game);
  const { begin, act } = plansOf<Context, Event, Planned<K>>();
  const reveal = act(desk.reveal);
  const play = act(desk.play);

  /** What each event does, once its guard let it in. */
  const obey = act((context, event): Plan<K> => {
    switch (event.type) {
      case 'wire.snapshot':
        return desk.snapshot(context, event.room);
      case 'wire.update':
        return {
          context: {
            ...context,
            latest: mergeLatest(context.latest, event.update.latest),
            players: event.update.players,
          },
          effects: [],
        };
      case 'wire.result':
        return desk.result(context, event.result);
      case 'round.unfound':
        return desk.unfound(context);
      case 'seeds.changed':
        return { context: { ...context, seeds: event.seeds }, effects: [] };
      case 'round.start':
      case 'auto.place':
        return desk.start(context, event);
      case 'round.select':
        return desk.select(context, event.select, event.uuid);
      case 'round.cash':
        return desk.cash(context, event.uuid);
      case 'user.changed':
        return {
          context: {
            ...context,
            userId: event.userId,
            round: null,
            ask: null,
            chosen: null,
            seeds: null,
            balance: null,
            token: null,
            missing: null,
            unsure: false,
            refusal: null,
            hand: null,
          },
          effects: [],
        };
      default:
        return begin(context);
    }
  });
  /** While a command or a result is on its way: everything of a snapshot but the own round. */
  const glance = act((context, event) =>
    event.type === 'wire.snapshot' ? desk.glance(context, event.room) : begin(context),
  );

  const mayPlay = ({ userId, limits }: Context) => userId !== null && limits.max > 0n;
  const solo = setup({
    types: {} as { context: Context; events: Event; input: SoloInput; emitted: SoloEmitted<K> },
    actors: {
      startRound: slot<SoloReply<K>, StartAsk<K>>('startRound'),
      selectCard: slot<SoloReply<K>, SelectAsk<K>>('selectCard'),
      cashRound: slot<SoloReply<K>, CashAsk>('cashRound'),
    },
    actions: {
      offerRound: act(desk.offer),
      beginRun: assign(({ event }) =>
        event.type === 'auto.start'
          ? { auto: event.run.progress, plan: event.choice, hand: event.hand ?? null, refusal: null }
          : {},
      ),
      see: assign(({ event }) => ({ hidden: event.type === 'page.hidden' })),
      lift: assign({ hand: null }),
    },
    guards: {
      mayStart: ({ context, event }) =>
        mayPlay(context) &&
        (event.type === 'round.start' ? event.amount > 0n : event.type === 'auto.place' && context.plan !== null),
      mayRun: and([
        stateIn({ round: 'ready' }),
        // It would begin with the connection, whoever looks then.
        stateIn({ link: 'online' }),
        ({ context, event }) => event.type === 'auto.start' && mayPlay(context),
      ]),
      isFree: ({ context }) => handOn(context) === null,
      /** A hand never plays unseen. */
      handPlays: ({ context }) => handOn(context) !== null && !context.hidden,
      handCashes: ({ context }) =>
        context.round !== null && !context.hidden && handOn(context)?.step(context.round, context.chosen) === null,
      goesOn: ({ event }) => event.type === 'wire.snapshot' && isOpen(event.room.round ?? null),
      tellsLost: ({ context, event }) => event.type === 'wire.snapshot' && desk.tellsLost(context, event.room),
      isNews: ({ context, event }) => event.type === 'wire.result' && desk.isNews(context, event.result.round),
      isOver: ({ event }) => event.type === 'wire.result' && !isOpen(event.result.round),
    },
    delays: {
      reveal: ({ context: { round, chosen } }) => (round === null ? 0 : game.revealMs(round, chosen)),
      rest: ({ context }) => desk.restMs(context),
      look: ({ context }) => (context.round === null ? 0 : (handOn(context)?.lookMs(context.round) ?? 0)),
      ...syncDelays,
    },
  });
  /** Our picture is the server's, and what is asked of it arrives. */
  const inStep = and([stateIn({ sync: 'fresh' }), stateIn({ link: 'online' })]);

  /** The server's word about the own round, where none of ours is awaited. */
  const heard = [
    { guard: and(['isNews', 'isOver'] as const), target: 'resting', actions: obey },
    { guard: 'isNews', target: 'playing', actions: obey },
  ] as const;
  type Answer = DoneActorEvent<SoloReply<K>>;
  type About = { readonly context: Context; readonly event: Answer };
  const staysOpen = ({ event: { output } }: About) => isOpen(output.round);
  const isHidden = ({ context, event: { output } }: About) => game.revealMs(output.round, context.chosen) > 0;
  const settle = act<Answer>((context, { output }) => desk.answered(context, output));
  /**
   * A command on its way: what its answer leads to follows from the round as it stands then.
   * @param back the state after a refusal
   */
  const lane = <const Src extends string, Ask extends SoloAsk<K>, const Back extends string>(src: Src, back: Back) =>
    ({
      invoke: {
        src,
        // The plan that led here has put the command into the context.
        input: ({ context: { ask } }: { readonly context: Context }) => ask as Ask,
        onDone: [
          { guard: staysOpen, target: 'playing', actions: settle },
          { guard: isHidden, target: 'revealing', actions: settle },
          { target: 'resting', actions: settle },
        ],
        onError: { target: back, actions: act<ErrorActorEvent>((context, { error }) => desk.refused(context, error)) },
      },
      on: { 'wire.snapshot': { actions: glance } },
    }) as const;

  const round = solo.createStateConfig({
    initial: 'connecting',
    on: {
      'wire.snapshot': [
        { guard: 'goesOn', target: '.playing', actions: obey },
        { guard: 'tellsLost', target: '.revealing', actions: obey },
        { target: '.ready', actions: obey },
      ],
      'user.changed': { target: '.connecting', actions: obey },
      'wire.update': { actions: obey },
      'seeds.changed': { actions: obey },
      'page.hidden': { actions: 'see' },
      'page.shown': { actions: 'see' },
      'hand.lift': { actions: 'lift' },
    },
    states: {
      connecting: {},
      ready: {
        entry: 'offerRound',
        on: {
          'round.start': { guard: and([inStep, 'mayStart']), target: 'starting', actions: obey },
          'auto.place': { guard: and([inStep, 'mayStart']), target: 'starting', actions: obey },
          'wire.result': heard,
          'round.unfound': { actions: obey },
        },
      },
      starting: lane<'startRound', StartAsk<K>, 'ready'>('startRound', 'ready'),
      playing: {
        on: {
          'round.select': { guard: and([inStep, 'isFree']), target: 'selecting', actions: obey },
          'round.cash': { guard: and([inStep, 'isFree']), target: 'cashing', actions: obey },
          'wire.result': heard,
          // What the hand let pass meanwhile it looks at anew.
          'page.shown': { target: 'playing', reenter: true, actions: 'see' },
        },
        after: {
          look: [
            { guard: and([inStep, 'handCashes']), target: 'cashing', actions: play },
            { guard: and([inStep, 'handPlays']), target: 'selecting', actions: play },
          ],
        },
      },
      selecting: lane<'selectCard', SelectAsk<K>, 'playing'>('selectCard', 'playing'),
      cashing: lane<'cashRound', CashAsk, 'playing'>('cashRound', 'playing'),
      revealing: { on: { 'wire.snapshot': { actions: glance } }, after: { reveal: 'resting' } },
      resting: { entry: reveal, on: { 'wire.snapshot': { actions: glance } }, after: { rest: 'ready' } },
    },
  });

  const auto = solo.createStateConfig(autoRegion<Context, Event>());
  const sync = solo.createStateConfig(
    syncRegion<Context, Event, SoloResyncReason>((reason) => ({ type: 'resync', reason })),
  );

  return solo.createMachine({
    id: game.id,
    type: 'parallel',
    context: ({ input: { clock, userId, minRoundMs = () => 0 } }) => ({
      clock,
      userId,
      minRoundMs,
      round: null,
      heardAt: 0,
      ask: null,
      chosen: null,
      seeds: null,
      latest: [],
      players: 0,
      limits: { min: 0n, max: 0n },
      maxProfit: 0n,
      rule: null,
      balance: null,
      offered: 0,
      token: null,
      missing: null,
      unsure: false,
      refusal: null,
      auto: null,
      plan: null,
      hand: null,
      placed: '',
      hidden: false,
    }),
    states: { round, auto, sync, link: linkRegion },
  });
}
