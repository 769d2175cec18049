import { sessionSignals } from './account';
import { crashCalls, crashPushes, crashStreams } from './crash';
import { pushes as sharedPushes } from './inbox';
import { lobbyStreams } from './site';
import { wingoCalls, wingoStreams } from './wingo';

/** Everything on the realtime channel, by area: the server mounts it, the client checks what arrives against it. */
export const calls = { crash: crashCalls, wingo: wingoCalls } as const;
export const streams = { crash: crashStreams, wingo: wingoStreams, lobby: lobbyStreams } as const;
export const signals = { session: sessionSignals } as const;
export const pushes = { ...sharedPushes, ...crashPushes } as const;
