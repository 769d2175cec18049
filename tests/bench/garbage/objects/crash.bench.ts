// @vitest-environment happy-dom
import { crash } from '../../../../scenes/crash';
import { crashWords } from '../../../../src/games/crash/maker';
import { crashFixtures } from '../../../fixtures/crash';
import { holdsAllocations } from './kit';

holdsAllocations('crash', crash, crashWords.id, crashFixtures);
