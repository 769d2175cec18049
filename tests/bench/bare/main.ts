import { Application, Sprite, Texture } from 'pixi.js';

/** The yardstick of the frame bench: 300 moving sprites of one texture and nothing else. */
const SPRITES = 300;

const app = new Application();
await app.init({
  width: innerWidth,
  height: innerHeight,
  preference: 'webgl',
  antialias: false,
  background: '#0b0620',
});
document.body.append(app.canvas);
const sprites = Array.from({ length: SPRITES }, (_, i) => {
  const sprite = new Sprite(Texture.WHITE);
  sprite.scale.set(8);
  sprite.tint = 0x7a5cff + i * 64;
  app.stage.addChild(sprite);
  return sprite;
});
let t = 0;
app.ticker.add(({ deltaMS }) => {
  t += deltaMS / 1000;
  for (let i = 0; i < SPRITES; i++) {
    const sprite = sprites[i];
    if (!sprite) continue;
    sprite.x = (Math.sin(t + i) * 0.5 + 0.5) * innerWidth;
    sprite.y = (Math.cos(t * 0.7 + i * 1.3) * 0.5 + 0.5) * innerHeight;
    sprite.rotation = t + i;
  }
});
