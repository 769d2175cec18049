// @vitest-environment happy-dom
import { wingo } from '../../../../scenes/wingo';
import { wingoWords } from '../../../../src/games/wingo/maker';
import { wingoFixtures } from '../../../fixtures/wingo';
import { holdsAllocations } from './kit';

holdsAllocations('wingo', wingo, wingoWords.id, wingoFixtures);
