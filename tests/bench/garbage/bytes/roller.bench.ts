// @vitest-environment happy-dom
import { roller } from '../../../../scenes/roller';
import { rollerWords } from '../../../../src/games/roller/maker';
import { rollerFixtures } from '../../../fixtures/roller';
import { holdsGarbage } from './kit';

holdsGarbage(roller, rollerWords.id, rollerFixtures, { idle: 3, drag: 7, win: 5, busy: 6 });
