/** A frame's quads as one draw call of PixiJS: thousands of moving bits for the price of one sprite batch. */
import { Buffer, BufferUsage, Geometry, GlProgram, Mesh, Shader, State } from 'pixi.js';
import { Quads } from './quads';
import { PLACED, STRIDE } from './quads/buffer';
import { placeOf, Solids } from './quads/solids';
import type { SceneAssets } from './scene';

/** Bytes of a corner that is drawn ahead. */
const PLACED_STRIDE = PLACED * Float32Array.BYTES_PER_ELEMENT;

/** What is drawn ahead is known by this name in a picture's tree. */
export const SOLIDS = 'solids';

/** How many quads may lie over each other in a picture: 16 bits of depth are enough to tell so many apart, and what is opaque in front of each. */
const PLACES = 8192;

/** Without the stage's own transform and colour: it has none, and each that is told is a call of WebGL. */
const VERTEX = `
in vec2 aPosition;
in vec2 aUV;
in vec4 aColor;
in float aPlace;
out vec2 vUV;
out vec4 vColor;
uniform mat3 uProjectionMatrix;
uniform mat3 uTransformMatrix;
uniform vec4 uColor;
void main(void) {
  vec2 place = (uProjectionMatrix * uTransformMatrix * vec3(aPosition, 1.0)).xy;
  gl_Position = vec4(place, 1.0 - aPlace / ${PLACES / 2}.0, 1.0);
  vUV = aUV;
  vColor = aColor * uColor;
}`;

/** At -1 it is plain (kit/frames): drawn in software, it takes half as long as with a look into the atlas. Halfway, because 0 is never quite met. */
const FRAGMENT = `
in vec2 vUV;
in vec4 vColor;
out vec4 finalColor;
uniform sampler2D uTexture;
void main(void) {
  if (vUV.x > -0.5) finalColor = vColor * texture(uTexture, vUV);
  else finalColor = vColor;
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

/** @param stride bytes of a corner @param places how far in front each lies; without, it is its last number */
function geometryOf(
  buffer: Buffer,
  stride: number,
  indexBuffer: Uint16Array<ArrayBuffer> | Buffer,
  places?: Buffer,
): Geometry {
  return new Geometry({
    attributes: {
      aPosition: { buffer, format: 'float32x2', stride, offset: 0 },
      aUV: { buffer, format: 'float32x2', stride, offset: 8 },
      aColor: { buffer, format: 'unorm8x4', stride, offset: 16 },
      aPlace: places
        ? { buffer: places, format: 'float32', stride: 4, offset: 0 }
        : { buffer, format: 'float32', stride, offset: STRIDE },
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
  /** How far in front all of its quads lie, where not each lies in front of the one before. */
  readonly place?: number;
  /** The most opaque pieces that are drawn ahead; their {@link SolidBatch.view} has to lie below everything. */
  readonly solids?: number;
}

export class QuadBatch extends Quads {
  override readonly solids: SolidBatch | null;
  readonly view: Mesh<Geometry, Shader>;
  private readonly geometry: Geometry;
  private readonly shader: Shader;
  private readonly buffer: Buffer;

  constructor(
    assets: SceneAssets,
    capacity: number,
    { below = 0, place, solids = 0 }: Depth = {},
    look = covering(assets),
  ) {
    super(capacity);
    this.buffer = bufferOf(this.floats);
    const places = Float32Array.from({ length: capacity * 4 }, (_, corner) => place ?? placeOf(below + (corner >> 2)));
    this.geometry = geometryOf(this.buffer, STRIDE, indicesOf(capacity), bufferOf(places));
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
    if (this.count > 0) this.buffer.update(this.count * 4 * STRIDE);
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
  /** So many are in the indices. */
  private turned = 0;
  /** What was handed over last: panels stand still while all that flies is written anew. */
  private readonly handed: Uint32Array;
  /** The most pieces of any frame. All of them are handed over each time: a frame that is never drawn is followed by one that may have fewer. */
  private most = 0;

  constructor(assets: SceneAssets, capacity: number, below: number) {
    super(capacity, below);
    this.handed = new Uint32Array(this.ints.length);
    this.corners = bufferOf(this.floats);
    this.indices = new Buffer({
      data: indicesOf(capacity),
      usage: BufferUsage.INDEX | BufferUsage.COPY_DST,
      shrinkToFit: false,
    });
    const { shader, state } = opaque(assets);
    state.depthMask = true;
    this.view = new Mesh({
      geometry: geometryOf(this.corners, PLACED_STRIDE, this.indices),
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
    // Asked for no bytes, PixiJS would hand over all that there is room for.
    if (count === 0) return;
    this.most = Math.max(this.most, count);
    if (this.changed()) this.corners.update(this.most * 4 * PLACED_STRIDE);
    if (this.turned === count) return;
    this.turned = count;
    for (let i = 0; i < count; i += 1) writeIndices(this.indices.data as Uint16Array, i, count - 1 - i);
    this.indices.update(count * 6 * Uint16Array.BYTES_PER_ELEMENT);
  }

  /** Notes what is handed over. @returns whether it is other than the last time */
  private changed(): boolean {
    const { ints, handed } = this;
    let other = false;
    for (let i = this.count * 4 * PLACED - 1; i >= 0; i -= 1) {
      if (ints[i] === handed[i]) continue;
      handed[i] = ints[i] as number;
      other = true;
    }
    return other;
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
    super(assets, capacity, { place: placeOf(0) / 2 }, opaque(assets));
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

/** What is drawn without a look at what is there: with the same program, because going over to another one costs ten calls of WebGL. */
function opaque(assets: SceneAssets): Look {
  const look = covering(assets);
  look.state.blend = false;
  return look;
}
