import { expect, test } from 'vitest';
import { crashMachine } from '../../../machines/crash/machine';
import { wingoMachine } from '../../../machines/wingo/machine';
import { chartOf, leavesOf, litPaths, statesOf } from './model';

const find = (machine: Parameters<typeof chartOf>[0], path: string) =>
  statesOf(chartOf(machine).root).find((state) => state.path === path);

test('regions are the children of a parallel machine, and each names where it begins', () => {
  const { root } = chartOf(crashMachine);
  expect(root.kind).toBe('parallel');
  expect(root.states.map(({ name }) => name)).toEqual(['round', 'bets', 'cashOut', 'auto', 'sync', 'link']);
  expect(root.states.map(({ states }) => states.filter(({ initial }) => initial).map(({ name }) => name))).toEqual([
    ['connecting'],
    ['idle'],
    ['idle'],
    ['off'],
    ['stale'],
    ['online'],
  ]);
});

test('timers, conditions and actors are said in words', () => {
  expect(find(crashMachine, 'round.preparation')?.arrows).toMatchObject([
    { on: 'wire.tick', guard: 'isDue', target: 'round.goingUp' },
    { on: 'after launch', guard: null, target: 'round.goingUp' },
  ]);
  expect(find(crashMachine, 'round')?.arrows[0]).toMatchObject({
    on: 'wire.snapshot',
    guard: 'showsStatus preparation',
    target: 'round.preparation',
  });
  expect(find(crashMachine, 'bets.placing')).toMatchObject({
    runs: ['placeBet'],
    arrows: [
      { on: 'done placeBet', target: 'bets.idle' },
      { on: 'error placeBet', target: 'bets.idle' },
    ],
  });
  expect(find(crashMachine, 'sync.stale')?.arrows[0]).toMatchObject({ on: 'after retry', guard: 'in link.online' });
  expect(find(crashMachine, 'round.squib')?.arrows).toMatchObject([{ on: 'after overdue', target: null }]);
  expect(find(wingoMachine, 'round.ended.shown')?.arrows[0]).toMatchObject({
    on: 'after hold',
    guard: 'hasNext',
    target: 'round.betting',
  });
});

test('a state’s value is every path that it is in', () => {
  const lit = litPaths({ step: { betting: 'mask' }, link: 'online' });
  expect(lit).toEqual(['step', 'step.betting', 'step.betting.mask', 'link', 'link.online']);
  expect(leavesOf(lit)).toEqual(['step.betting.mask', 'link.online']);
});
