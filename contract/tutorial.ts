import * as z from 'zod/mini';
import { epochMs, none } from './common';
import { GAME_IDS } from './games';
import { endpoint } from './http';

const ofGame = z.object({ game: z.enum(GAME_IDS) });
/** `time` is when the player first finished or skipped the game's tutorial; absent while they have not. */
export const tutorialLog = z.object({ game: z.enum(GAME_IDS), seen: z.boolean(), time: z.optional(epochMs) });
export type TutorialLog = z.infer<typeof tutorialLog>;

/** Whether a player has seen a game's tutorial (first document, section 7, User). Saying it again changes nothing. */
export const tutorialEndpoints = {
  done: endpoint({
    method: 'POST',
    path: '/main/user/:game/tutorial',
    access: 'player',
    query: ofGame,
    body: none,
    reply: tutorialLog,
  }),
  log: endpoint({
    method: 'GET',
    path: '/main/user/:game/tutorial',
    access: 'player',
    rate: 'lookup',
    query: ofGame,
    body: none,
    reply: tutorialLog,
  }),
} as const;
