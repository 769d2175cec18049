import { describe, expect, test } from 'vitest';
import { timeAt } from '../../rules/crash/curve';
import { crashStory } from '../games/crash/story';
import { dingdongStory } from '../games/dingdong/story';
import { crashRecord, dingdongRecord, wingoRecord } from './records.fixture';
import { seedOf } from './seed';
import { wingoStory } from '../games/wingo/story';

const START = 1_000_000;

describe('a round of crash', () => {
  const story = crashStory(crashRecord);
  const steps = story.fixture.script(START, 0);

  test('is the same story each time it is told', () => {
    const told = () => JSON.stringify(crashStory(crashRecord).fixture.script(START, 0));
    expect(told()).toBe(told());
    expect(story.fixture.seed).toBe(seedOf(crashRecord.roundId));
    expect(seedOf('204817')).not.toBe(seedOf('204818'));
  });

  test('has each bet before take-off, each cash-out at its rate, and the crash at its target', () => {
    const cues = steps.flatMap(({ at, cue }) => (cue === undefined ? [] : [[at, cue.type]]));
    expect(cues).toEqual([
      [100, 'bet'],
      [3_800, 'bet'],
      [6_000, 'bet'],
      [8_000, 'launch'],
      [11_038, 'cashOut'],
      [14_757, 'cashOut'],
      [8_000 + timeAt(21_000), 'crashed'],
    ]);
    expect(steps.find(({ cue }) => cue?.type === 'cashOut')?.cue).toMatchObject({
      name: 'ra***n',
      bot: true,
      rate: 12_000,
      win: 12_000,
      own: false,
    });
    expect(steps.at(-1)?.show).toMatchObject({ phase: 'squib', target: 21_000 });
  });

  test('does not tell the target before the crash', () => {
    expect(steps.slice(0, -1).every(({ show }) => show === undefined || show.target === null)).toBe(true);
  });

  test('ends three seconds after the crash and begins three before take-off', () => {
    expect(story.end).toBe(8_000 + timeAt(21_000) + 3_000);
    expect(story.from).toBe(5_000);
    expect(story.fixture.length).toBeGreaterThan(story.end);
  });
});

describe('a phase of Wingo', () => {
  const story = wingoStory(wingoRecord);
  const steps = story.fixture.script(START, 0);

  test('takes bets, closes, draws and shows the number, on the story’s own clock', () => {
    expect(steps.map(({ at, show, cue }) => [at, show?.phase ?? cue?.type])).toEqual([
      [0, 'betting'],
      [27_000, 'closed'],
      [30_000, 'draw'],
      [30_000, 'result'],
    ]);
    expect(steps[0]?.show).toMatchObject({
      startTime: START,
      closeTime: START + 27_000,
      endTime: START + 30_000,
      last: { number: 2 },
    });
    expect(steps[3]?.show).toMatchObject({
      last: { phase: wingoRecord.phase, number: 7 },
      history: [{ number: 7 }, { number: 2 }, { number: 0 }],
    });
  });

  test('knows the number from the draw on only', () => {
    expect(JSON.stringify(steps.slice(0, 2))).not.toContain('"number":7');
  });
});

describe('a round of dingdong', () => {
  const story = dingdongStory(dingdongRecord);
  const steps = story.fixture.script(START, 0);

  test('has each bet as it came, both runs and where they stood, on the story’s own clock', () => {
    expect(steps.map(({ at, show, cue }) => [at, show?.phase ?? cue?.type])).toEqual([
      [0, 'start'],
      [4_000, 'start'],
      [6_000, 'start'],
      [15_000, 'running'],
      [15_000, 'draw'],
      [19_042, 'running'],
      [20_142, 'running'],
      [20_142, 'draw'],
      [24_184, 'end'],
    ]);
    expect(steps[2]?.show?.pools.map(({ total }) => total)).toEqual([0, 0, 0, 0, 20_000, 0, 10_000]);
    expect(steps.at(-1)?.show?.history.map(({ key, draw }) => `${key} ${draw}`)).toEqual([
      '4711-1 GRAPE',
      '4711-0 AGAIN',
      '4710-0 CHERRY',
      '4709-0 STAR',
    ]);
  });

  test('does not tell a run before it begins', () => {
    expect(steps.slice(0, 3).every(({ show }) => show?.runs.length === 0)).toBe(true);
    expect(steps[5]?.show?.runs).toHaveLength(1);
  });

  test('is the same story each time it is told', () => {
    expect(JSON.stringify(dingdongStory(dingdongRecord).fixture.script(START, 0))).toBe(JSON.stringify(steps));
  });
});
