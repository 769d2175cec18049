// @vitest-environment happy-dom
import { coinFlip } from '../../../../scenes/coinFlip';
import { coinFlipWords } from '../../../../src/games/coinFlip/maker';
import { coinFlipFixtures } from '../../../fixtures/coinFlip';
import { holdsGarbage } from './kit';

holdsGarbage(coinFlip, coinFlipWords.id, coinFlipFixtures, { idle: 3, flip: 6, win: 5, busy: 6 });
