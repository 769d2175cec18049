// @vitest-environment happy-dom
import { dingdong } from '../../../../scenes/dingdong';
import { dingdongWords } from '../../../../src/games/dingdong/maker';
import { dingdongFixtures } from '../../../fixtures/dingdong';
import { holdsGarbage } from './kit';

holdsGarbage(dingdong, dingdongWords.id, dingdongFixtures, { idle: 5, win: 8, busy: 9 });
