import { setup } from 'xstate';
import { WINGO_MASK_MS, WINGO_WIN_DELAY_MS } from '../../contract/constants';
import type { WingoModel } from '../../contract/wingo';
import { until } from '../kit/clock';
import { OVERDUE_MS, syncDelays } from '../kit/room';
import { slot } from '../kit/slot';
import { placeFault } from './desk';
import { shownInfo } from './info';
import type { PlaceOrderInput, PlaceOrderReply, WingoContext, WingoEmitted, WingoEvent, WingoInput } from './types';

/** How long a result stays on screen before the next phase takes the board, ms: the win shows 3 s after it and wants to be seen. */
export const RESULT_SHOWN_MS = WINGO_WIN_DELAY_MS + 2_000;

/** The model and phase that a message from outside is about. */
function subject(event: WingoEvent): { model: WingoModel; phase: string } | null {
  switch (event.type) {
    case 'wire.snapshot':
      return event.round;
    case 'wire.start':
      return event.start;
    case 'wire.end':
      return event.end;
    case 'wire.update':
      return event.update;
    case 'wire.result':
      return event.result;
    default:
      return null;
  }
}

const maskTime = (context: WingoContext): number | null => {
  const info = shownInfo(context);
  return info === null ? null : info.endTime - WINGO_MASK_MS;
};

/** The room's slot and the named parts of its machine. */
export const wingo = setup({
  types: {} as { context: WingoContext; events: WingoEvent; input: WingoInput; emitted: WingoEmitted },
  actors: { placeOrder: slot<PlaceOrderReply, PlaceOrderInput>('placeOrder') },
  guards: {
    isShownModel: ({ context, event }) => subject(event)?.model === context.model,
    isShownPhase: ({ context, event }) =>
      subject(event)?.model === context.model && subject(event)?.phase === shownInfo(context)?.phase,
    /** A phase of the shown model after the shown one, or any while none is known. */
    isLaterPhase: ({ context, event }) => {
      const about = subject(event);
      return about?.model === context.model && about.phase > (shownInfo(context)?.phase ?? '');
    },
    isCurrentPhase: ({ context, event }) => {
      const about = subject(event);
      const info = shownInfo(context);
      return about?.model === context.model && info !== null && about.phase >= info.phase;
    },
    selectsAnother: ({ context, event }) => event.type === 'model.select' && event.model !== context.model,
    selectsRunning: ({ context, event }) => {
      if (event.type !== 'model.select' || event.model === context.model) return false;
      const info = context.infos[event.model];
      return info !== null && info.serverSeed === null && context.clock.now() < info.endTime;
    },
    hasNext: ({ context }) => context.buffer.start !== null,
    isMasked: ({ context }) => until(context.clock, maskTime(context)) === 0,
    isClosed: ({ context }) => until(context.clock, shownInfo(context)?.closeTime ?? null) === 0,
    mayPlace: ({ context }) => {
      const fault = placeFault(context, context.clock.now());
      // The limits are the server's to judge: its refusal names them.
      return fault === null || fault === 'bet-range';
    },
  },
  delays: {
    mask: ({ context }) => until(context.clock, maskTime(context)),
    close: ({ context }) => until(context.clock, shownInfo(context)?.closeTime ?? null),
    drawOverdue: ({ context }) => until(context.clock, shownInfo(context)?.endTime ?? null) + OVERDUE_MS,
    shown: RESULT_SHOWN_MS,
    startOverdue: OVERDUE_MS,
    ...syncDelays,
  },
});
