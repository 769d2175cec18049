import { expect, test } from 'vitest';
import { rouletteRecord } from '../../replay/records.fixture';
import { rouletteStory } from './story';

const START = 1_000_000;
const story = rouletteStory(rouletteRecord);
const steps = story.fixture.script(START, 0);

test('a round of roulette has each bet as it came, the draw, and the next round’s time, on the story’s own clock', () => {
  expect(steps.map(({ at, show, cue }) => [at, show?.phase ?? cue?.type])).toEqual([
    [0, 'betting'],
    [4_000, 'betting'],
    [9_000, 'betting'],
    [15_000, 'spinning'],
    [15_000, 'draw'],
  ]);
  expect(steps[0]?.show).toMatchObject({
    startTime: START,
    closeTime: START + 15_000,
    history: [{ number: 12 }, { number: 0 }, { number: 3 }],
  });
  expect(steps[2]?.show?.columns.map(({ team, total, players }) => [team, total, players])).toEqual([
    ['red', 50_000, 1],
    ['black', 10_000, 0],
    ['blue', 0, 0],
  ]);
  expect(steps[3]?.show).toMatchObject({
    result: 7,
    stopTime: START + 19_700,
    history: [{ number: 7 }, { number: 12 }, { number: 0 }, { number: 3 }],
  });
});

test('knows the number from the draw on only, and is the same story each time it is told', () => {
  expect(steps.slice(0, 3).every(({ show }) => show?.result === null)).toBe(true);
  expect(JSON.stringify(rouletteStory(rouletteRecord).fixture.script(START, 0))).toBe(JSON.stringify(steps));
});

test('opens five seconds before bets close and ends with the round', () => {
  expect(story.from).toBe(10_000);
  expect(story.end).toBe(23_000);
  expect(story.fixture.length).toBeGreaterThan(story.end);
});
