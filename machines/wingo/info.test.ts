import { expect, it } from 'vitest';
import { startedInfo } from './info';
import { first, HEX, openRoom, second, startOf } from './room.fixture';

const OTHER = 'ef'.repeat(32);

it('never shows one chain’s public seed under another’s hash', () => {
  const { actor } = openRoom();
  const before = actor.getSnapshot().context.infos[1];
  if (before === null) throw new Error('no phase of model 1');
  expect(before).toMatchObject({ phase: first().phaseNum, publicSeed: 'public', seedPubHash: HEX });
  const start = startOf(second());
  expect(startedInfo(before, start).publicSeed).toBe('public');
  expect(startedInfo(before, { ...start, seedPubHash: OTHER, publicSeed: 'next chain' }).publicSeed).toBe('next chain');
  expect(startedInfo(before, { ...start, seedPubHash: OTHER }).publicSeed).toBe('');
  actor.stop();
});
