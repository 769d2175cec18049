import { assign, emit, setup } from 'xstate';
import type { ChannelContext, ChannelEmitted, ChannelEvent, ChannelInput, ChannelStatus } from './types';

const channel = setup({
  types: {} as { context: ChannelContext; events: ChannelEvent; input: ChannelInput; emitted: ChannelEmitted },
  actions: {
    note: assign(({ context, event: { report } }) => ({
      attempt: report.attempt,
      retryAt: report.retryAt,
      silent: report.silent,
      wasConnected: context.wasConnected || report.status === 'connected',
      lostAt: report.status === 'connected' ? null : (context.lostAt ?? context.clock.now()),
    })),
    sayOnline: emit({ type: 'online' }),
  },
  guards: {
    is: ({ event }, status: ChannelStatus) => event.report.status === status,
  },
});

const is = (status: ChannelStatus) => ({ type: 'is', params: status }) as const;

/** The realtime channel as the shell sees it, in the documented states (first document, section 4, Connection). */
export const channelMachine = channel.createMachine({
  id: 'channel',
  context: ({ input }) => ({
    clock: input.clock,
    attempt: 0,
    retryAt: null,
    silent: false,
    wasConnected: false,
    lostAt: null,
  }),
  initial: 'disconnect',
  on: {
    status: [
      { guard: is('connecting'), target: '.connecting', actions: 'note' },
      { guard: is('connected'), target: '.connected', actions: 'note' },
      { guard: is('ready'), target: '.ready', actions: 'note' },
      { guard: is('disconnect'), target: '.disconnect', actions: 'note' },
    ],
  },
  states: {
    connecting: {},
    connected: { entry: 'sayOnline' },
    ready: {},
    disconnect: {},
  },
});
