import { expect, test } from 'vitest';
import type { Scene } from '../../scenes/kit/scene';
import { FIXTURE_EPOCH, type Fixture } from './fixture';
import { createPlayer } from './player';

type Heard = string[];

function play(heard: Heard, fixture: Fixture<string, string>) {
  const scene: Pick<Scene<string, string>, 'show' | 'cue' | 'tick'> = {
    show: (view) => void heard.push(`show ${view}`),
    cue: (cue) => {
      heard.push(`cue ${cue}`);
      return Promise.resolve();
    },
    tick: (ms) => void heard.push(`tick ${ms}`),
  };
  return createPlayer(fixture, () => scene);
}

const fixture: Fixture<string, string> = {
  seed: 1,
  length: 100,
  script: (start, lap) => [
    { at: 0, show: `lap ${lap}` },
    { at: 40, show: 'b', cue: `from ${start - FIXTURE_EPOCH}` },
  ],
};

test('what is due is shown before the scene moves on, the view before its cue', () => {
  const heard: Heard = [];
  const player = play(heard, fixture);
  player.advance(0);
  player.advance(50);
  expect(heard).toEqual(['show lap 0', 'tick 0', 'show b', 'cue from 0', 'tick 50']);
  expect(player.now()).toBe(FIXTURE_EPOCH + 50);
});

test('laps follow each other without losing a step', () => {
  const heard: Heard = [];
  play(heard, fixture).advance(250);
  expect(heard).toEqual([
    'show lap 0',
    'show b',
    'cue from 0',
    'show lap 1',
    'show b',
    'cue from 100',
    'show lap 2',
    'show b',
    'cue from 200',
    'tick 250',
  ]);
});

test('drifting moves the clock and the scene on and leaves the script', () => {
  const heard: Heard = [];
  const player = play(heard, fixture);
  player.advance(0);
  player.drift(60, (now) => void heard.push(`feed ${now - FIXTURE_EPOCH}`));
  expect(heard.slice(2)).toEqual(['feed 60', 'tick 60']);
});
