/** How each game's scene is had: a chunk of its own, loaded when its room is opened. */
import type { SceneDefinition } from '../../scenes/kit/scene';
import type { CrashCue, CrashText, CrashView } from '../../scenes/crash/view';
import type { CrashFont, CrashFrame } from '../../assets/names';
import { crashWords } from './words';

/** What the stage knows of a game before its scene is loaded. */
export interface StageEntry<View, Cue, Text extends string, Name extends string, Font extends string> {
  readonly load: () => Promise<SceneDefinition<View, Cue, Text, Name, Font>>;
  readonly words: Readonly<Record<'id' | 'en', Readonly<Record<Text, string>>>>;
}

export const stages = {
  crash: { load: () => import('../../scenes/crash').then((m) => m.crash), words: crashWords } satisfies StageEntry<CrashView, CrashCue, CrashText, CrashFrame, CrashFont>,
};

export type StagedGame = keyof typeof stages;
