import { DINGDONG_HISTORY_SIZE } from '../../../contract/constants';
import {
  DINGDONG_SELECTIONS,
  dingdongCalls,
  type DingdongLog,
  type DingdongSelection,
  type DingdongStop,
  dingdongStreams,
} from '../../../contract/dingdong';
import { dingdongRules } from '../../engines/dingdong/rules';
import type { Outcome } from '../../engines/pool/types';
import type { Drawn } from '../pool/history';
import { poolServerGame } from '../pool/manifest';
import { poolAt, type PoolTable } from '../pool/table';

const stopAt = (stop: number): DingdongStop => DINGDONG_SELECTIONS[stop] ?? 'AGAIN';
const stopsOf = (outcome: Outcome): DingdongStop[] => outcome.map(stopAt);
/** What a drawn round pays: its last stop. */
const paidOf = (outcome: Outcome): DingdongSelection => poolAt(table, outcome.at(-1) ?? 0);

/** Dingdong on the wire: pools are selections, the result are the stops of all runs. */
const table: PoolTable<DingdongSelection, DingdongStop[]> = {
  rules: dingdongRules,
  chain: 'dingdong',
  pools: DINGDONG_SELECTIONS,
  streams: dingdongStreams,
  favourites: [8, 5, 4, 3, 3, 2, 2],
  // The current round's stops are left out of the room's strip: one more is kept for them.
  historySize: DINGDONG_HISTORY_SIZE + 1,
  resultOf: stopsOf,
  resultFields: (outcome) => ({ result: paidOf(outcome) }),
  endOf({ roundId, outcome, course, run, revealed, publicSeed, curTime }) {
    const last = run === course.runs.length - 1;
    return {
      roundId,
      run,
      result: stopsOf(outcome)[run],
      ...course.runs[run],
      ...(last ? { endTime: course.endTime, salt: revealed.serverSeed, rand: revealed.digest } : {}),
      publicSeed,
      curTime,
    };
  },
};

/** The stops of rounds (newest first) as the strip shows them, AGAIN among them: newest first. */
const logOf = (rounds: readonly Drawn[]): DingdongLog[] =>
  rounds
    .flatMap(({ roundId, outcome }) =>
      stopsOf(outcome)
        .map((name, run) => ({ key: `${roundId}-${run}`, name }))
        .reverse(),
    )
    .slice(0, DINGDONG_HISTORY_SIZE);

/** Dingdong (first document, sections 4 and 7). */
export const dingdong = poolServerGame('dingdong', table, {
  calls: dingdongCalls,
  round({ begun, earlier, ranges }) {
    const runs = begun ? begun.runs.map((run, i) => ({ ...run, result: stopAt(begun.outcome[i] ?? 0) })) : [];
    const result = runs.at(-1)?.result;
    return {
      ...(result === undefined ? {} : { result }),
      runs,
      history: logOf(earlier),
      betAmountRange: ranges,
    };
  },
  lobby: (part, history) => ({
    game: 'dingdong',
    ...part,
    history: history.flatMap((stops) => [...stops].reverse()).slice(0, DINGDONG_HISTORY_SIZE),
  }),
  record({ outcome, course, before }) {
    const stops = stopsOf(outcome);
    return {
      result: paidOf(outcome),
      runs: course.runs.map((run, i) => ({ ...run, result: stops[i] ?? 'AGAIN' })),
      history: logOf(before),
    };
  },
});
