/** A scene with its art and its sounds, made before or with its room. */
import type { LoadedAssets } from '../../scenes/kit/assets';
import type { QualityLevel, Scene } from '../../scenes/kit/scene';
import type { Locale } from '../i18n';
import type { StageSettings } from './feed';
import type { Cues, SceneMaker, StagedGame, Views } from './registry';
import { createSoundBoard, type SoundBoard } from './sound';

/** A scene's code and art. Who stages it nowhere frees its art. */
export interface Loaded<G extends StagedGame> extends SceneMaker<G> {
  readonly assets: LoadedAssets;
}

export interface StagedOptions {
  readonly settings: StageSettings;
  readonly locale: Locale;
  /** What the scene may cost now. */
  readonly level: () => QualityLevel;
}

/** Who lets it leave destroys it. */
export interface Staged<G extends StagedGame> {
  readonly game: G;
  readonly locale: Locale;
  readonly scene: Scene<Views[G], Cues[G]>;
  readonly board: SoundBoard;
  /** Whether what is shown moves by itself, without a moment that is told. */
  moves(this: void, view: Views[G]): boolean;
  /** Shows what there is before anything is known of the room. */
  open(): void;
  /** From now on the scene goes by this clock, server time in epoch ms; before that by the device's. */
  follow(now: () => number): void;
  destroy(): void;
}

export function stageScene<G extends StagedGame>(
  game: G,
  { create, art, words, opening, moves = () => false, assets }: Loaded<G>,
  { settings, locale, level }: StagedOptions,
): Staged<G> {
  const board = createSoundBoard(art, settings);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  // Followed, and not asked for in every frame: the browser brings its styles up to date to answer.
  let reducedMotion = calm.matches;
  const onCalm = (): void => {
    reducedMotion = calm.matches;
  };
  calm.addEventListener('change', onCalm);
  let now = (): number => performance.timeOrigin + performance.now();
  const scene = create({
    now: () => now(),
    random: Math.random,
    assets,
    sound: board,
    text: words[locale],
    get reducedMotion() {
      return reducedMotion;
    },
    get quality() {
      return level();
    },
  });
  return {
    game,
    locale,
    scene,
    board,
    moves,
    open: () => scene.show(opening()),
    follow(clock) {
      now = clock;
    },
    destroy() {
      calm.removeEventListener('change', onCalm);
      scene.destroy();
      board.destroy();
      assets.destroy();
    },
  };
}
