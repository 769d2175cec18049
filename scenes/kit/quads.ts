/**
 * Thousands of moving quads in one draw call: sky, curve, particles. A scene writes what it wants to see each frame straight into a vertex
 * buffer (painter's order, no objects, no allocation). Additive and normal quads share the batch: colours are
 * premultiplied, so a quad that adds is one whose alpha is zero.
 */
import { Buffer, BufferUsage, Geometry, GlProgram, Mesh, Shader } from 'pixi.js';
import type { Frame } from './frames';
import type { SceneAssets } from './scene';

const VERTEX = `
in vec2 aPosition;
in vec2 aUV;
in vec4 aColor;
out vec2 vUV;
out vec4 vColor;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec4 uWorldColorAlpha;
uniform vec4 uColor;
void main(void) {
  mat3 mvp = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((mvp * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vUV = aUV;
  vColor = aColor * (uColor.a * uWorldColorAlpha.a);
}`;

const FRAGMENT = `
in vec2 vUV;
in vec4 vColor;
out vec4 finalColor;
uniform sampler2D uTexture;
void main(void) {
  finalColor = texture(uTexture, vUV) * vColor;
}`;

/** Bytes of one vertex: position, texture coordinates, colour. */
const STRIDE = 20;
const FLOATS = STRIDE / 4;

/** 0 draws over what is behind, 1 adds to it. */
export type Add = 0 | 1;

/** A premultiplied vertex colour. */
function pack(rgb: number, alpha: number, add: number): number {
  const a = alpha < 0 ? 0 : alpha > 1 ? 1 : alpha;
  const r = ((rgb >> 16) & 255) * a;
  const g = ((rgb >> 8) & 255) * a;
  const b = (rgb & 255) * a;
  return ((((add ? 0 : a * 255) << 24) | (b << 16) | (g << 8) | r) >>> 0);
}

export class QuadBatch {
  readonly view: Mesh<Geometry, Shader>;
  private readonly geometry: Geometry;
  private readonly shader: Shader;
  private readonly buffer: Buffer;
  private readonly floats: Float32Array;
  private readonly ints: Uint32Array;
  /** Quads written since {@link begin}. */
  count = 0;

  /** @param capacity the most quads of one frame; what is beyond is dropped */
  constructor(assets: SceneAssets, readonly capacity: number) {
    const vertices = new Float32Array(capacity * 4 * FLOATS);
    this.floats = vertices;
    this.ints = new Uint32Array(vertices.buffer);
    const indices = new Uint16Array(capacity * 6);
    for (let i = 0; i < capacity; i += 1) {
      const v = i * 4;
      indices.set([v, v + 1, v + 2, v, v + 2, v + 3], i * 6);
    }
    this.buffer = new Buffer({ data: vertices, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST, shrinkToFit: false });
    this.geometry = new Geometry({
      attributes: {
        aPosition: { buffer: this.buffer, format: 'float32x2', stride: STRIDE, offset: 0 },
        aUV: { buffer: this.buffer, format: 'float32x2', stride: STRIDE, offset: 8 },
        aColor: { buffer: this.buffer, format: 'unorm8x4', stride: STRIDE, offset: 16 },
      },
      indexBuffer: indices,
    });
    this.shader = new Shader({
      glProgram: GlProgram.from({ name: 'quads', vertex: VERTEX, fragment: FRAGMENT }),
      resources: { uTexture: assets.source, uSampler: assets.source.style },
    });
    this.view = new Mesh({ geometry: this.geometry, shader: this.shader });
  }

  begin(): void {
    this.count = 0;
  }

  /** Hands the frame to the GPU. */
  end(): void {
    this.view.renderable = this.count > 0;
    this.geometry.indexCount = this.count * 6;
    this.buffer.update(this.count * 4 * STRIDE);
  }

  /** A sprite about its anchor. @param rotation radians @param alpha 0 to 1 */
  sprite(frame: Frame, x: number, y: number, scaleX: number, scaleY: number, rotation: number, rgb: number, alpha: number, add: Add = 0): void {
    if (alpha <= 0.003) return;
    const color = pack(rgb, alpha, add);
    const x0 = frame.x0 * scaleX;
    const x1 = frame.x1 * scaleX;
    const y0 = frame.y0 * scaleY;
    const y1 = frame.y1 * scaleY;
    if (rotation === 0) {
      this.quad(frame, x + x0, y + y0, x + x1, y + y0, x + x1, y + y1, x + x0, y + y1, color, color);
      return;
    }
    const c = Math.cos(rotation);
    const s = Math.sin(rotation);
    this.quad(
      frame,
      x + x0 * c - y0 * s, y + x0 * s + y0 * c,
      x + x1 * c - y0 * s, y + x1 * s + y0 * c,
      x + x1 * c - y1 * s, y + x1 * s + y1 * c,
      x + x0 * c - y1 * s, y + x0 * s + y1 * c,
      color, color,
    );
  }

  /** A sprite of a given width in CSS px, its height in proportion. */
  sized(frame: Frame, x: number, y: number, width: number, rotation: number, rgb: number, alpha: number, add: Add = 0): void {
    const scale = width / frame.width;
    this.sprite(frame, x, y, scale, scale, rotation, rgb, alpha, add);
  }

  /** An upright rectangle filled with the frame, colours from its top edge to its bottom edge. */
  fill(frame: Frame, x: number, y: number, width: number, height: number, top: number, topAlpha: number, bottom: number, bottomAlpha: number, add: Add = 0): void {
    this.quad(frame, x, y, x + width, y, x + width, y + height, x, y + height, pack(top, topAlpha, add), pack(bottom, bottomAlpha, add));
  }

  /** Any four corners, clockwise from the top left, with colours of the upper and the lower edge: the area under a curve. */
  shape(frame: Frame, ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number, top: number, topAlpha: number, bottom: number, bottomAlpha: number, add: Add = 0): void {
    this.quad(frame, ax, ay, bx, by, cx, cy, dx, dy, pack(top, topAlpha, add), pack(bottom, bottomAlpha, add));
  }

  /**
   * One piece of a ribbon: corners a (left start), b (left end), c (right end), d (right start); colour from start to end. The
   * frame's height runs across the ribbon.
   */
  ribbon(frame: Frame, ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number, start: number, startAlpha: number, end: number, endAlpha: number, add: Add = 0): void {
    const i = this.count;
    this.quad(frame, ax, ay, bx, by, cx, cy, dx, dy, 0, 0);
    if (this.count === i) return;
    const from = pack(start, startAlpha, add);
    const to = pack(end, endAlpha, add);
    const at = i * 4 * FLOATS + 4;
    this.ints[at] = from;
    this.ints[at + FLOATS] = to;
    this.ints[at + 2 * FLOATS] = to;
    this.ints[at + 3 * FLOATS] = from;
  }

  /** Corners clockwise from the top left, with packed colours of the first two and the last two. */
  private quad(frame: Frame, ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number, top: number, bottom: number): void {
    if (this.count >= this.capacity) return;
    const { floats, ints } = this;
    let i = this.count * 4 * FLOATS;
    this.count += 1;
    floats[i] = ax;
    floats[i + 1] = ay;
    floats[i + 2] = frame.u0;
    floats[i + 3] = frame.v0;
    ints[i + 4] = top;
    i += FLOATS;
    floats[i] = bx;
    floats[i + 1] = by;
    floats[i + 2] = frame.u1;
    floats[i + 3] = frame.v0;
    ints[i + 4] = top;
    i += FLOATS;
    floats[i] = cx;
    floats[i + 1] = cy;
    floats[i + 2] = frame.u1;
    floats[i + 3] = frame.v1;
    ints[i + 4] = bottom;
    i += FLOATS;
    floats[i] = dx;
    floats[i + 1] = dy;
    floats[i + 2] = frame.u0;
    floats[i + 3] = frame.v1;
    ints[i + 4] = bottom;
  }

  destroy(): void {
    this.view.destroy();
    this.geometry.destroy(true);
    this.shader.destroy();
  }
}
