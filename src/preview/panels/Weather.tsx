import { useDeck } from '../bench';
import { PRESETS, type Weather } from '../weather';
import type { PanelProps } from './index';
import css from './Weather.module.css';
import { WeatherStrip } from './WeatherStrip';

type Figure = Exclude<keyof Weather, 'seed'>;

interface Slider {
  readonly key: Figure;
  readonly title: string;
  readonly about: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly say: (value: number) => string;
}

const ms = (value: number): string => `${value} ms`;

const SLIDERS: readonly Slider[] = [
  { key: 'delayMs', title: 'Delay', about: 'One way, for every message.', min: 0, max: 1500, step: 10, say: ms },
  {
    key: 'jitterMs',
    title: 'Jitter',
    about: 'Up to so much on top; messages keep their order.',
    min: 0,
    max: 1500,
    step: 10,
    say: ms,
  },
  {
    key: 'tickLoss',
    title: 'Tick loss',
    about: 'Share of the flight’s ticks that never come.',
    min: 0,
    max: 0.9,
    step: 0.01,
    say: (value) => `${Math.round(value * 100)} %`,
  },
  {
    key: 'dropsPerMinute',
    title: 'Drops',
    about: 'How often the connection is lost.',
    min: 0,
    max: 20,
    step: 1,
    say: (value) => `${value} a minute`,
  },
  {
    key: 'dropMs',
    title: 'Drop length',
    about: 'Then a snapshot stands for what was missed.',
    min: 0,
    max: 10_000,
    step: 100,
    say: (value) => `${(value / 1000).toFixed(1)} s`,
  },
  {
    key: 'skewMs',
    title: 'Clock skew',
    about: 'The server’s clock ahead of what the phone believes.',
    min: -2000,
    max: 2000,
    step: 10,
    say: ms,
  },
];

const same = (a: Weather, b: Weather): boolean => a.seed === b.seed && SLIDERS.every(({ key }) => a[key] === b[key]);

/** How the fixture's messages arrive. */
export default function WeatherPanel({ bench: { deck, weather, setup, setWeather } }: PanelProps) {
  const time = useDeck(deck, (playing) => Math.floor(playing.state().time / 100) * 100);
  return (
    <div className={css.panel}>
      <div className={css.presets} role="group" aria-label="Weather presets">
        {Object.entries(PRESETS).map(([name, preset]) => (
          <button key={name} type="button" aria-pressed={same(weather, preset)} onClick={() => setWeather(preset)}>
            {name}
          </button>
        ))}
      </div>
      {SLIDERS.map(({ key, title, about, min, max, step, say }) => (
        <label key={key} className={css.slider} title={about}>
          <span>{title}</span>
          <input
            type="range"
            min={min}
            max={max}
            step={step}
            value={weather[key]}
            onChange={({ target }) => setWeather({ ...weather, [key]: target.valueAsNumber })}
          />
          <output>{say(weather[key])}</output>
        </label>
      ))}
      <WeatherStrip fixture={setup.fixture} weather={weather} time={time} />
      <button type="button" className={css.roll} onClick={() => setWeather({ ...weather, seed: weather.seed + 1 })}>
        Let it fall another way (seed {weather.seed})
      </button>
    </div>
  );
}
