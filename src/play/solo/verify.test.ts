import { describe, expect, test } from 'vitest';
import { commitment } from '../../../rules/fairness/commit';
import { soloDraws } from '../../../rules/fairness/solo';
import { cardName, drawCards } from '../../../rules/hilo/cards';
import { verifySolo } from './verify';

const serverSeed = '412780c6e08859f955318b5c7c75e288';
const seeds = { serverSeed, clientSeed: '54560a34f054ad0c19edac66cf6b8e45', nonce: 0 };
const round = { roundId: '1', clientSeed: seeds.clientSeed, nonce: 0, serverSeedHash: commitment(serverSeed), roundHash: soloDraws(seeds).digest, startTime: 0 };
const cards = (draws: ReturnType<typeof soloDraws>) => drawCards(draws.floats(), 4).map(cardName).join(' ');

describe('a round of a solo game', () => {
  test('computes to what was shown', () => {
    const lines = verifySolo(round, serverSeed, cards, '8♦ 6♠ 5♠ 5♣');
    expect(lines.map(({ step, state }) => [step, state])).toEqual([['commit', 'ok'], ['digest', 'ok'], ['result', 'ok']]);
  });

  test('is found out where anything was changed', () => {
    const bad = (change: Partial<typeof round>, shown = '8♦ 6♠ 5♠ 5♣') => verifySolo({ ...round, ...change }, serverSeed, cards, shown).filter(({ state }) => state === 'bad').map(({ step }) => step);
    expect(bad({ serverSeedHash: commitment('another') })).toEqual(['commit']);
    expect(bad({ nonce: 1 })).toEqual(['digest', 'result']);
    expect(bad({}, '8♦ 6♠ 5♠ K♣')).toEqual(['result']);
  });
});
