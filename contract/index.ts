import { sessionSignals } from './account';
import { coinFlipCalls, coinFlipStreams } from './coinFlip';
import { crashCalls, crashStreams } from './crash';
import { diceCalls, diceStreams } from './dice';
import { dingdongCalls, dingdongStreams } from './dingdong';
import { fairCalls } from './share';
import { mailboxCalls } from './mailbox';
import { hiloCalls, hiloStreams } from './hilo';
import { minesCalls, minesStreams } from './mines';
import { rollerCalls, rollerStreams } from './roller';
import { rouletteCalls, rouletteStreams } from './roulette';
import { lobbyStreams, siteStreams } from './site';
import { wingoCalls, wingoStreams } from './wingo';

/** Everything on the realtime channel, by area: the server mounts it, the client checks what arrives against it. */
export const calls = {
  crash: crashCalls,
  wingo: wingoCalls,
  roulette: rouletteCalls,
  dice: diceCalls,
  dingdong: dingdongCalls,
  mines: minesCalls,
  hilo: hiloCalls,
  roller: rollerCalls,
  coinFlip: coinFlipCalls,
  fair: fairCalls,
  inbox: mailboxCalls,
} as const;
export const streams = {
  crash: crashStreams,
  wingo: wingoStreams,
  roulette: rouletteStreams,
  dice: diceStreams,
  dingdong: dingdongStreams,
  mines: minesStreams,
  hilo: hiloStreams,
  roller: rollerStreams,
  coinFlip: coinFlipStreams,
  lobby: lobbyStreams,
  site: siteStreams,
} as const;
export const signals = { session: sessionSignals } as const;
export { pushes } from './pushes';
