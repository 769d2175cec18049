// @vitest-environment happy-dom
import { crash } from '../../../../scenes/crash';
import { crashWords } from '../../../../src/games/crash/maker';
import { crashFixtures } from '../../../fixtures/crash';
import { holdsGarbage } from './kit';

holdsGarbage(crash, crashWords.id, crashFixtures, {
  connecting: 2,
  idle: 5,
  launch: 7,
  flight: 5,
  cashout: 5,
  crash: 4,
  squib: 4,
  lag: 4,
  high: 5,
  extreme: 4,
  round: 2,
  winSmall: 4,
  win: 4,
  winLarge: 5,
  winHuge: 5,
  loss: 3,
  reconnect: 3,
  longest: 5,
  busy: 8,
  flood: 36,
});
