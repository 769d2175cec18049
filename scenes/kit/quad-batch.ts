/** A frame's quads as one draw call of PixiJS: thousands of moving bits for the price of one sprite batch. */
import { Buffer, BufferUsage, Geometry, GlProgram, Mesh, Shader, State } from 'pixi.js';
import { Quads } from './quads';
import { STRIDE } from './quads/buffer';
import { placeOf, Solids } from './quads/solids';
import type { SceneAssets } from './scene';

/** What is drawn ahead is known by this name in a picture's tree. */
export const SOLIDS = 'solids';

/** How many quads may lie over each other in a picture: 16 bits of depth are enough to tell so many apart, and what is opaque in front of each. */
const PLACES = 8192;

const VERTEX = `
in vec2 aPosition;
in vec2 aUV;
in vec4 aColor;
in float aPlace;
out vec2 vUV;
out vec4 vColor;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec4 uWorldColorAlpha;
uniform vec4 uColor;
void main(void) {
  mat3 mvp = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((mvp * vec3(aPosition, 1.0)).xy, 1.0 - aPlace / ${PLACES / 2}.0, 1.0);
  vUV = aUV;
  vColor = aColor * (uColor.a * uWorldColorAlpha.a);
}`;

const FRAGMENT = `
in vec2 vUV;
in vec4 vColor;
out vec4 finalColor;
uniform sampler2D uTexture;
void main(void) {
  // At -1 it is plain (kit/frames): drawn in software, it takes half as long as with a look into the atlas. Halfway, because 0 is never quite met.
  if (vUV.x > -0.5) finalColor = vColor * texture(uTexture, vUV);
  else finalColor = vColor;
}`;

const GROUND_VERTEX = `
in vec2 aPosition;
in vec4 aColor;
out vec3 vColor;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec4 uColor;
void main(void) {
  mat3 mvp = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((mvp * vec3(aPosition, 1.0)).xy, 1.0 - 0.5 / ${PLACES / 2}.0, 1.0);
  vColor = aColor.rgb * uColor.rgb;
}`;

const GROUND_FRAGMENT = `
in vec3 vColor;
out vec4 finalColor;
void main(void) {
  finalColor = vec4(vColor, 1.0);
}`;

/** Four corners a quad, clockwise from the top left. */
function indicesOf(quads: number): Uint16Array<ArrayBuffer> {
  const indices = new Uint16Array(quads * 6);
  for (let i = 0; i < quads; i += 1) writeIndices(indices, i, i);
  return indices;
}

function writeIndices(indices: Uint16Array, at: number, quad: number): void {
  const i = at * 6,
    v = quad * 4;
  indices[i] = v;
  indices[i + 1] = v + 1;
  indices[i + 2] = v + 2;
  indices[i + 3] = v;
  indices[i + 4] = v + 2;
  indices[i + 5] = v + 3;
}

function bufferOf(data: Float32Array<ArrayBuffer>): Buffer {
  return new Buffer({ data, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST, shrinkToFit: false });
}

/** @param places how far in front each corner lies */
function geometryOf(corners: Buffer, places: Buffer, indexBuffer: Uint16Array<ArrayBuffer> | Buffer): Geometry {
  return new Geometry({
    attributes: {
      aPosition: { buffer: corners, format: 'float32x2', stride: STRIDE, offset: 0 },
      aUV: { buffer: corners, format: 'float32x2', stride: STRIDE, offset: 8 },
      aColor: { buffer: corners, format: 'unorm8x4', stride: STRIDE, offset: 16 },
      aPlace: { buffer: places, format: 'float32', stride: 4, offset: 0 },
    },
    indexBuffer,
  });
}

/** What quads are drawn with: how, and what else than the vertices it reads. */
interface Look {
  readonly shader: Shader;
  readonly state: State;
}

/** What lies below a batch, and what of it is drawn ahead. */
interface Depth {
  /** The most quads that lie below it, in other batches of the picture. */
  readonly below?: number;
  /** The most opaque pieces that are drawn ahead; their {@link SolidBatch.view} has to lie below everything. */
  readonly solids?: number;
}

export class QuadBatch extends Quads {
  override readonly solids: SolidBatch | null;
  readonly view: Mesh<Geometry, Shader>;
  private readonly geometry: Geometry;
  private readonly shader: Shader;
  private readonly buffer: Buffer;

  constructor(assets: SceneAssets, capacity: number, { below = 0, solids = 0 }: Depth = {}, look = covering(assets)) {
    super(capacity);
    this.buffer = bufferOf(this.floats);
    const places = Float32Array.from({ length: capacity * 4 }, (_, corner) => placeOf(below + (corner >> 2)));
    this.geometry = geometryOf(this.buffer, bufferOf(places), indicesOf(capacity));
    this.shader = look.shader;
    this.view = new Mesh({ geometry: this.geometry, ...look });
    this.solids = solids > 0 ? new SolidBatch(assets, solids, below) : null;
  }

  /** How many quads may lie below a batch of so many. */
  static nearest(capacity: number): number {
    return PLACES - capacity - 2;
  }

  /** Hands the frame to the GPU. */
  end(): void {
    this.view.renderable = this.count > 0;
    this.geometry.indexCount = this.count * 6;
    this.buffer.update(this.count * 4 * STRIDE);
    this.solids?.end();
  }

  destroy(): void {
    this.view.destroy();
    this.geometry.destroy(true);
    this.shader.destroy();
    this.solids?.destroy();
  }
}

/** The opaque pieces of a batch, from the front to the back. */
export class SolidBatch extends Solids {
  readonly view: Mesh<Geometry, Shader>;
  private readonly indices: Buffer;
  private readonly corners: Buffer;
  private readonly depths: Buffer;
  /** So many are in the indices. */
  private turned = 0;

  constructor(assets: SceneAssets, capacity: number, below: number) {
    super(capacity, below);
    this.corners = bufferOf(this.floats);
    this.depths = bufferOf(this.places);
    this.indices = new Buffer({
      data: indicesOf(capacity),
      usage: BufferUsage.INDEX | BufferUsage.COPY_DST,
      shrinkToFit: false,
    });
    const { shader, state } = covering(assets);
    state.blend = false;
    state.depthMask = true;
    this.view = new Mesh({
      geometry: geometryOf(this.corners, this.depths, this.indices),
      shader,
      state,
      label: SOLIDS,
    });
  }

  /** Hands the frame to the GPU. */
  end(): void {
    const { count, view } = this;
    view.renderable = count > 0;
    view.geometry.indexCount = count * 6;
    this.corners.update(count * 4 * STRIDE);
    this.depths.update(count * 4 * Float32Array.BYTES_PER_ELEMENT);
    if (this.turned === count) return;
    this.turned = count;
    for (let i = 0; i < count; i += 1) writeIndices(this.indices.data as Uint16Array, i, count - 1 - i);
    this.indices.update(count * 6 * Uint16Array.BYTES_PER_ELEMENT);
  }

  destroy(): void {
    const { geometry, shader } = this.view;
    this.view.destroy();
    geometry.destroy(true);
    shader?.destroy();
  }
}

/**
 * Opaque quads without art that lie below everything: drawn without a look at what is there, which in software is a third of what they cost, and handed
 * over only when they change. All of them are dimmed by the tint of the view.
 */
export class GroundBatch extends QuadBatch {
  constructor(assets: SceneAssets, capacity: number) {
    super(assets, capacity, {}, opaque());
  }

  /** Leaves so much of their light, 0 to 1. */
  override dim(share: number): void {
    this.view.tint = Math.round(share * 255) * 0x010101;
  }
}

function covering(assets: SceneAssets): Look {
  const shader = new Shader({
    glProgram: GlProgram.from({ name: 'quads', vertex: VERTEX, fragment: FRAGMENT }),
    resources: { uTexture: assets.source, uSampler: assets.source.style },
  });
  const state = State.for2d();
  state.depthTest = true;
  return { shader, state };
}

function opaque(): Look {
  const shader = new Shader({
    glProgram: GlProgram.from({ name: 'ground', vertex: GROUND_VERTEX, fragment: GROUND_FRAGMENT }),
    resources: {},
  });
  const state = State.for2d();
  state.blend = false;
  state.depthTest = true;
  return { shader, state };
}
