import { expect, test } from 'vitest';
import { createReading } from '../../rules/crash/flight';
import { crashFixtures } from '../../tests/fixtures/crash';
import { FIXTURE_EPOCH, type Fixture } from '../deck/fixture';
import { wingoFixtures } from '../../tests/fixtures/wingo';
import { CALM, dropsOf, PRESETS, type Weather, withWeather } from './weather';

type Story = Fixture<string, { readonly type: string }>;

const weathers = Array.from({ length: 40 }, (_, seed): Weather => ({
  delayMs: (seed * 37) % 400,
  jitterMs: (seed * 91) % 700,
  tickLoss: (seed % 5) / 10,
  dropsPerMinute: seed % 12,
  dropMs: (seed % 4) * 900,
  skewMs: (seed % 7) * 60 - 180,
  seed,
}));

/** Ten views with a cue each, ticks between them. */
function story(fed: number[] = []): Story {
  return {
    seed: 1,
    length: 10_000,
    script: () =>
      Array.from({ length: 100 }, (_, i) =>
        i % 10 === 0
          ? { at: i * 100, show: `view ${i / 10}`, cue: { type: `cue ${i / 10}` } }
          : { at: i * 100, feed: (late = 0) => void fed.push(i * 100 + late) },
      ),
  };
}

const views = (steps: ReturnType<Story['script']>): readonly number[] =>
  steps.flatMap(({ show }) => (show ? [Number(show.slice(5))] : []));

test('calm weather changes nothing', () => {
  const fixture = story();
  expect(withWeather(fixture, CALM)).toBe(fixture);
});

test.each(weathers)('nothing overtakes and nothing comes early, in weather $seed', (weather) => {
  for (const lap of [0, 1, 5]) {
    const steps = withWeather(story(), weather).script(FIXTURE_EPOCH, lap);
    const times = steps.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThanOrEqual(10_000);
    expect(views(steps)).toEqual([...views(steps)].sort((a, b) => a - b));
    for (const { show, at } of steps)
      if (show && show !== 'view 0')
        expect(at).toBeGreaterThanOrEqual(Math.min(10_000, Number(show.slice(5)) * 1000 + weather.delayMs));
  }
});

test.each(weathers)(
  'the last view always arrives: at once, or with the snapshot after a drop, in weather $seed',
  (weather) => {
    expect(views(withWeather(story(), weather).script(FIXTURE_EPOCH, 0)).at(-1)).toBe(9);
  },
);

test('only ticks are ever lost', () => {
  const weather = { ...CALM, tickLoss: 0.5 };
  const steps = withWeather(story(), weather).script(FIXTURE_EPOCH, 0);
  expect(views(steps)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(steps.filter(({ cue }) => cue)).toHaveLength(10);
  const ticks = steps.filter(({ feed, show }) => feed && !show).length;
  expect(ticks).toBeGreaterThan(25);
  expect(ticks).toBeLessThan(65);
});

test('a tick is told how late it is', () => {
  const fed: number[] = [];
  for (const { feed } of withWeather(story(fed), { ...CALM, delayMs: 300, skewMs: 50 }).script(FIXTURE_EPOCH, 0))
    feed?.();
  expect(fed[0]).toBe(100 + 300 - 50);
});

test('while the connection is gone nothing comes; then one snapshot stands for what was missed, and no missed cue is played', () => {
  const weather = { ...CALM, delayMs: 40, dropsPerMinute: 6, dropMs: 3500 };
  const [drop] = dropsOf(weather, 10_000, 0);
  if (!drop) throw new Error('this weather drops the connection');
  const steps = withWeather(story(), weather).script(FIXTURE_EPOCH, 0);
  expect(steps.filter(({ at }) => at > drop.from && at < drop.to)).toEqual([]);
  const after = steps.find(({ at }) => at >= drop.to);
  expect(after).toMatchObject({ at: drop.to + 80, show: `view ${Math.floor(drop.to / 1000)}` });
  expect(after?.cue).toBeUndefined();
  expect(steps.filter(({ cue }) => cue).length).toBeLessThan(10);
});

test('the same weather falls the same way, another lap another way', () => {
  const times = (lap: number): readonly number[] =>
    withWeather(story(), PRESETS.Train)
      .script(FIXTURE_EPOCH, lap)
      .map(({ at }) => at);
  expect(times(0)).toEqual(times(0));
  expect(times(0)).not.toEqual(times(1));
});

test('a clock that is off moves what the server says of time, not what arrives', () => {
  const first = (skewMs: number) => withWeather(wingoFixtures.draw, { ...CALM, skewMs }).script(FIXTURE_EPOCH, 0)[0];
  expect(first(250)?.at).toBe(0);
  expect((first(250)?.show?.endTime ?? 0) - (wingoFixtures.draw.script(FIXTURE_EPOCH, 0)[0]?.show?.endTime ?? 0)).toBe(
    250,
  );
});

test('a flight is seen as late as its ticks arrive', () => {
  const elapsed = (delayMs: number): number => {
    const reading = createReading();
    let flight: { read(now: number, into: typeof reading): unknown } | undefined;
    for (const { at, feed, show } of withWeather(crashFixtures.round, { ...CALM, delayMs }).script(FIXTURE_EPOCH, 0)) {
      if (at > 8000) break;
      feed?.();
      flight = show?.flight ?? flight;
      flight?.read(FIXTURE_EPOCH + at, reading);
    }
    flight?.read(FIXTURE_EPOCH + 8000, reading);
    return reading.elapsedMs;
  };
  expect(elapsed(0)).toBeCloseTo(3000, -1);
  expect(elapsed(400)).toBeCloseTo(2600, -1);
});

test.each(Object.entries(PRESETS))(
  'the crash round comes to its end in %s, and its clock with it',
  (_name, weather) => {
    const fixture = withWeather(crashFixtures.round, weather);
    const reading = createReading();
    let last: string | undefined;
    for (const { at, feed, show } of fixture.script(FIXTURE_EPOCH, 0)) {
      feed?.();
      last = show?.phase ?? last;
      show?.flight.read(FIXTURE_EPOCH + at, reading);
    }
    expect(last).toBe('squib');
    expect(reading).toMatchObject({ phase: 'crashed', rate: 21_100 });
  },
);
