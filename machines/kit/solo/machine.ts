import { and, assertEvent, assign, emit, raise, sendTo, setup, stateIn } from 'xstate';
import { beginRun, ended, runOf } from '../../autobet/run';
import { autoMachine } from '../../autobet/machine';
import { isValidAuto } from '../../autobet/validate';
import { plansOf } from '../plan';
import { slot } from '../slot';
import { isOpen, type Plan, type Planned, soloDesk } from './desk';
import { mergeLatest } from './latest';
import type {
  CashAsk,
  ResyncReason,
  SelectAsk,
  SoloContext,
  SoloEmitted,
  SoloEvent,
  SoloGame,
  SoloInput,
  SoloKinds,
  SoloReply,
  StartAsk,
} from './types';

/** A fresh snapshot is asked for again after this long, ms. */
const RETRY_MS = 3_000;

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
  const offer = act(desk.offer);
  const reveal = act(desk.reveal);

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
      case 'seeds.changed':
        return { context: { ...context, seeds: event.seeds }, effects: [] };
      case 'round.start':
      case 'auto.place':
        return desk.start(context, event);
      case 'round.select':
        return desk.select(context, event);
      case 'round.cash':
        return desk.cash(context, event.uuid);
      case 'answer.done':
        return desk.answered(context, event.reply);
      case 'answer.refused':
        return desk.refused(context, event.error);
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
            unsure: false,
            refusal: null,
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

  const mayPlay = ({ userId, limits }: Context) => userId !== null && limits.max > 0;
  const solo = setup({
    types: {} as { context: Context; events: Event; input: SoloInput; emitted: SoloEmitted<K> },
    actors: {
      startRound: slot<SoloReply<K>, StartAsk<K>>('startRound'),
      selectCard: slot<SoloReply<K>, SelectAsk<K>>('selectCard'),
      cashRound: slot<SoloReply<K>, CashAsk>('cashRound'),
      auto: autoMachine,
    },
    actions: {
      beginRun: assign(({ event }) =>
        event.type === 'auto.start' ? { auto: beginRun(event.config), plan: event.choice, refusal: null } : {},
      ),
      dropRun: assign(({ context: { auto } }) => ({ auto: auto === null ? null : ended(auto, 'user') })),
    },
    guards: {
      mayStart: ({ context, event }) =>
        mayPlay(context) &&
        (event.type === 'round.start' ? event.amount > 0 : event.type === 'auto.place' && context.plan !== null),
      mayRun: ({ context, event }) => {
        if (event.type !== 'auto.start' || !mayPlay(context)) return false;
        const { config, limits } = runOf(context, event);
        return isValidAuto(config, limits);
      },
      goesOn: ({ event }) => event.type === 'wire.snapshot' && isOpen(event.room.round ?? null),
      tellsLost: ({ context, event }) => event.type === 'wire.snapshot' && desk.tellsLost(context, event.room),
      isNews: ({ context, event }) => event.type === 'wire.result' && desk.isNews(context, event.result.round),
      isOver: ({ event }) => event.type === 'wire.result' && !isOpen(event.result.round),
      staysOpen: ({ event }) => event.type === 'answer.done' && isOpen(event.reply.round),
      isHidden: ({ context, event }) =>
        event.type === 'answer.done' && game.revealMs(event.reply.round, context.chosen) > 0,
    },
    delays: {
      reveal: ({ context: { round, chosen } }) => (round === null ? 0 : game.revealMs(round, chosen)),
      rest: ({ context }) => desk.restMs(context),
      retry: RETRY_MS,
    },
  });
  const resync = (reason: ResyncReason) => solo.emit({ type: 'resync', reason });
  /** Our picture is the server's, and what is asked of it arrives. */
  const inStep = and([stateIn({ sync: 'fresh' }), stateIn({ link: 'online' })]);

  /** The server's word about the own round, where none of ours is awaited. */
  const heard = [
    { guard: and(['isNews', 'isOver'] as const), target: 'resting', actions: obey },
    { guard: 'isNews', target: 'playing', actions: obey },
  ] as const;
  /** What an answer leads to. */
  const answered = [
    { guard: 'staysOpen', target: 'playing', actions: obey },
    { guard: 'isHidden', target: 'revealing', actions: obey },
    { target: 'resting', actions: obey },
  ] as const;

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
    },
    states: {
      connecting: {},
      ready: {
        entry: offer,
        on: {
          'round.start': { guard: and([inStep, 'mayStart']), target: 'starting', actions: obey },
          'auto.place': { guard: and([inStep, 'mayStart']), target: 'starting', actions: obey },
          'wire.result': heard,
        },
      },
      starting: {
        invoke: {
          src: 'startRound',
          input: ({ context: { ask } }) => ask as StartAsk<K>,
          onDone: { actions: raise(({ event }) => ({ type: 'answer.done' as const, reply: event.output })) },
          onError: { actions: raise(({ event }) => ({ type: 'answer.refused' as const, error: event.error })) },
        },
        on: {
          'wire.snapshot': { actions: glance },
          'answer.done': answered,
          'answer.refused': { target: 'ready', actions: obey },
        },
      },
      playing: {
        on: {
          'round.select': { guard: inStep, target: 'selecting', actions: obey },
          'round.cash': { guard: inStep, target: 'cashing', actions: obey },
          'wire.result': heard,
        },
      },
      selecting: {
        invoke: {
          src: 'selectCard',
          input: ({ context: { ask } }) => ask as SelectAsk<K>,
          onDone: { actions: raise(({ event }) => ({ type: 'answer.done' as const, reply: event.output })) },
          onError: { actions: raise(({ event }) => ({ type: 'answer.refused' as const, error: event.error })) },
        },
        on: {
          'wire.snapshot': { actions: glance },
          'answer.done': answered,
          'answer.refused': { target: 'playing', actions: obey },
        },
      },
      cashing: {
        invoke: {
          src: 'cashRound',
          input: ({ context: { ask } }) => ask as CashAsk,
          onDone: { actions: raise(({ event }) => ({ type: 'answer.done' as const, reply: event.output })) },
          onError: { actions: raise(({ event }) => ({ type: 'answer.refused' as const, error: event.error })) },
        },
        on: {
          'wire.snapshot': { actions: glance },
          'answer.done': answered,
          'answer.refused': { target: 'playing', actions: obey },
        },
      },
      revealing: { on: { 'wire.snapshot': { actions: glance } }, after: { reveal: 'resting' } },
      resting: { entry: reveal, on: { 'wire.snapshot': { actions: glance } }, after: { rest: 'ready' } },
    },
  });

  /** Off until the player sets a run up; the run is told when a round may begin and what it came to, and asks for its rounds. */
  const auto = solo.createStateConfig({
    initial: 'off',
    states: {
      off: {
        on: {
          'auto.start': { guard: and([stateIn({ round: 'ready' }), 'mayRun']), target: 'running', actions: 'beginRun' },
        },
      },
      running: {
        entry: offer,
        invoke: {
          id: 'auto',
          src: 'auto',
          input: ({ context, event }) => {
            assertEvent(event, 'auto.start');
            return runOf(context, event);
          },
          onSnapshot: { actions: assign({ auto: ({ event }) => event.snapshot.context.progress }) },
          onDone: { target: 'off', actions: assign({ auto: ({ event }) => event.output }) },
        },
        on: {
          'auto.tell': { actions: sendTo('auto', ({ event }) => event.event) },
          'auto.stop': { actions: sendTo('auto', { type: 'stop' }) },
          'link.offline': { actions: sendTo('auto', { type: 'offline' }) },
          'user.changed': { target: 'off', actions: 'dropRun' },
        },
      },
    },
  });

  /** Whether our picture is the server's. A need is said once, and again while nothing came. */
  const sync = solo.createStateConfig({
    initial: 'stale',
    on: {
      'wire.snapshot': '.fresh',
      'link.online': { target: '.stale', actions: resync('online') },
      'user.changed': { target: '.stale', actions: resync('user') },
    },
    states: {
      fresh: {
        on: {
          'sync.need': {
            target: 'stale',
            actions: emit(({ event }) => ({ type: 'resync' as const, reason: event.reason })),
          },
        },
      },
      stale: {
        after: {
          retry: [
            { guard: stateIn({ link: 'online' }), target: 'stale', reenter: true, actions: resync('still-waiting') },
            { target: 'stale', reenter: true },
          ],
        },
      },
    },
  });

  /** While offline the room keeps showing what it last knew. */
  const link = solo.createStateConfig({
    initial: 'online',
    states: {
      online: { on: { 'link.offline': 'offline' } },
      offline: { on: { 'link.online': 'online' } },
    },
  });

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
      limits: { min: 0, max: 0 },
      maxProfit: 0,
      rule: null,
      balance: null,
      offered: 0,
      token: null,
      unsure: false,
      refusal: null,
      auto: null,
      plan: null,
    }),
    states: { round, auto, sync, link },
  });
}
