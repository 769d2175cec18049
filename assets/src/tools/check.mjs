/**
 * Look at a built bundle in a real renderer: every frame, every font, and the number of draw calls.
 *
 *   CHROMIUM=/path/to/chromium node assets/src/tools/check.mjs crash 1x out.png
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { built } from './output.mjs';

const [bundle = 'crash', scale = '1x', out = 'check.png'] = process.argv.slice(2);
const pixi = createRequire(import.meta.url)
  .resolve('pixi.js')
  .replace(/lib\/index\.\w+$/, 'dist/pixi.mjs');
const types = { js: 'text/javascript', json: 'application/json', webp: 'image/webp', html: 'text/html' };

const page = `<!doctype html><meta charset="utf-8"><body style="margin:0;background:#2a1770"><script type="module">
import { Application, Assets, AbstractBitmapFont, BitmapText, Cache, Container, Rectangle, Sprite, Spritesheet, Texture } from '/pixi.js';
const bundle = await (await fetch('/art/${bundle}/bundle.json')).json();
const { image, json, fonts } = bundle.sheets['${scale}'];
const texture = await Assets.load('/art/' + image);
const sheet = new Spritesheet(texture, await (await fetch('/art/' + json)).json());
await sheet.parse();

/** A bitmap font living in the sheet: same texture source, metrics in thousandths of the em. */
class SheetFont extends AbstractBitmapFont {
  constructor(data, source) {
    super();
    const k = source.resolution;
    for (const [char, [x, y, w, h, width, height, xOffset, yOffset, xAdvance]] of Object.entries(data.chars)) {
      const texture = new Texture({ source, frame: new Rectangle(x / k, y / k, w / k, h / k), orig: new Rectangle(0, 0, width, height) });
      this.chars[char] = { id: char.codePointAt(0), xOffset, yOffset, xAdvance, kerning: {}, texture };
    }
    this.pages.push({ texture: new Texture({ source }) });
    this.baseRenderedFontSize = this.baseMeasurementFontSize = data.fontSize;
    this.fontMetrics = { ascent: 0, descent: 0, fontSize: data.fontSize };
    this.baseLineOffset = data.baseLineOffset;
    this.lineHeight = data.lineHeight;
    this.fontFamily = data.fontFamily;
  }
}
for (const data of await (await fetch('/art/' + fonts)).json()) Cache.set(data.fontFamily + '-bitmap', new SheetFont(data, texture.source));

const app = new Application();
await app.init({ width: 900, height: 1100, background: '#2a1770', resolution: 2, autoDensity: true, antialias: false, preference: 'webgl', autoStart: false });
document.body.appendChild(app.canvas);
let [x, y, row] = [8, 8, 0];
const put = (node, w, h) => {
  if (x + w > 892) [x, y, row] = [8, y + row + 8, 0];
  node.position.set(x, y);
  [x, row] = [x + w + 8, Math.max(row, h)];
  app.stage.addChild(node);
};
for (const [name, t] of Object.entries(sheet.textures)) {
  const sprite = new Sprite({ texture: t, anchor: 0 });
  put(sprite, t.orig.width, t.orig.height);
}
const lines = { multgold: ['12,47×', 84], multred: ['1,02×', 84], multice: ['5,3:2', 60], title: ['HIJAU 9,5×', 26], num: ['+Rp 286.750 Menang Bu***i', 15], numsmall: ['Taruhan (Rp) 1/4 ½ 1.284 pemain • 12d', 12] };
for (const name of bundle.fonts) {
  const [text, size] = lines[name];
  const t = new BitmapText({ text, style: { fontFamily: name, fontSize: size } });
  put(t, t.width, t.height);
}
for (let i = 0; i < 8; i++) {
  const t = new BitmapText({ text: ['1,24×', '16,47×', '0d 4d 8d'][i % 3], style: { fontFamily: 'num', fontSize: 13, fill: ['#6FB6FF', '#FFC94A', '#C08BFF'][i % 3] } });
  put(t, t.width, t.height);
}
const gl = app.renderer.gl;
let calls = 0;
for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced']) { const was = gl[name].bind(gl); gl[name] = (...a) => { calls++; was(...a); }; }
app.renderer.render(app.stage);
calls = 0;
app.renderer.render(app.stage);
window.__result = { sprites: Object.keys(sheet.textures).length, drawCalls: calls };
</script>`;

const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://x').pathname;
  const file = path === '/pixi.js' ? pixi : path.startsWith('/art/') ? join(built, path.slice(5)) : null;
  if (path === '/') return response.setHeader('content-type', types.html).end(page);
  if (!file || !existsSync(file)) return response.writeHead(404).end();
  return response
    .setHeader('content-type', types[path.split('.').pop()] ?? 'application/octet-stream')
    .end(readFileSync(file));
}).listen(0, '127.0.0.1');
const path = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath: existsSync(path) ? path : undefined,
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const tab = await browser.newPage({ viewport: { width: 900, height: 1100 }, deviceScaleFactor: 2 });
tab.on('console', (m) => console.log(m.text()));
tab.on('pageerror', (e) => console.log(e.message));
await tab.goto(`http://127.0.0.1:${server.address().port}/`);
await tab.waitForFunction('window.__result', null, { timeout: 30_000 });
console.log(bundle, scale, JSON.stringify(await tab.evaluate('window.__result')));
await tab.screenshot({ path: out });
await browser.close();
server.close();
