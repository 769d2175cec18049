import type { WingoModel } from '../../../contract/wingo';
import type { RoundFeed } from '../../store/archive/feeds';
import type { ServerGame } from '../manifest';
import { FIRST_CHAIN } from '../seeds/feed';
import { readWingoRecord } from './record';
import { createWingoRoom } from './room';

const roundsOf = (model: WingoModel): RoundFeed => ({
  game: 'wingo',
  feed: model,
  list: `wingo:${model}`,
  table: 'wingo_rounds',
  from: 'wingo_rounds',
  id: 'phase',
  below: '',
  scope: `model = ${model}`,
  endedAt: 'end_time',
  shared: true,
});

export const wingo: ServerGame<'wingo'> = {
  room: createWingoRoom,
  record: ({ db, site }, phase) => readWingoRecord(db, phase, site.limits),
  // By the wall clock: so many phases has a day.
  chains: {
    wingo1: { first: FIRST_CHAIN, year: 366 * 2_880 },
    wingo2: { first: FIRST_CHAIN, year: 366 * 1_440 },
    wingo3: { first: FIRST_CHAIN, year: 366 * 720 },
  },
  rounds: [roundsOf(1), roundsOf(2), roundsOf(3)],
};
