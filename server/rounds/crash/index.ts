import type { ServerGame } from '../manifest';
import { FIRST_CHAIN } from '../seeds/feed';
import { readCrashRecord } from './record';
import { createCrashRoom } from './room';

export const crash: ServerGame<'crash'> = {
  room: createCrashRoom,
  record: ({ db, site }, id) => readCrashRecord(db, id, site),
  // 8 s of preparation, 16.5 s of flight in the mean and 3 s of ending make 27.5 s, so a year has 1.15 million rounds; there is room for an unlucky one.
  chains: { crash: { first: FIRST_CHAIN, year: 1_600_000 } },
  rounds: [
    {
      game: 'crash',
      feed: 0,
      list: 'crash',
      table: 'crash_rounds',
      from: 'crash_rounds',
      scope: 'true',
      endedAt: 'ended_at',
      shared: true,
    },
  ],
};
