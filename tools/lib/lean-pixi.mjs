/**
 * Leaves out of the bundle what PixiJS brings along and our stage never runs. PixiJS registers these parts from its entry, so no bundler can
 * know that they are dead: events, accessibility, filters and DOM overlays; sprite sheets (we have our own atlas), video, the canvas
 * renderer's twins, WGSL programs, particles, nine-slice sprites, masks by alpha, compressed textures, reading pixels back, texture formats. Together 38 KB gzipped of each room. Of @pixi/sound its
 * filters, its loader, and the audio elements for browsers without Web Audio, which have no WebGL 2 either: without it a room is silent.
 *
 * Two questions that PixiJS asks the GPU before its first frame are answered here, because asking costs a cheap phone half a second: the
 * fragment precision (through a second WebGL context, only to read what WebGL 2 promises anyway) and how many textures a batch can take
 * (through test shaders; a scene has three at most).
 *
 * Something on this list that is used after all fails loudly: a missing pipe or system is an exception in the first frame that needs it,
 * and the visual tests draw every scene from this very build.
 */

/** A class that PixiJS registers or patches and that nothing makes: `type: []` is registered nowhere. */
const unused = (name) => `export class ${name} { static extension = { type: [], name: '${name}' }; }`;

/** Ours are scenes/kit/nine. */
const NINE_SLICE = `${unused('NineSliceSpritePipe')} export class NineSliceSpriteGpuData {}`;

/** What a texture's format is to WebGL 2. */
const FORMATS = (rgba, bgra, depth) => `rgba8unorm: ${rgba}, bgra8unorm: ${bgra}, 'depth24plus-stencil8': ${depth}`;

/** By the end of a module's path in `pixi.js/lib` (or in `@pixi/colord`, `@pixi/sound`): what stands there instead. */
const PARTS = [
  [/\/environment-\w+\/\w+All\.mjs$/, 'export {};'],
  [/\/spritesheet\/init\.mjs$/, 'export {};'],
  [/\/CanvasNineSliceSpritePipe\.mjs$/, unused('CanvasNineSliceSpritePipe')],
  [/\/scene\/sprite-nine-slice\/NineSliceSpritePipe\.mjs$/, NINE_SLICE],
  [/\/VideoSource\.mjs$/, unused('VideoSource')],
  [/\/AlphaMaskPipe\.mjs$/, `${unused('AlphaMaskPipe')} export class AlphaMaskEffect {}`],
  [/\/ExtractSystem\.mjs$/, unused('ExtractSystem')],
  [/\/GenerateTextureSystem\.mjs$/, unused('GenerateTextureSystem')],
  [
    /\/glUploadCompressedTextureResource\.mjs$/,
    "export const glUploadCompressedTextureResource = { id: 'compressed' };",
  ],
  // Pictures, and a mask's stencil: all that is drawn here.
  [
    /\/mapFormatToGlInternalFormat\.mjs$/,
    `export const mapFormatToGlInternalFormat = (gl) => ({ ${FORMATS('gl.RGBA', 'gl.RGBA8', 'gl.DEPTH24_STENCIL8')} });`,
  ],
  [
    /\/mapFormatToGlFormat\.mjs$/,
    `export const mapFormatToGlFormat = (gl) => ({ ${FORMATS('gl.RGBA', 'gl.RGBA', 'gl.DEPTH_STENCIL')} });`,
  ],
  [
    /\/mapFormatToGlType\.mjs$/,
    `export const mapFormatToGlType = (gl) => ({ ${FORMATS('gl.UNSIGNED_BYTE', 'gl.UNSIGNED_BYTE', 'gl.UNSIGNED_INT_24_8')} });`,
  ],
  // What needs `eval`, which our policy forbids: pixi.js/unsafe-eval stands in for these two.
  [/\/GenerateShaderSyncCode\.mjs$/, 'export function generateShaderSyncCode() {}'],
  [/\/generateUniformsSync\.mjs$/, 'export function generateUniformsSync() {}'],
  [/\/GlGraphicsAdaptor\.mjs$/, unused('GlGraphicsAdaptor')],
  // @pixi/react, which draws the studio's overlays, asks of everything whether it is one of these, and begins with an Application: it is handed the
  // stage's renderer and has nothing else to do.
  [/\/Graphics\.mjs$/, 'export class Graphics {}'],
  [/\/Filter\.mjs$/, 'export class Filter {}'],
  [/\/TextStyle\.mjs$/, 'export class TextStyle {}'],
  [
    /\/Application\.mjs$/,
    "import { Container } from '../scene/container/Container.mjs'; export class Application { stage = new Container(); }",
  ],
  [/\/utils\/path\.mjs$/, 'export const path = {};'],
  [/\/GpuUboSystem\.mjs$/, unused('GpuUboSystem')],
  [/\/GpuProgram\.mjs$/, unused('GpuProgram')],
  [/\/ParticleBuffer\.mjs$/, unused('ParticleBuffer')],
  [/\/generateParticleUpdatePolyfill\.mjs$/, 'export function generateParticleUpdatePolyfill() {}'],
  [/\/getMaxFragmentPrecision\.mjs$/, "export function getMaxFragmentPrecision() { return 'highp'; }"],
  [
    /\/checkMaxIfStatementsInShader\.mjs$/,
    'export function checkMaxIfStatementsInShader(units) { return Math.min(units, 8); }',
  ],
  [/\/colord\/plugins\/names\.\w+$/, 'export default function names() {}'],
  [/\/sound\/lib\/(?:filters|htmlaudio|utils)\/index\.mjs$/, 'export {};'],
  [/\/sound\/lib\/soundAsset\.mjs$/, 'export const soundAsset = {};'],
  [/\/HTMLAudioContext\.mjs$/, 'export class HTMLAudioContext {}'],
  [/\/HTMLAudioMedia\.mjs$/, 'export class HTMLAudioMedia {}'],
  [/\/sound\/lib\/utils\/supported\.mjs$/, 'export const supported = {}, extensions = [], mimes = [];'],
];

const COMPILER = /\/compileHighShaderToProgram\.mjs$/;
const PIXI = /[\\/]node_modules[\\/](?:pixi\.js[\\/]lib|@pixi[\\/](?:colord|sound))[\\/]/;

/** @returns {import('vite').Plugin} */
export const leanPixi = () => ({
  name: 'lintang-lean-pixi',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!PIXI.test(id)) return null;
    const path = id.replaceAll('\\', '/');
    return PARTS.find(([part]) => part.test(path))?.[1] ?? null;
  },
  transform(code, id) {
    if (!PIXI.test(id) || !COMPILER.test(id.replaceAll('\\', '/'))) return null;
    const start = code.indexOf('function compileHighShaderGpuProgram');
    const end = code.indexOf('function compileHighShaderGlProgram');
    if (start < 0 || end < start)
      this.error('PixiJS compiles its WGSL programs elsewhere now: see tools/lib/lean-pixi.mjs');
    // WebGL draws everything here; a shader without a WGSL program is a normal one.
    return {
      code: `${code.slice(0, start)}function compileHighShaderGpuProgram() { return undefined; }\n${code.slice(end)}`,
      map: null,
    };
  },
});
