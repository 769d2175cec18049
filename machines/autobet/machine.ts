import { assign, sendParent, setup } from 'xstate';
import { ended } from './ended';
import { afterRound, beginRun, placeOf } from './run';
import type { AutoContext, AutoEvent, AutoInput, AutoPlace, AutoProgress, AutoStop } from './types';

const auto = setup({
  types: {} as { context: AutoContext; events: AutoEvent; input: AutoInput; output: AutoProgress },
  actions: {
    place: sendParent(({ context, event }): AutoPlace =>
      placeOf(context.input, context.progress, roundOf(context, event)),
    ),
    join: assign(({ context, event }) => ({ roundId: roundOf(context, event), held: null })),
    hold: assign(({ context, event }) => ({
      held: roundOf(context, event),
      progress: { ...context.progress, paused: true },
    })),
    look: assign(({ event }) => ({ hidden: event.type === 'hide' })),
    settle: assign(({ context, event }) =>
      event.type === 'settled'
        ? { progress: afterRound(context.input, context.progress, event.stake, event.back) }
        : {},
    ),
    end: assign(({ context }, stopped: AutoStop) => ({ progress: ended(context.progress, stopped) })),
    /** Stops after the round that is under way. */
    announce: assign(({ context }) => ({ progress: { ...context.progress, stopped: 'user' as const } })),
    /** Part of a bet was refused: what stands is played to its end. */
    doom: assign(({ context, event }) =>
      event.type === 'refused'
        ? { progress: { ...context.progress, stopped: 'refused' as const, code: event.code } }
        : {},
    ),
    close: assign(({ context: { progress } }) => ({
      progress: ended(progress, progress.stopped ?? 'user', progress.code),
    })),
    refuse: assign(({ context, event }) =>
      event.type === 'refused' ? { progress: ended(context.progress, 'refused', event.code) } : {},
    ),
  },
  guards: {
    isMine: ({ context, event }) =>
      (event.type === 'settled' || event.type === 'accepted') && event.roundId === context.roundId,
    isAnother: ({ context, event }) => event.type === 'open' && event.roundId !== context.roundId,
    announced: ({ context }) => context.progress.stopped !== null,
    isHidden: ({ context, event }) => context.hidden && event.type === 'open' && event.roundId !== context.roundId,
    hasHeld: ({ context }) => context.held !== null,
  },
});

/** The round that is spoken of: the one that opens, or that was let pass while the page was hidden. */
const roundOf = ({ held }: AutoContext, event: AutoEvent): string =>
  event.type === 'open' ? event.roundId : (held ?? '');

const another = [
  { guard: 'announced', target: 'over', actions: 'close' },
  { guard: 'isHidden', target: 'waiting', actions: 'hold' },
  { guard: 'isAnother', target: 'placing', reenter: true, actions: ['join', 'place'] },
] as const;

/**
 * One run of repeated bets, a child of a room: round after round until its count, a limit, a refusal, a lost connection or the player
 * ends it (second document, section 5, Auto-bet). It never bets by itself: it is told which round is open and asks the room to place.
 */
export const autoMachine = auto.createMachine({
  id: 'auto',
  context: ({ input }) => ({ input, progress: beginRun(input.config), roundId: null, hidden: false, held: null }),
  initial: 'waiting',
  on: {
    offline: { target: '.over', actions: { type: 'end', params: 'offline' } },
    hide: { actions: 'look' },
    show: { actions: 'look' },
  },
  states: {
    waiting: {
      always: { guard: ({ context }) => !context.progress.running, target: 'over' },
      on: {
        open: [
          { guard: 'isHidden', actions: 'hold' },
          { target: 'placing', actions: ['join', 'place'] },
        ],
        // A round that is closed by now lets the bet pass: the next one is another chance.
        show: [{ guard: 'hasHeld', target: 'placing', actions: ['look', 'place', 'join'] }, { actions: 'look' }],
        stop: { target: 'over', actions: { type: 'end', params: 'user' } },
      },
    },
    placing: {
      on: {
        accepted: { guard: 'isMine', target: 'playing' },
        refused: { target: 'over', actions: 'refuse' },
        // The room could not ask for the bet, or never heard an answer: the next round is another chance.
        open: another,
        stop: { actions: 'announce' },
      },
    },
    playing: {
      on: {
        settled: { guard: 'isMine', target: 'waiting', actions: 'settle' },
        refused: { actions: 'doom' },
        // Another round opens and this one was never settled: it was void and the stake went back.
        open: another,
        stop: { actions: 'announce' },
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.progress,
});
