// @vitest-environment happy-dom
import { wingo } from '../../../scenes/wingo';
import { wingoWords } from '../../../src/stage/words';
import { wingoFixtures } from '../../fixtures/wingo';
import { holdsAllocations } from './kit';

holdsAllocations(wingo, wingoWords.id, wingoFixtures, {
  idle: 20, pick: 17, heat: 22, mask: 26, closed: 22, draw: 20, late: 20, loss: 18, winNone: 18, winSmall: 19, win: 19, winLarge: 18, winHuge: 26, longest: 31, empty: 17,
  model: 17, full: 20, reconnect: 18, connecting: 15, busy: 26, flood: 42,
});
