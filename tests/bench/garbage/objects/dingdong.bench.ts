// @vitest-environment happy-dom
import { dingdong } from '../../../../scenes/dingdong';
import { dingdongWords } from '../../../../src/stage/makers/dingdong';
import { dingdongFixtures } from '../../../fixtures/dingdong';
import { holdsAllocations } from './kit';

holdsAllocations('dingdong', dingdong, dingdongWords.id, dingdongFixtures);
