import { DINGDONG_HISTORY_SIZE } from '../../../contract/constants';
import {
  DINGDONG_SELECTIONS,
  dingdongCalls,
  type DingdongLog,
  type DingdongSelection,
  type DingdongStop,
  dingdongStreams,
} from '../../../contract/dingdong';
import type { CallReply } from '../../../contract/wire';
import { dingdongRules } from '../../engines/dingdong/rules';
import type { Outcome } from '../../engines/pool/types';
import { fromSen } from '../../../rules/money';
import { bind } from '../../ports';
import type { HouseRoom, RoomDeps } from '../deps';
import type { Leadership } from '../leader';
import type { Drawn } from '../pool/history';
import { createPoolRoom } from '../pool/room';
import { poolAt, type PoolTable } from '../pool/table';
import { before, begunOf } from '../pool/view';

const stopAt = (stop: number): DingdongStop => DINGDONG_SELECTIONS[stop] ?? 'AGAIN';
export const stopsOf = (outcome: Outcome): DingdongStop[] => outcome.map(stopAt);
/** What a drawn round pays: its last stop. */
export const paidOf = (outcome: Outcome): DingdongSelection => poolAt(dingdong, outcome.at(-1) ?? 0);

/** Dingdong on the wire: pools are selections, the result are the stops of all runs. */
export const dingdong: PoolTable<DingdongSelection, DingdongStop[]> = {
  rules: dingdongRules,
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
export const logOf = (rounds: readonly Drawn[]): DingdongLog[] =>
  rounds
    .flatMap(({ roundId, outcome }) =>
      stopsOf(outcome)
        .map((name, run) => ({ key: `${roundId}-${run}`, name }))
        .reverse(),
    )
    .slice(0, DINGDONG_HISTORY_SIZE);

/** The dingdong room (first document, sections 4 and 7, Dingdong). */
export function createDingdongRoom(deps: RoomDeps, leadership: Leadership): HouseRoom {
  const { curRound, bet, pastRound, myHistory } = dingdongCalls;
  return createPoolRoom(deps, leadership, dingdong, {
    calls: (desk) => [
      bind(curRound, async (_, caller) => {
        const live = desk.live();
        const { rules, settings } = live.writer.state;
        const begun = begunOf(live, deps.clock.now());
        const runs = begun ? begun.runs.map((run, i) => ({ ...run, result: stopAt(begun.outcome[i] ?? 0) })) : [];
        const result = runs.at(-1)?.result;
        return {
          ...desk.round(caller),
          ...(result === undefined ? {} : { result }),
          runs,
          history: logOf(before(live)),
          betAmountRange: DINGDONG_SELECTIONS.map((_name, pool) => {
            const { min, max } = rules.limitsOf(pool, settings);
            return { min: fromSen(min), max: fromSen(max) };
          }),
        };
      }),
      bind(bet, (req, caller) => desk.bet<CallReply<typeof bet>>(bet.route, req, caller)),
      bind(pastRound, (page) => desk.past(page)),
      bind(myHistory, (page, caller) => desk.mine(page, caller)),
    ],
    lobby: (part, history) => ({
      game: 'dingdong',
      ...part,
      history: history.flatMap((stops) => [...stops].reverse()).slice(0, DINGDONG_HISTORY_SIZE),
    }),
  });
}
