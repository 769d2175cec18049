// @vitest-environment happy-dom
import { roulette } from '../../../../scenes/roulette';
import { rouletteWords } from '../../../../src/games/roulette/maker';
import { rouletteFixtures } from '../../../fixtures/roulette';
import { holdsAllocations } from './kit';

holdsAllocations('roulette', roulette, rouletteWords.id, rouletteFixtures);
