/**
 * What goes into each scene's atlas. `css` is the width at which the comps show a sprite on a 412 px wide phone:
 * a sheet carries `density` pixels for each of those, so a frame's logical size in Pixi is that size.
 */
import * as shapes from './shapes.mjs';
import { dice } from './shapes-dice.mjs';
import { dingdong } from './shapes-dingdong.mjs';
import { hilo } from './shapes-hilo.mjs';
import { mines } from './shapes-mines.mjs';
import { roller } from './shapes-roller.mjs';
import { each, png, series, sparkle, use } from './pieces.mjs';
import { roulette } from './shapes-roulette.mjs';
import { ownOf } from './games.mjs';

/** Pixels per CSS px on each sheet. */
export const density = { '1x': 3, '0.5x': 1.5 };

/** WebP quality on each sheet; alpha stays lossless. */
export const quality = { '1x': 80, '0.5x': 74 };

/** The tumbling die: fourteen pictures that all faces share, eight of each face's own, and how it lies. The names count faces from 0. */
const FACES = [1, 2, 3, 4, 5, 6];
const two = (n) => String(n).padStart(2, '0');
const tumble = {
  ...Object.fromEntries(
    Array.from({ length: 14 }, (_, i) => [`spin_${two(i)}`, png(`dice/t6_${two(i)}`, 37, { levels: 32 })]),
  ),
  ...Object.fromEntries(
    FACES.flatMap((face) =>
      Array.from({ length: 8 }, (_, i) => [
        `turn_${face - 1}_${two(i)}`,
        png(`dice/t${face}_${two(14 + i)}`, 42, { levels: 32 }),
      ]),
    ),
  ),
  ...Object.fromEntries(FACES.map((face) => [`die_${face - 1}`, png(`dice/face_${face}`, 86, { levels: 48 })])),
};

/** Pictures of the ring's stops. */
const RING = ['cherry', 'apple', 'mango', 'bamboo', 'grape', 'star', 'bell', 'again'];

export const bundles = {
  dingdong: {
    fonts: use('multgold', 'multice', 'title', 'num', 'numsmall'),
    sprites: {
      // On lamps and pools, and large in the middle.
      ...Object.fromEntries(RING.map((name) => [`sym_${name}`, png(`sym/${name}`, 46, { levels: 48 })])),
      ...Object.fromEntries(RING.map((name) => [`big_${name}`, png(`sym/${name}`, 112, { levels: 48 })])),
      ...series('fx/flame', 12, 14, { anchor: { x: 0.5, y: 0.5 }, levels: 24 }),
      ...sparkle,
      ...shapes.common,
      ...dingdong,
    },
  },
  crash: {
    fonts: use('multgold', 'multred', 'multice', 'title', 'num', 'numsmall'),
    sprites: {
      rocket_side: png('rocket/rocket_side', 152, { levels: 48 }),
      ...series('fx/flame', 12, 40, { anchor: { x: 0.5, y: 0.04 }, levels: 24 }),
      ...series('fx/boom', 16, 60, { levels: 24 }),
      smoke: png('fx/smoke', 40, { levels: 48 }),
      planet: png('bg/planet', 96, { levels: 48 }),
      moon: png('bg/moon', 54, { levels: 48 }),
      rock: png('bg/rock', 34, { levels: 48 }),
      podium: png('props/podium', 150, { levels: 48 }),
      ...sparkle,
      ...shapes.common,
      ...shapes.crash,
    },
  },
  wingo: {
    fonts: use('multgold', 'multice', 'title', 'num', 'numsmall'),
    sprites: {
      ...each('ball', 'ball/ball', 52, { levels: 48 }),
      ...each('hero', 'ball/ball', 112, { levels: 48 }),
      blur_0: png('ball/ball_0', 64, { smear: 14, levels: 48 }),
      blur_1: png('ball/ball_1', 64, { smear: 14, levels: 48 }),
      blur_2: png('ball/ball_2', 64, { smear: 14, levels: 48 }),
      blur_5: png('ball/ball_5', 64, { smear: 14, levels: 48 }),
      podium: png('props/podium', 226, { levels: 48 }),
      ...sparkle,
      ...shapes.common,
      ...shapes.wingo,
    },
  },
  dice: {
    fonts: use('multgold', 'multice', 'title', 'num', 'numsmall'),
    sprites: {
      ...tumble,
      tray: png('props/tray', 256, { levels: 48 }),
      smoke: png('fx/smoke', 34, { levels: 48 }),
      ...series('fx/flame', 12, 14, { anchor: { x: 0.5, y: 0.5 }, levels: 24 }),
      ...sparkle,
      ...shapes.common,
      ...dice,
    },
  },
  hilo: {
    fonts: use('multgold', 'title', 'rank', 'num', 'numsmall'),
    sprites: {
      star: png('sym/star', 58, { levels: 48 }),
      ...sparkle,
      ...shapes.common,
      ...hilo,
    },
  },
  mines: {
    fonts: use('multgold', 'multice', 'title', 'num', 'numsmall'),
    sprites: {
      tile: png('mines/tile', 74, { levels: 48 }),
      tile_gem: png('mines/tile_gem', 74, { levels: 48 }),
      tile_bomb: png('mines/tile_bomb', 74, { levels: 48 }),
      gem: png('mines/gem', 60, { levels: 48 }),
      bomb: png('mines/bomb', 64, { levels: 48 }),
      ...series('fx/boom', 16, 60, { levels: 24 }),
      ...sparkle,
      ...shapes.common,
      ...mines,
    },
  },
  roller: {
    fonts: use('multgold', 'multice', 'multwin', 'num', 'numsmall'),
    sprites: {
      // One rendering, cut in two: the blade turns about the hub's middle, the hub's highlights stay where the light is.
      blade: png('props/needle', 15.83, {
        part: { left: 96, top: 70, width: 64, height: 450 },
        anchor: { x: 0.5, y: 1.1667 },
        levels: 48,
      }),
      hub: png('props/needle', 48.5, {
        part: { left: 30, top: 497, width: 196, height: 196 },
        round: true,
        levels: 48,
      }),
      ...sparkle,
      ...shapes.common,
      ...roller,
    },
  },
  roulette: {
    fonts: use('multgold', 'multice', 'title', 'num', 'numsmall'),
    sprites: {
      rotor: png('wheel/wheel_rotor', 336, { levels: 32 }),
      // Half the size: there is nothing sharp in it.
      rotor_fast: png('wheel/wheel_rotor', 150, { levels: 32, turn: 34 }),
      rim: png('wheel/wheel_rim', 300, { levels: 32 }),
      pointer: png('wheel/wheel_pointer', 76, { levels: 48 }),
      ...sparkle,
      ...shapes.common,
      ...roulette,
    },
  },
  ...ownOf('bundle'),
};
