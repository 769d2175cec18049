import type { Clock, Db } from '../ports';
import type { Records } from '../site/replay';
import { archivedRound } from '../store/archive/archive';
import { readCrashRecord } from './crash/record';
import type { SiteLimits } from './deps';
import { readDiceRecord } from './dice/record';
import { readDingdongRecord } from './dingdong/record';
import { readRouletteRecord } from './roulette/record';
import { hiloSpec } from './solo/hilo';
import { minesSpec } from './solo/mines';
import { readSoloRecord } from './solo/record';
import { rollerSpec } from './solo/roller';
import { readWingoRecord } from './wingo/record';

/** The public records of every game's rounds that are in the tables of play; a solo game's from the archive too. */
export const publicRecords = (db: Db, site: SiteLimits, clock: Pick<Clock, 'now'>): Records => ({
  crash: (id) => readCrashRecord(db, id, site.limits),
  wingo: (phase) => readWingoRecord(db, phase, site.limits),
  roulette: (id) => readRouletteRecord(db, id, site, clock.now()),
  dice: (id) => readDiceRecord(db, id, site, clock.now()),
  dingdong: (id) => readDingdongRecord(db, id, site, clock.now()),
  mines: (id) => readSoloRecord(db, minesSpec, id),
  hilo: (id) => readSoloRecord(db, hiloSpec, id),
  roller: (id) => readSoloRecord(db, rollerSpec, id),
});

/**
 * The same, with rooms' rounds that are in the archive as they were when they came there. The archive is asked first: rounds that are in both places are there with all that
 * was before them.
 */
export function withArchive(db: Db, records: Records): Records {
  const archived = <G extends 'crash' | 'wingo' | 'roulette' | 'dice' | 'dingdong'>(game: G): Records[G] =>
    (async (id: string) => {
      const kept = await archivedRound(db, game, id);
      return kept === null ? records[game](id) : kept.record;
    }) as Records[G];
  return {
    ...records,
    crash: archived('crash'),
    wingo: archived('wingo'),
    roulette: archived('roulette'),
    dice: archived('dice'),
    dingdong: archived('dingdong'),
  };
}
