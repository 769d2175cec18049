// @vitest-environment happy-dom
import { coinFlip } from '../../../../scenes/coinFlip';
import { coinFlipWords } from '../../../../src/games/coinFlip/maker';
import { coinFlipFixtures } from '../../../fixtures/coinFlip';
import { holdsAllocations } from './kit';

holdsAllocations('coinFlip', coinFlip, coinFlipWords.id, coinFlipFixtures);
