// @vitest-environment happy-dom
import { roulette } from '../../../scenes/roulette';
import { rouletteWords } from '../../../src/stage/words-roulette';
import { rouletteFixtures } from '../../fixtures/roulette';
import { holdsAllocations } from './kit';

holdsAllocations(roulette, rouletteWords.id, rouletteFixtures, { idle: 16, bets: 21, spin: 26, win: 22, busy: 24 });
