// @vitest-environment happy-dom
import { roulette } from '../../../../scenes/roulette';
import { rouletteWords } from '../../../../src/games/roulette/maker';
import { rouletteFixtures } from '../../../fixtures/roulette';
import { holdsGarbage } from './kit';

holdsGarbage(roulette, rouletteWords.id, rouletteFixtures, { idle: 8, bets: 8, spin: 11, win: 11, busy: 10 });
