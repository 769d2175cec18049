// @vitest-environment happy-dom
import { mines } from '../../../../scenes/mines';
import { minesWords } from '../../../../src/games/mines/maker';
import { minesFixtures } from '../../../fixtures/mines';
import { holdsAllocations } from './kit';

holdsAllocations('mines', mines, minesWords.id, minesFixtures);
