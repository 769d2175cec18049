import { sessionSignals } from './account';
import { crashCalls, crashPushes, crashStreams } from './crash';
import { hiloCalls, hiloStreams } from './hilo';
import { pushes as sharedPushes } from './inbox';
import { minesCalls, minesStreams } from './mines';
import { rollerCalls, rollerStreams } from './roller';
import { lobbyStreams } from './site';
import { wingoCalls, wingoStreams } from './wingo';

/** Everything on the realtime channel, by area: the server mounts it, the client checks what arrives against it. */
export const calls = { crash: crashCalls, wingo: wingoCalls, mines: minesCalls, hilo: hiloCalls, roller: rollerCalls } as const;
export const streams = { crash: crashStreams, wingo: wingoStreams, mines: minesStreams, hilo: hiloStreams, roller: rollerStreams, lobby: lobbyStreams } as const;
export const signals = { session: sessionSignals } as const;
export const pushes = { ...sharedPushes, ...crashPushes } as const;
