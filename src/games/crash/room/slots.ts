import { fromPromise } from 'xstate';
import { CURRENCY } from '../../../../contract/constants';
import { crashCalls } from '../../../../contract/crash';
import { crashMachine } from '../../../../machines/crash/machine';
import type {
  CancelReply,
  EscapeReply,
  PlaceBetInput,
  PlaceBetReply,
  RoundCommandInput,
} from '../../../../machines/crash/types';
import type { Channel } from '../../../net/channel';

/** The room's machine with its commands sent over the channel. Refusals come back as they are; the channel shows their toast. */
export const crashOver = (channel: Pick<Channel, 'request'>) =>
  crashMachine.provide({
    actors: {
      placeBet: fromPromise<PlaceBetReply, PlaceBetInput>(({ input }) =>
        channel.request(crashCalls.bet, { ...input, currency: CURRENCY }),
      ),
      cancelBet: fromPromise<CancelReply, RoundCommandInput>(({ input }) => channel.request(crashCalls.cancel, input)),
      escape: fromPromise<EscapeReply, RoundCommandInput>(({ input }) => channel.request(crashCalls.escape, input)),
    },
  });
