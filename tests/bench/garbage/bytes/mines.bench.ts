// @vitest-environment happy-dom
import { mines } from '../../../../scenes/mines';
import { minesWords } from '../../../../src/games/mines/maker';
import { minesFixtures } from '../../../fixtures/mines';
import { holdsGarbage } from './kit';

holdsGarbage(mines, minesWords.id, minesFixtures, { ready: 4, idle: 3, gem: 3, mine: 5, win: 6, busy: 6 });
