// @vitest-environment happy-dom
import { mines } from '../../../scenes/mines';
import { minesWords } from '../../../src/stage/words-mines';
import { minesFixtures } from '../../fixtures/mines';
import { holdsAllocations } from './kit';

holdsAllocations(mines, minesWords.id, minesFixtures, { idle: 4, gem: 23, mine: 25, win: 23, busy: 25 });
