import { describe, expect, test } from 'vitest';
import { commitment } from '../../../rules/fairness/commit';
import { soloDraws } from '../../../rules/fairness/solo';
import { inRoom, SEEDS } from '../../../machines/kit/solo/room.fixture';
import { cardName, drawCards } from '../../../rules/hilo/cards';
import { verdictOf } from '../room/proof';
import { seenId, soloSeen, watchSeeds } from './seen';
import { verifySolo } from './verify';

const serverSeed = '412780c6e08859f955318b5c7c75e288';
const seeds = { serverSeed, clientSeed: '54560a34f054ad0c19edac66cf6b8e45', nonce: 0 };
const round = {
  roundId: '1',
  clientSeed: seeds.clientSeed,
  nonce: 0,
  serverSeedHash: commitment(serverSeed),
  roundHash: soloDraws(seeds).digest,
  startTime: 1_000,
};
const seen = { seedHash: round.serverSeedHash, publicSeedHash: commitment('next'), at: 999 };
const cards = (draws: ReturnType<typeof soloDraws>) => drawCards(draws.floats(), 4).map(cardName).join(' ');

describe('a round of a solo game', () => {
  test('computes to what was shown', () => {
    const lines = verifySolo(round, serverSeed, cards, '8♦ 6♠ 5♠ 5♣', seen);
    expect(lines.map(({ step, state }) => [step, state])).toEqual([
      ['seen', 'ok'],
      ['digest', 'ok'],
      ['result', 'ok'],
    ]);
    expect(verdictOf(lines)).toBe('proven');
  });

  test.each([
    ['never', null],
    ['only after the round began', { ...seen, at: 1_000 }],
  ])('is proven in part where this device saw the fingerprint %s', (_, witness) => {
    const lines = verifySolo(round, serverSeed, cards, '8♦ 6♠ 5♠ 5♣', witness);
    expect(lines[0]).toEqual({ step: 'seen', state: 'unchecked', why: 'absent' });
    expect(verdictOf(lines)).toBe('partial');
  });

  test('is found out where anything was changed', () => {
    const bad = (change: Partial<typeof round>, shown = '8♦ 6♠ 5♠ 5♣') =>
      verifySolo({ ...round, ...change }, serverSeed, cards, shown, seen)
        .filter(({ state }) => state === 'bad')
        .map(({ step }) => step);
    expect(bad({ serverSeedHash: commitment('another') })).toEqual(['commit']);
    expect(bad({ nonce: 1 })).toEqual(['digest', 'result']);
    expect(bad({}, '8♦ 6♠ 5♠ K♣')).toEqual(['result']);
  });
});

test('a room remembers the fingerprint of each server seed from when it first showed it', () => {
  const kept = new Map<string, string>();
  let now = 5;
  const house = {
    storage: {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string | null) => void kept.set(key, value ?? ''),
    },
    clock: { now: () => now, setTimeout: () => 0, clearTimeout: () => undefined },
  };
  const room = inRoom();
  const stop = watchSeeds(room.actor, house, 'mines');
  room.send({ type: 'seeds.changed', seeds: SEEDS });
  now = 9;
  room.send({ type: 'seeds.changed', seeds: { ...SEEDS, nonce: 2 } });
  expect(soloSeen(house, 'mines').find(seenId(SEEDS.serverSeedHash))).toEqual({
    seedHash: SEEDS.serverSeedHash,
    publicSeedHash: SEEDS.nextServerSeedHash,
    at: 5,
  });
  stop();
});
