/**
 * The effects, synthesised. Each entry: { level, loop?, make(): buffer }, or { same } to share another's place. Levels follow LOOK: ticks peak at -9 dBFS,
 * wins lie at -17 to -15 LUFS and grow with their size, other players' wins are barely there.
 */
import { SR, ad, add, bell, biquad, buf, exp, noise, note, reseed, reverb, rnd, saturate, sweep } from './dsp.mjs';
import * as dice from './dice.mjs';
import * as dingdong from './dingdong.mjs';
import * as hilo from './hilo.mjs';
import * as mines from './mines.mjs';
import * as roller from './roller.mjs';
import * as wheel from './roulette.mjs';
import { cashout, neutral, press, shared, sine } from './shared.mjs';
import { ownOf } from '../tools/games.mjs';

function go() {
  const b = buf(0.5);
  add(b, 0, 0.48, (t) => (sine(1318.5)(t) + 0.35 * sine(2637)(t)) * ad(t, 0.003, 0.14), 0.8);
  add(b, 0, 0.48, bell(2637, 0.26), 0.2);
  return reverb(b, { wet: 0.12, tail: 0.3 });
}

/** Someone else took their money: one glassy note, far away. */
function other() {
  const b = buf(0.24);
  add(b, 0, 0.22, bell(note(88), 0.12, 0.5), 0.5);
  return reverb(b, { wet: 0.25, tail: 0.25 });
}

/** Ignition: filtered noise and a tone rising together. */
function launch() {
  reseed(6);
  const b = buf(1.35);
  const low = biquad('lp', 400, 1.2);
  const high = biquad('hp', 2400);
  const tone = sweep((t) => 90 + 620 * (t / 1.3) ** 2);
  const shape = (t) => Math.min(1, t / 0.2) * (t > 1 ? exp(t - 1, 0.12) : 1);
  add(b, 0, 1.3, (t) => low(noise(), 200 + 3600 * (t / 1.3) ** 2) * shape(t) + tone(t) * 0.22 * shape(t));
  add(b, 0.05, 1.1, (t) => high(noise()) * 0.1 * t);
  return reverb(saturate(b, 1.4), { wet: 0.1, tail: 0.25 });
}

/** The engine: rumble and hiss whose flutter makes whole cycles, cross-faded into a seamless loop. */
function roar() {
  reseed(5);
  const [length, cross] = [2, 0.4];
  const b = buf(length + cross);
  const body = biquad('lp', 900, 0.7);
  const hiss = biquad('bp', 1700, 0.8);
  let brown = 0;
  add(b, 0, length + cross, (t) => {
    brown = brown * 0.995 + noise() * 0.05;
    const flutter = 1 + 0.16 * sine(11)(t) + 0.1 * sine(17)(t);
    return (
      brown * 1.5 +
      body(noise(), 500 + 120 * sine(0.5)(t)) * 0.8 * flutter +
      hiss(noise()) * 0.22 * flutter +
      sine(55)(t) * 0.22
    );
  });
  const [n, x] = [length * SR, cross * SR];
  return saturate(
    b.map((channel) =>
      channel.slice(0, n).map((v, i) => (i < x ? v * Math.sqrt(i / x) + channel[n + i] * Math.sqrt(1 - i / x) : v)),
    ),
    1.2,
  );
}

/** A sub drop, a body of noise closing down, debris crackling out. */
function boom() {
  reseed(9);
  const b = buf(1.9);
  const body = biquad('lp', 4000, 0.8);
  const rumble = biquad('lp', 900);
  const crackle = biquad('hp', 1800);
  const drop = sweep((t) => 34 + 120 * exp(t, 0.09));
  add(b, 0, 1.9, (t) => drop(t) * exp(t, 0.38) * 1.25);
  add(b, 0, 1.9, (t) => body(noise(), 220 + 7800 * exp(t, 0.16)) * (exp(t, 0.05) * 0.9 + exp(t, 0.4) * 0.75), 1, -0.1);
  add(b, 0.012, 1.8, (t) => rumble(noise(), 140 + 1500 * exp(t, 0.5)) * exp(t, 0.5) * 1.1, 1, 0.1);
  add(b, 0, 0.03, (t) => noise() * exp(t, 0.006), 1.2);
  for (let i = 0; i < 40; i++) {
    const at = 0.06 + rnd() ** 1.6 * 1.3;
    add(b, at, 0.05, (t) => crackle(noise()) * exp(t, 0.004), 0.38 * exp(at, 0.7), rnd() * 1.8 - 0.9);
  }
  return reverb(saturate(b, 1.8), { wet: 0.2, tail: 0.4, room: 0.84 });
}

/** A ball chosen: a round pop. */
function pick() {
  const b = buf(0.22);
  const tone = sweep((t) => 380 + 900 * (1 - exp(t, 0.03)));
  add(b, 0, 0.18, (t) => tone(t) * ad(t, 0.002, 0.04));
  return add(b, 0.04, 0.18, bell(1976, 0.08, 0.6), 0.22);
}

/** The board closes: air falling away. */
function mask() {
  reseed(18);
  const air = biquad('bp', 3000, 0.7);
  const b = add(
    buf(0.4),
    0,
    0.36,
    (t) => air(noise(), 4200 - 9000 * t) * Math.sin(Math.PI * Math.min(1, t / 0.36)) ** 2,
  );
  return add(b, 0.02, 0.3, (t) => sine(196)(t) * ad(t, 0.03, 0.1), 0.25);
}

/** Balls rushing past, twelve a second, slower and slower. */
function draw() {
  reseed(8);
  const b = buf(1.15);
  for (let i = 0, at = 0; i < 9 && at < 1; i++) {
    const air = biquad('bp', 2000, 0.9);
    const length = 0.13 + i * 0.02;
    add(
      b,
      at,
      length,
      (t) =>
        air(noise(), 900 + 3600 * Math.sin((Math.PI * t) / length) ** 1.5) * Math.sin((Math.PI * t) / length) ** 1.4,
      0.9 - i * 0.06,
      i % 2 ? 0.4 : -0.4,
    );
    at += 0.075 + i * 0.014;
  }
  const rise = sweep((t) => 220 + 330 * t);
  return add(b, 0, 1.1, (t) => rise(t) * 0.14 * Math.min(1, t / 0.3) * (t > 0.95 ? exp(t - 0.95, 0.05) : 1));
}

/** The ball sits down on the podium: a soft thump and its ring. */
function land() {
  const b = buf(0.7);
  const thump = sweep((t) => 70 + 120 * exp(t, 0.03));
  add(b, 0, 0.3, (t) => thump(t) * exp(t, 0.09), 0.9);
  for (const [n, at] of [
    [79, 0],
    [86, 0.03],
  ])
    add(b, at, 0.6, bell(note(n), 0.3, 0.9), 0.35, at ? 0.3 : -0.3);
  return reverb(b, { wet: 0.18, tail: 0.3 });
}

export const effects = {
  dingdong: {
    ...shared,
    countdown_last: { level: { peak: -7 }, make: go },
    lamp: { level: { peak: -11 }, make: dingdong.lamp },
    roll: { level: { lufs: -21 }, make: dingdong.roll },
    land: { level: { peak: -6 }, make: dingdong.land },
    again: { level: { lufs: -19 }, make: dingdong.again },
    neutral,
  },
  mines: {
    ...shared,
    flip: { level: { peak: -12 }, make: mines.flip },
    gem: { level: { peak: -8 }, make: mines.gem },
    mine: { level: { lufs: -17 }, make: boom },
    cashout,
    neutral,
  },
  crash: {
    ...shared,
    countdown_last: { level: { peak: -7 }, make: go },
    launch: { level: { lufs: -19 }, make: launch },
    rocket: { level: { lufs: -25 }, loop: true, make: roar },
    cashout,
    cash_other: { level: { peak: -22 }, make: other },
    crash: { level: { lufs: -15 }, make: boom },
  },
  wingo: {
    ...shared,
    countdown_last: { level: { peak: -7 }, make: go },
    pick: { level: { peak: -9 }, make: pick },
    mask: { level: { peak: -12 }, make: mask },
    draw: { level: { lufs: -20 }, make: draw },
    land: { level: { peak: -6 }, make: land },
    neutral,
  },
  dice: {
    ...shared,
    countdown_last: { level: { peak: -7 }, make: go },
    pick: { level: { peak: -9 }, make: pick },
    rattle: { level: { lufs: -22 }, make: dice.rattle },
    knock: { level: { peak: -7 }, make: dice.knock },
    match: { level: { peak: -8 }, make: dice.match },
    slide: { level: { peak: -14 }, make: dice.slide },
    neutral,
  },
  hilo: {
    ...shared,
    slide: { level: { peak: -11 }, make: hilo.slide },
    flip: { level: { peak: -8 }, make: hilo.flip },
    right: { level: { peak: -8 }, make: hilo.right },
    wrong: { level: { peak: -9 }, make: hilo.wrong },
    skip: { level: { peak: -11 }, make: hilo.skip },
    sweep: { level: { peak: -10 }, make: hilo.sweepUp },
    cashout,
    neutral,
  },
  roller: {
    ...shared,
    notch: { level: { peak: -13 }, make: roller.notch },
    swap: { level: { peak: -12 }, make: roller.swap },
    pull: { level: { peak: -11 }, make: roller.pull },
    spin: { level: { lufs: -22 }, make: roller.rush },
    tick: { level: { peak: -15 }, make: press },
    near: { level: { peak: -17 }, make: roller.near },
    land: { level: { peak: -7 }, make: roller.stand },
    neutral,
  },
  roulette: {
    ...shared,
    countdown_last: { level: { peak: -7 }, make: go },
    pick: { level: { peak: -9 }, make: pick },
    close: { level: { peak: -12 }, make: mask },
    clack: { level: { peak: -8 }, make: wheel.clack },
    roll: { level: { lufs: -26 }, loop: true, make: wheel.roll },
    hop: { level: { peak: -9 }, make: wheel.hop },
    land: { level: { peak: -6 }, make: wheel.pocket },
    neutral,
  },
  ...ownOf('effects'),
};
