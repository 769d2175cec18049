/**
 * The one drawing surface of a visit: a WebGL renderer, its canvas and the frame loop. Scenes are swapped inside it; the canvas is moved to
 * whichever room is open.
 *
 * It is PixiJS's `WebGLRenderer` without `Application` and @pixi/react around it. Measured on this client (gzip): Application drags
 * in the WebGPU and canvas renderers' shared code (+45 KB) and @pixi/react a second React reconciler (+41 KB) for a tree of exactly one
 * element, together as much as the renderer itself (94 KB); a room has 300 KB in all. What Application adds
 * beyond that, a stage container and a ticker, is the twenty lines below. The studio's overlays are many elements: they are a tree of @pixi/react over
 * this renderer (src/preview/overlays/root.ts).
 */
import '../../scenes/kit/gl';
import { Container, Ticker, WebGLRenderer } from 'pixi.js';
import { rgb } from '../../assets/tokens';

export interface Surface {
  /** For instruments; who shows a scene needs none of it. */
  readonly renderer: WebGLRenderer;
  readonly canvas: HTMLCanvasElement;
  /** What is on screen; null draws nothing and stops the loop. */
  show(root: Container | null): void;
  /** CSS px and device pixels per CSS px. */
  resize(width: number, height: number, resolution: number): void;
  /** Called before each frame with the ms since the last one. */
  onFrame: (ms: number) => void;
  /** Called after each frame, in the loop and outside it. */
  onDrawn: () => void;
  /** The least ms between two frames; 0 draws each that the screen has. */
  gap: number;
  /** Whether the context is gone, for now or for good. */
  lost(): boolean;
  /** Draws once, outside the loop. */
  render(): void;
  /** Runs or halts the loop; halted, frames are drawn by {@link render} only. */
  run(on: boolean): void;
  destroy(): void;
}

/** Frames of a screen come a little early and a little late: the one that is meant is not to be missed. */
const EARLY_MS = 4;
/** PixiJS looks this often for what has not been drawn for a while; left alone it asks for a frame of its own each time the screen has one. */
const TIDY_MS = 1000;

/** CSS px, and device pixels per CSS px. */
export interface SurfaceSize {
  readonly width: number;
  readonly height: number;
  readonly resolution: number;
}

/**
 * @param size as it will be shown: a drawing buffer that is made once and never remade before the first frame
 * @throws Error when there is no WebGL
 */
export async function createSurface({ width, height, resolution }: SurfaceSize): Promise<Surface> {
  const renderer = new WebGLRenderer();
  await renderer.init({
    width: Math.max(1, width),
    height: Math.max(1, height),
    resolution,
    antialias: false,
    backgroundColor: rgb('ink'),
    autoDensity: true,
    powerPreference: 'high-performance',
    // Nothing here listens on the canvas, filters or masks: input is the shell's.
    skipExtensionImports: true,
  });
  // A sound that plays would have the shared one ask for frames of its own, for a progress that nobody looks at; WebAudio needs none of them.
  for (const ticker of [Ticker.system, Ticker.shared]) {
    ticker.autoStart = false;
    ticker.stop();
  }
  const stage = new Container();
  let tidied = 0;
  let shown: Container | null = null;
  let running = true;
  let handle = 0;
  let last = 0;

  const surface: Surface = {
    renderer,
    canvas: renderer.canvas,
    show(root) {
      stage.removeChildren();
      shown = root;
      if (root) stage.addChild(root);
      last = 0;
      schedule();
    },
    resize(width, height, resolution) {
      renderer.resize(Math.max(1, width), Math.max(1, height), resolution);
    },
    onFrame: () => {},
    onDrawn: () => {},
    gap: 0,
    lost: () => renderer.gl.isContextLost(),
    render() {
      renderer.render({ container: stage });
      surface.onDrawn();
    },
    run(on) {
      running = on;
      last = 0;
      schedule();
    },
    destroy() {
      running = false;
      cancelAnimationFrame(handle);
      stage.destroy({ children: true });
      renderer.destroy({ removeView: true });
    },
  };

  function schedule(): void {
    if (!running || !shown || handle) return;
    handle = requestAnimationFrame(frame);
  }

  function frame(time: number): void {
    handle = 0;
    if (!running || !shown) return;
    schedule();
    if (last !== 0 && time - last < surface.gap - EARLY_MS) return;
    const ms = last === 0 ? 1000 / 60 : time - last;
    last = time;
    surface.onFrame(ms);
    surface.render();
    if (time - tidied < TIDY_MS) return;
    tidied = time;
    Ticker.system.update(time);
  }

  return surface;
}
