/** What a scene shows before its room has said anything: the view of a machine that is still connecting. Loaded with the stage's code. */
import { MINES_MIN } from '../../contract/constants';
import { createFlight } from '../../rules/crash/flight';
import { MAX_RATE } from '../../rules/hilo/payout';
import { CELLS } from '../../rules/mines/draw';
import { RATE_ONE } from '../../rules/money';
import { RESULT_MAX } from '../../rules/roller/roller';
import type { StagedGame, Views } from './registry';

export const openings: { readonly [G in StagedGame]: () => Views[G] } = {
  crash: () => ({ phase: 'connecting', roundId: '', startTime: 0, flight: createFlight(), target: null, own: { state: 'none' } }),
  wingo: () => ({ phase: 'connecting', model: 1, phaseNum: '', startTime: 0, closeTime: 0, endTime: 0, cells: [], history: [], last: null, staked: 0, fullOpen: false }),
  roulette: () => ({ phase: 'connecting', roundId: '', startTime: 0, closeTime: 0, stopTime: null, columns: [], history: [], result: null }),
  dice: () => ({ phase: 'connecting', roundId: '', startTime: 0, closeTime: 0, run: null, endTime: null, pools: [], logs: [] }),
  dingdong: () => ({ phase: 'connecting', roundId: '', startTime: 0, closeTime: 0, pools: [], runs: [], history: [] }),
  mines: () => ({ phase: 'connecting', roundId: '', cells: Array.from({ length: CELLS }, () => 'covered'), opened: [], mines: MINES_MIN, rate: RATE_ONE, nextRate: null, outcome: null, aim: null, held: false, marked: [] }),
  hilo: () => ({ phase: 'connecting', roundId: '', cards: [], outcome: null, rate: RATE_ONE, maxRate: MAX_RATE, right: 0, choices: [], chosen: null, canSkip: false }),
  roller: () => ({ phase: 'connecting', choose: RESULT_MAX / 2, isHigher: true, odds: null, history: [] }),
};
