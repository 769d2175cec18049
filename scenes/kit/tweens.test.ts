import { gsap } from 'gsap/gsap-core';
import { expect, test } from 'vitest';
import { during, Score, Tweens } from './tweens';

const target = () => ({ x: 0 });

test('a tween moves with the scene clock and with nothing else', () => {
  const tweens = new Tweens();
  const it = target();
  tweens.play('', (t) => t.to(it, { x: 100, duration: 1, ease: 'none' }));
  expect(it.x).toBe(0);
  tweens.tick(250);
  expect(it.x).toBeCloseTo(25);
  tweens.tick(250);
  expect(it.x).toBeCloseTo(50);
});

test('the clock of GSAP stays still: no frames or timers of its own', async () => {
  const { frame } = gsap.ticker;
  new Tweens().play('', (t) => t.to(target(), { x: 1, duration: 1 }));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(gsap.ticker.frame).toBe(frame);
});

test('its promise settles at the end and the run is let go', async () => {
  const tweens = new Tweens();
  const it = target();
  const { done } = tweens.play('', (t) => t.to(it, { x: 1, duration: 0.2 }));
  tweens.tick(500);
  await done;
  expect(it.x).toBe(1);
  expect(tweens.size).toBe(0);
});

test('finishing jumps to the last frame and settles', async () => {
  const tweens = new Tweens();
  const it = target();
  const { done } = tweens.play('', (t) => t.to(it, { x: 9, duration: 3 }));
  tweens.finishAll();
  await done;
  expect(it.x).toBe(9);
});

test('cancelling leaves things where they are and settles', async () => {
  const tweens = new Tweens();
  const it = target();
  const playing = tweens.play('', (t) => t.to(it, { x: 10, duration: 1, ease: 'none' }));
  tweens.tick(300);
  playing.cancel();
  await playing.done;
  expect(it.x).toBeCloseTo(3);
});

test('destroying settles every promise, also those of animations asked for later', async () => {
  const tweens = new Tweens();
  const running = [
    tweens.wait(1000).done,
    tweens.play('', (t) => t.to(target(), { x: 1, duration: 9, repeat: -1 })).done,
  ];
  tweens.destroy();
  await Promise.all(running);
  await tweens.wait(50).done;
  expect(tweens.size).toBe(0);
});

test('a tab that was away for a minute ends the animations in one step', async () => {
  const tweens = new Tweens();
  const it = target();
  const { done } = tweens.play('', (t) => t.to(it, { x: 5, duration: 1 }).to(it, { x: 7, duration: 1 }));
  tweens.tick(60_000);
  await done;
  expect(it.x).toBe(7);
});

test('what comes after a wait begins in the frame in which it is over', async () => {
  const tweens = new Tweens();
  const it = target();
  const done = tweens.after(100, () => tweens.play('', (t) => t.to(it, { x: 10, duration: 0.1, ease: 'none' })).done);
  tweens.tick(50);
  tweens.tick(50);
  tweens.tick(50);
  expect(it.x).toBeCloseTo(5);
  tweens.tick(50);
  await done;
  expect(it.x).toBe(10);
});

test('a run that is cancelled or dropped has not ended', async () => {
  const ended: string[] = [];
  const tweens = new Tweens();
  const it = target();
  tweens
    .play(
      '',
      (t) => t.to(it, { x: 1, duration: 1 }),
      () => ended.push('played'),
    )
    .finish();
  tweens
    .play(
      '',
      (t) => t.to(it, { x: 2, duration: 1 }),
      () => ended.push('cancelled'),
    )
    .cancel();
  const dropped = tweens.after(100, async () => void ended.push('dropped'));
  tweens.destroy();
  await dropped;
  expect(ended).toEqual(['played']);
});

test('what runs under a name tells its labels, in ms', () => {
  const tweens = new Tweens();
  tweens.wait(100);
  tweens.play('flight', (t) =>
    t.addLabel('lift').to(target(), { x: 1, duration: 0.2 }).addLabel('fly').to(target(), { x: 2, duration: 0.3 }),
  );
  tweens.tick(50);
  expect(tweens.timelines()).toEqual([{ name: 'flight', labels: { lift: 0, fly: 200 }, duration: 500, time: 50 }]);
  tweens.finishAll();
  expect(tweens.timelines()).toEqual([]);
});

test('a score is where it is sought, forwards, backwards, and late', () => {
  const score = new Score('fall', { y: 0, light: 1 }, (t, at) => {
    t.addLabel('drop', 0).addLabel('dark', 0.2);
    during(t, at, 0, 100, { y: 8 });
    during(t, at, 100, 100, { light: 0 });
  });
  const at = (ms: number) => {
    score.seek(ms);
    return [score.at.y, score.at.light];
  };
  expect(at(1e9)).toEqual([8, 0]);
  expect(score.running()).toBeNull();
  expect(at(50)).toEqual([4, 1]);
  expect(score.running()).toEqual({ name: 'fall', labels: { drop: 0, dark: 200 }, duration: 200, time: 50 });
  expect(at(150)).toEqual([8, 0.5]);
  expect(at(-20)).toEqual([0, 1]);
  expect(score.running()).toBeNull();
});
