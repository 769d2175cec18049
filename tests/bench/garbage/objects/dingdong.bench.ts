// @vitest-environment happy-dom
import { dingdong } from '../../../../scenes/dingdong';
import { dingdongWords } from '../../../../src/games/dingdong/maker';
import { dingdongFixtures } from '../../../fixtures/dingdong';
import { holdsAllocations } from './kit';

holdsAllocations('dingdong', dingdong, dingdongWords.id, dingdongFixtures);
