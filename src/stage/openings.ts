/** What a scene shows before its room has said anything: the view of a machine that is still connecting. Loaded with the stage's code. */
import { createFlight } from '../../rules/crash/flight';
import type { StagedGame, Views } from './registry';

/** A game without one is first drawn by its room. */
export const openings: { readonly [G in StagedGame]?: () => Views[G] } = {
  crash: () => ({ phase: 'connecting', roundId: '', startTime: 0, flight: createFlight(), target: null, own: { state: 'none' } }),
  dice: () => ({ phase: 'connecting', roundId: '', startTime: 0, closeTime: 0, run: null, endTime: null, pools: [], logs: [] }),
  dingdong: () => ({ phase: 'connecting', roundId: '', startTime: 0, closeTime: 0, pools: [], runs: [], history: [] }),
  mines: () => ({ phase: 'connecting', roundId: '', cells: [], opened: [], mines: 3, rate: 10_000, nextRate: null, outcome: null, aim: null, held: false, marked: [] }),
  wingo: () => ({ phase: 'connecting', model: 1, phaseNum: '', startTime: 0, closeTime: 0, endTime: 0, cells: [], history: [], last: null, staked: 0, fullOpen: false }),
  roulette: () => ({ phase: 'connecting', roundId: '', startTime: 0, closeTime: 0, stopTime: null, columns: [], history: [], result: null }),
};
