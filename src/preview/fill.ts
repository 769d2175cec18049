/**
 * How often a frame shades the pixels of its canvas: what a weak GPU pays for, which neither draw calls nor frame times on a strong one show.
 *
 * An overdraw inspector: while a frame is drawn, each of its draw calls goes into a target of our own under one fixed blend that leaves out what
 * the shader says. Adding a constant would need other shaders; halving what is there needs none, and 32-bit floats halve exactly: a pixel's exponent
 * tells how often it was shaded. Fragments that depth or stencil turn away are not counted, nor are those that a shader discards. It counts and does
 * not time, so any machine comes to the same figures.
 */
import { Container } from 'pixi.js';
import { QuadBatch, type SolidBatch } from '../../scenes/kit/quad-batch';
import { nameOf, nameParts } from '../deck/tree';

/** What a frame shaded. */
export interface Fill {
  /** Of the drawing buffer, device px. */
  readonly width: number;
  readonly height: number;
  /** Canvases shaded: the mean over all pixels. */
  readonly mean: number;
  /** How often each pixel was shaded; row by row from the bottom, as WebGL reads. */
  readonly counts: Uint8Array;
}

/** What a part of the scene shades, in canvases a frame. */
export interface LayerFill {
  readonly name: string;
  readonly fill: number;
}

/** Each pixel begins here and is halved when it is shaded: 226 times before a float has no exponent left. */
const START_EXPONENT = 100;
const EXPONENT_BIAS = 127;
const MOST = START_EXPONENT + EXPONENT_BIAS - 1;

/**
 * Counts what is drawn onto the canvas meanwhile; the canvas itself is left as it was.
 * @param draw draws one frame; what it draws into smaller targets of its own counts with the pixels that it covers there
 * @returns null where the GPU cannot blend floats
 */
export function countFill(gl: WebGL2RenderingContext, draw: () => void): Fill | null {
  if (!gl.getExtension('EXT_color_buffer_float') || !gl.getExtension('EXT_float_blend')) return null;
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const target = openTarget(gl, width, height);
  const { drawElements, drawArrays, clear } = gl;
  gl.drawElements = (...args) => target.into(() => drawElements.apply(gl, args));
  gl.drawArrays = (...args) => target.into(() => drawArrays.apply(gl, args));
  gl.clear = (bits) => target.clear(bits, clear);
  try {
    draw();
  } finally {
    Object.assign(gl, { drawElements, drawArrays, clear });
  }
  const counts = target.close();
  let sum = 0;
  for (const count of counts) sum += count;
  return { width, height, mean: sum / counts.length, counts };
}

/** What is needed of a deck. */
interface Drawn {
  readonly renderer: { readonly gl: WebGL2RenderingContext };
  draw(alone: boolean): void;
}

/** Counts the frame that a deck shows, without what lies over it. */
export const fillOf = (deck: Drawn): Fill | null => countFill(deck.renderer.gl, () => deck.draw(true));

interface Target {
  /** Makes a draw call into the target instead of where it goes, halving what it shades. */
  into(call: () => void): void;
  /** Clears depth and stencil of the target; its colour is the count. */
  clear(bits: number, clear: WebGL2RenderingContext['clear']): void;
  /** Reads the counts and takes the target down. */
  close(): Uint8Array;
}

function openTarget(gl: WebGL2RenderingContext, width: number, height: number): Target {
  const framebuffer = gl.createFramebuffer();
  const color = gl.createRenderbuffer();
  const depth = gl.createRenderbuffer();

  /** Binds the target for as long as `work` takes. */
  function bound<T>(work: () => T): T {
    const before: WebGLFramebuffer | null = gl.getParameter(gl.DRAW_FRAMEBUFFER_BINDING);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, framebuffer);
    try {
      return work();
    } finally {
      gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, before);
    }
  }

  const storage: WebGLRenderbuffer | null = gl.getParameter(gl.RENDERBUFFER_BINDING);
  bound(() => {
    const attach = (buffer: WebGLRenderbuffer, format: number, at: number): void => {
      gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
      gl.renderbufferStorage(gl.RENDERBUFFER, format, width, height);
      gl.framebufferRenderbuffer(gl.DRAW_FRAMEBUFFER, at, gl.RENDERBUFFER, buffer);
    };
    attach(color, gl.R32F, gl.COLOR_ATTACHMENT0);
    attach(depth, gl.DEPTH24_STENCIL8, gl.DEPTH_STENCIL_ATTACHMENT);
    const [mask, scissor] = [gl.getParameter(gl.COLOR_WRITEMASK) as GLboolean[], gl.isEnabled(gl.SCISSOR_TEST)];
    gl.disable(gl.SCISSOR_TEST);
    gl.colorMask(true, true, true, true);
    gl.clearBufferfv(gl.COLOR, 0, [2 ** START_EXPONENT, 0, 0, 0]);
    gl.clearBufferfi(gl.DEPTH_STENCIL, 0, 1, 0);
    gl.colorMask(mask[0] ?? true, mask[1] ?? true, mask[2] ?? true, mask[3] ?? true);
    if (scissor) gl.enable(gl.SCISSOR_TEST);
  });
  gl.bindRenderbuffer(gl.RENDERBUFFER, storage);

  return {
    into: (call) =>
      bound(() => {
        const restore = keepBlending(gl);
        gl.enable(gl.BLEND);
        gl.blendEquation(gl.FUNC_ADD);
        gl.blendFunc(gl.ZERO, gl.CONSTANT_COLOR);
        gl.blendColor(0.5, 0.5, 0.5, 0.5);
        gl.colorMask(true, true, true, true);
        call();
        restore();
      }),
    clear: (bits, clear) => bound(() => clear.call(gl, bits & ~gl.COLOR_BUFFER_BIT)),
    close() {
      const floats = new Float32Array(width * height * 4);
      const before: WebGLFramebuffer | null = gl.getParameter(gl.READ_FRAMEBUFFER_BINDING);
      gl.bindFramebuffer(gl.READ_FRAMEBUFFER, framebuffer);
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, floats);
      gl.bindFramebuffer(gl.READ_FRAMEBUFFER, before);
      gl.deleteFramebuffer(framebuffer);
      gl.deleteRenderbuffer(color);
      gl.deleteRenderbuffer(depth);
      const bits = new Uint32Array(floats.buffer);
      // Red alone counts; the exponent lies above the 23 bits of the fraction.
      return Uint8Array.from({ length: width * height }, (_, i) => MOST + 1 - ((bits[i * 4] ?? 0) >>> 23));
    },
  };
}

/** Returns how to blend again as now. PixiJS remembers what it set last and would not set it anew. */
function keepBlending(gl: WebGL2RenderingContext): () => void {
  const on = gl.isEnabled(gl.BLEND);
  const get = (name: number): number => gl.getParameter(name);
  const [srcRgb, dstRgb] = [get(gl.BLEND_SRC_RGB), get(gl.BLEND_DST_RGB)];
  const [srcAlpha, dstAlpha] = [get(gl.BLEND_SRC_ALPHA), get(gl.BLEND_DST_ALPHA)];
  const [rgb, alpha] = [get(gl.BLEND_EQUATION_RGB), get(gl.BLEND_EQUATION_ALPHA)];
  const [r = 0, g = 0, b = 0, a = 0]: Float32Array = gl.getParameter(gl.BLEND_COLOR);
  const mask: readonly boolean[] = gl.getParameter(gl.COLOR_WRITEMASK);
  return () => {
    if (!on) gl.disable(gl.BLEND);
    gl.blendFuncSeparate(srcRgb, dstRgb, srcAlpha, dstAlpha);
    gl.blendEquationSeparate(rgb, alpha);
    gl.blendColor(r, g, b, a);
    gl.colorMask(mask[0] ?? true, mask[1] ?? true, mask[2] ?? true, mask[3] ?? true);
  };
}

/** Who wrote each quad of a batch, by the fields that hold them. */
type Batch = QuadBatch | SolidBatch;
type Owners = ReadonlyMap<Batch, readonly string[]>;

/** A batch, and what of it is drawn ahead. */
const batchesOf = (part: unknown): readonly Batch[] =>
  part instanceof QuadBatch ? (part.solids ? [part, part.solids] : [part]) : [];

/**
 * Names the parts of a scene, and notes from now on which piece writes which quads of its batches: a piece is a field of the scene, and its methods
 * are told the batch. Call it before the scene draws first: what lies still at the bottom of a batch is written only once.
 */
export function watchLayers(scene: object): Owners {
  nameParts(scene);
  const owners = new Map<Batch, string[]>();
  const watch = (piece: object, name: string): void => {
    for (const [method, call] of methodsOf(piece)) {
      const watched = (...args: readonly unknown[]): unknown => {
        const batches = args.flatMap(batchesOf);
        const began = batches.map(({ count }) => count);
        const answer: unknown = Reflect.apply(call, piece, args);
        batches.forEach((batch, i) => {
          if (batch.count === began[i]) return;
          const names = owners.get(batch) ?? [];
          owners.set(batch, names);
          for (let quad = began[i] ?? 0; quad < batch.count; quad += 1) names[quad] = name;
        });
        return answer;
      };
      Object.defineProperty(piece, method, { value: watched, configurable: true });
    }
  };
  for (const [name, field] of Object.entries(scene)) {
    if (field instanceof QuadBatch) for (const batch of batchesOf(field)) owners.set(batch, []);
    else for (const piece of Array.isArray(field) ? field : [field]) if (isPiece(piece)) watch(piece, name);
  }
  return owners;
}

/** An object of a class of ours, which may draw. */
const isPiece = (part: unknown): part is object =>
  typeof part === 'object' &&
  part !== null &&
  !(part instanceof Container) &&
  Object.getPrototypeOf(part) !== Object.prototype;

function* methodsOf(piece: object): Generator<[string, (...args: readonly unknown[]) => unknown]> {
  const seen = new Set(['constructor']);
  for (let at: object = piece; at !== Object.prototype && at !== null; at = Object.getPrototypeOf(at))
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (seen.has(name) || typeof value !== 'function') continue;
      seen.add(name);
      yield [name, value];
    }
}

/**
 * What each layer of a scene shades, the heaviest first: the quads of a piece in the scene's batches and its sprites are one layer, under its name.
 * Layers are drawn one more at a time in their own order, so that what one hides from another by depth is not counted.
 * @param draw draws the scene as it is
 */
export function countLayers(
  gl: WebGL2RenderingContext,
  draw: () => void,
  root: Container,
  owners: Owners,
): readonly LayerFill[] {
  const batches = new Map([...owners].map(([batch, names]) => [batch.view as Container, { batch, names }]));
  const nodes = layersOf(root, '', (node) => batches.has(node));
  const fills = new Map<string, number>();
  let before = 0;
  const add = (name: string): void => {
    const mean = countFill(gl, draw)?.mean ?? Number.NaN;
    fills.set(name, (fills.get(name) ?? 0) + mean - before);
    before = mean;
  };
  for (const { node } of nodes) node.visible = false;
  for (const { node, name } of nodes) {
    node.visible = true;
    const quads = batches.get(node);
    if (!quads) {
      add(name);
      continue;
    }
    const { batch } = quads;
    // What is drawn ahead is drawn from its end.
    const names = batch instanceof QuadBatch ? quads.names : quads.names.slice(0, batch.count).reverse();
    for (let i = 1; i <= batch.count; i += 1) {
      const owner = names[i - 1] ?? name;
      if (i < batch.count && (names[i] ?? name) === owner) continue;
      batch.view.geometry.indexCount = i * 6;
      add(owner);
    }
  }
  return [...fills].map(([name, fill]) => ({ name, fill })).sort((a, b) => b.fill - a.fill);
}

interface Layer {
  readonly name: string;
  readonly node: Container;
}

/** The lowest parts of a scene's tree that have names of their own, in painter's order; those that are not shown are left out. */
function layersOf(root: Container, name: string, isBatch: (node: Container) => boolean): readonly Layer[] {
  const holdsLayers = (node: Container): boolean =>
    node.children.some((child) => nameOf(child) !== '' || isBatch(child) || holdsLayers(child));
  return root.children
    .filter(({ visible }) => visible)
    .flatMap((node) => {
      const own = nameOf(node) || name;
      return isBatch(node) || !holdsLayers(node) ? [{ name: own || 'unnamed', node }] : layersOf(node, own, isBatch);
    });
}
