import { memo, useMemo } from 'react';
import { FIXTURE_EPOCH, type Fixture, type Step } from '../../deck/fixture';
import { dropsOf, type Weather, withWeather } from '../weather';
import css from './Weather.module.css';

const WIDTH = 360;

interface WeatherStripProps {
  readonly fixture: Fixture<object, object>;
  readonly weather: Weather;
  /** ms into the fixture. */
  readonly time: number;
}

/** What the server said above, what arrived below, and when there was no connection. */
export function WeatherStrip({ fixture, weather, time }: WeatherStripProps) {
  const x = (at: number): number => (at / fixture.length) * WIDTH;
  const drops = dropsOf(weather, fixture.length, 0);
  return (
    <figure className={css.strip}>
      <svg
        viewBox={`0 0 ${WIDTH} 40`}
        role="img"
        aria-label={`The feed: ${drops.length === 0 ? 'no drop' : drops.map(({ from, to }) => `no connection from ${(from / 1000).toFixed(1)} to ${(to / 1000).toFixed(1)} s`).join(', ')}`}
      >
        {drops.map(({ from, to }) => (
          <rect key={from} className={css.drop} x={x(from)} y={0} width={x(to) - x(from)} height={40} />
        ))}
        <Feed fixture={fixture} weather={weather} />
        <path className={css.now} d={`M${x(time)} 0V40`} />
      </svg>
      <figcaption>Sent above, arrived below. Bright: views and cues. Red: no connection.</figcaption>
    </figure>
  );
}

const Feed = memo(function Feed({ fixture, weather }: Omit<WeatherStripProps, 'time'>) {
  const rows = useMemo(() => {
    const marks = (steps: readonly Step<object, object>[], y: number, told: boolean): string =>
      steps
        .filter(({ show, cue }) => (show !== undefined || cue !== undefined) === told)
        .map(({ at }) => `M${((at / fixture.length) * WIDTH).toFixed(1)} ${y}v12`)
        .join('');
    const sent = fixture.script(FIXTURE_EPOCH, 0);
    const arrived = withWeather(fixture, weather).script(FIXTURE_EPOCH, 0);
    return {
      ticks: marks(sent, 4, false) + marks(arrived, 24, false),
      told: marks(sent, 4, true) + marks(arrived, 24, true),
    };
  }, [fixture, weather]);
  return (
    <>
      <path className={css.tick} d={rows.ticks} />
      <path className={css.told} d={rows.told} />
    </>
  );
});
