import type { SoundPort } from '../../scenes/kit/scene';

/** No sound at all: fixtures, tests, a browser without audio. */
export const noSound: SoundPort = {
  play: () => {},
  loop: () => ({ set: () => {}, stop: () => {} }),
};
