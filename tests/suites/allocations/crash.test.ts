// @vitest-environment happy-dom
import { crash } from '../../../scenes/crash';
import { crashWords } from '../../../src/stage/words';
import { crashFixtures } from '../../fixtures/crash';
import { holdsAllocations } from './kit';

holdsAllocations(crash, crashWords.id, crashFixtures, {
  connecting: 3, idle: 12, launch: 9, flight: 6, cashout: 6, crash: 7, squib: 6, lag: 6, high: 5, extreme: 4, round: 4, winSmall: 6, win: 5, winLarge: 5, winHuge: 5,
  loss: 4, reconnect: 4, longest: 5, busy: 10, flood: 38,
});
