// @vitest-environment happy-dom
import { dingdong } from '../../../scenes/dingdong';
import { dingdongWords } from '../../../src/stage/words';
import { dingdongFixtures } from '../../fixtures/dingdong';
import { holdsAllocations } from './kit';

holdsAllocations(dingdong, dingdongWords.id, dingdongFixtures, { idle: 11, win: 10, busy: 11 });
