// @vitest-environment happy-dom
import { roller } from '../../../../scenes/roller';
import { rollerWords } from '../../../../src/games/roller/maker';
import { rollerFixtures } from '../../../fixtures/roller';
import { holdsAllocations } from './kit';

holdsAllocations('roller', roller, rollerWords.id, rollerFixtures);
