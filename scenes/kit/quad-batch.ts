/** A frame's quads as one draw call of PixiJS: thousands of moving bits for the price of one sprite batch. */
import { Buffer, BufferUsage, Geometry, GlProgram, Mesh, Shader, State } from 'pixi.js';
import { Quads } from './quads';
import { STRIDE } from './quads/buffer';
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
  gl_Position = vec4((mvp * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vColor = aColor.rgb * uColor.rgb;
}`;

const GROUND_FRAGMENT = `
in vec3 vColor;
out vec4 finalColor;
void main(void) {
  finalColor = vec4(vColor, 1.0);
}`;

/** What quads are drawn with: how, and what else than the vertices it reads. */
interface Look {
  readonly shader: Shader;
  readonly state: State;
}

export class QuadBatch extends Quads {
  readonly view: Mesh<Geometry, Shader>;
  private readonly geometry: Geometry;
  private readonly shader: Shader;
  private readonly buffer: Buffer;

  constructor(assets: SceneAssets, capacity: number, look = covering(assets)) {
    super(capacity);
    const indices = new Uint16Array(capacity * 6);
    for (let i = 0; i < capacity; i += 1) {
      const v = i * 4;
      indices.set([v, v + 1, v + 2, v, v + 2, v + 3], i * 6);
    }
    this.buffer = new Buffer({
      data: this.floats,
      usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
      shrinkToFit: false,
    });
    this.geometry = new Geometry({
      attributes: {
        aPosition: { buffer: this.buffer, format: 'float32x2', stride: STRIDE, offset: 0 },
        aUV: { buffer: this.buffer, format: 'float32x2', stride: STRIDE, offset: 8 },
        aColor: { buffer: this.buffer, format: 'unorm8x4', stride: STRIDE, offset: 16 },
      },
      indexBuffer: indices,
    });
    this.shader = look.shader;
    this.view = new Mesh({ geometry: this.geometry, ...look });
  }

  /** Hands the frame to the GPU. */
  end(): void {
    this.view.renderable = this.count > 0;
    this.geometry.indexCount = this.count * 6;
    this.buffer.update(this.count * 4 * STRIDE);
  }

  destroy(): void {
    this.view.destroy();
    this.geometry.destroy(true);
    this.shader.destroy();
  }
}

/**
 * Opaque quads without art that lie below everything: drawn without a look at what is there, which in software is a third of what they cost, and handed
 * over only when they change. All of them are dimmed by the tint of the view.
 */
export class GroundBatch extends QuadBatch {
  constructor(assets: SceneAssets, capacity: number) {
    super(assets, capacity, opaque());
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
  return { shader, state: State.for2d() };
}

function opaque(): Look {
  const shader = new Shader({
    glProgram: GlProgram.from({ name: 'ground', vertex: GROUND_VERTEX, fragment: GROUND_FRAGMENT }),
    resources: {},
  });
  const state = State.for2d();
  state.blend = false;
  return { shader, state };
}
