import { fromPromise } from 'xstate';
import { wingoCalls } from '../../../../contract/wingo';
import { wingoMachine } from '../../../../machines/wingo/machine';
import type { PlaceOrderInput, PlaceOrderReply } from '../../../../machines/wingo/types';
import type { Channel } from '../../../net/channel';

/** The room's machine with its orders sent over the channel. Refusals come back as they are; the channel shows their toast. */
export const wingoOver = (channel: Pick<Channel, 'request'>) =>
  wingoMachine.provide({
    actors: {
      placeOrder: fromPromise<PlaceOrderReply, PlaceOrderInput>(({ input: { select, ...order } }) =>
        channel.request(wingoCalls.bet, { ...order, select: [...select] }),
      ),
    },
  });
