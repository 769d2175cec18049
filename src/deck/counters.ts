/** What a deck's scene costs: frames and their main-thread time, draw calls, objects, memory of the GPU. */
import type { Container } from 'pixi.js';
import type { LoadedAssets } from '../../scenes/kit/assets';
import { countDraws } from './draws';
import { logFrames } from './frame-log';
import { countObjects, countVisible, textureBytesOf } from './tree';

/** Of the last second. */
export interface DeckStats {
  readonly fps: number;
  /** Main-thread ms of a frame: scene and encoding. */
  readonly mainMs: number;
  readonly drawCalls: number;
  /** Bytes of the scene's textures on the GPU. */
  readonly textureBytes: number;
  /** Pixi objects below the scene's root: the pools whole, and how many of them are drawn now. */
  readonly objects: number;
  readonly visible: number;
}

export interface Counters {
  /** A frame was moved on. @param began of the page's clock, ms */
  moved(began: number): void;
  /** The scene was drawn: its draw calls are counted. */
  drawn(): void;
  /** What was drawn since is no cost of the scene. */
  forget(): void;
  read(root: Container, assets: Pick<LoadedAssets, 'source'>): DeckStats;
}

export function createCounters(canvas: HTMLCanvasElement): Counters {
  const draws = countDraws(canvas);
  const frames = logFrames();
  let drawCalls = 0;
  return {
    moved: (began) => frames.add(began, performance.now() - began),
    drawn() {
      drawCalls = draws();
    },
    forget: () => void draws(),
    read: (root, assets) => ({
      ...frames.read(performance.now()),
      drawCalls,
      textureBytes: textureBytesOf(assets),
      objects: countObjects(root),
      visible: countVisible(root),
    }),
  };
}
