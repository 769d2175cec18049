// @vitest-environment happy-dom
import { wingo } from '../../../../scenes/wingo';
import { wingoWords } from '../../../../src/games/wingo/maker';
import { wingoFixtures } from '../../../fixtures/wingo';
import { holdsGarbage } from './kit';

holdsGarbage(wingo, wingoWords.id, wingoFixtures, {
  idle: 6,
  pick: 5,
  heat: 4,
  mask: 5,
  closed: 5,
  draw: 5,
  late: 6,
  loss: 5,
  winNone: 5,
  winSmall: 6,
  win: 6,
  winLarge: 6,
  winHuge: 6,
  longest: 6,
  empty: 7,
  model: 5,
  full: 5,
  reconnect: 4,
  connecting: 5,
  busy: 7,
  flood: 36,
});
