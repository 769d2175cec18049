/**
 * The studio's state in its address, so that every view of it can be linked. Only what differs from the usual is written; parameters that
 * belong to panels (a tuning, for one) are left as they are.
 */
import type { QualityLevel } from '../../scenes/kit/scene';
import type { Locale } from '../i18n/areas';
import type { Span } from '../deck/deck-types';
import { CALM, type Weather } from './weather';

export const OVERLAYS = ['meters', 'safe', 'bounds', 'targets', 'guides', 'ruler', 'onion', 'pixels'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Another moment of the story that shows through. */
export interface Onion {
  /** ms of the fixture's clock */
  readonly at: number;
  /** 0 to 1 */
  readonly opacity: number;
}

/** A line across the scene: `x` stands upright so many CSS px from the left, `y` lies so many from the top. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/** All that a link says; times in ms of the fixture's clock, sizes in CSS px. */
export interface StudioLink {
  /** Null is the game's first. */
  readonly fixture: string | null;
  readonly time: number;
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
  /** The scene leaves room for the shell, and what it covers is shown. */
  readonly shell: boolean;
  readonly locale: Locale;
  readonly quality: QualityLevel;
  readonly reducedMotion: boolean;
  readonly muted: boolean;
  /** How the fixture arrives. */
  readonly weather: Weather;
  readonly rate: number;
  readonly loop: Span | null;
  readonly playing: boolean;
  readonly overlays: readonly Overlay[];
  readonly onion: Onion;
  readonly guides: readonly Guide[];
  /** The open panels. */
  readonly panels: readonly string[];
}

export const USUAL: StudioLink = {
  fixture: null,
  time: 0,
  width: 412,
  height: 915,
  dpr: 1,
  shell: true,
  locale: 'id',
  quality: 'high',
  reducedMotion: false,
  muted: true,
  weather: CALM,
  rate: 1,
  loop: null,
  playing: true,
  overlays: ['meters', 'safe'],
  onion: { at: 0, opacity: 0.5 },
  guides: [],
  panels: ['cues', 'states'],
};

type Coder<T> = { readonly read: (text: string) => T | undefined; readonly write: (value: T) => string };

const number = (least: number, most: number): Coder<number> => ({
  read: (text) =>
    text !== '' && Number.isFinite(Number(text)) ? Math.max(least, Math.min(most, Number(text))) : undefined,
  write: (value) => String(Math.round(value * 100) / 100),
});
const text: Coder<string | null> = { read: (value) => value, write: (value) => value ?? '' };
const flag: Coder<boolean> = {
  read: (value) => (value === '1' ? true : value === '0' ? false : undefined),
  write: (value) => (value ? '1' : '0'),
};
const oneOf = <T extends string>(...all: readonly T[]): Coder<T> => ({
  read: (value) => all.find((one) => one === value),
  write: (value) => value,
});
const span: Coder<Span | null> = {
  read(value) {
    const [from, to] = value.split('-').map(Number);
    return from !== undefined && to !== undefined && from >= 0 && to > from ? { from, to } : undefined;
  },
  write: (value) => (value === null ? '' : `${Math.round(value.from)}-${Math.round(value.to)}`),
};
const names: Coder<readonly string[]> = {
  read: (value) => value.split(',').filter((name) => name !== ''),
  write: (value) => value.join(','),
};
const overlays: Coder<readonly Overlay[]> = {
  read: (value) => OVERLAYS.filter((one) => value.split(',').includes(one)),
  write: (value) => value.join(','),
};

const onion: Coder<Onion> = {
  read(value) {
    const [at = Number.NaN, opacity = Number.NaN] = value.split('_').map(Number);
    return at >= 0 && opacity >= 0 && opacity <= 1 ? { at, opacity } : undefined;
  },
  write: ({ at, opacity }) => `${Math.round(at)}_${opacity}`,
};
const guides: Coder<readonly Guide[]> = {
  read: (value) =>
    value.split(',').flatMap((one) => {
      const [, axis, at] = /^([xy])(\d{1,4})$/.exec(one) ?? [];
      return axis === 'x' || axis === 'y' ? [{ axis, at: Number(at) }] : [];
    }),
  write: (value) => value.map(({ axis, at }) => `${axis}${Math.round(at)}`).join(','),
};

/** The figures of a weather in this order, whole numbers but for the share of lost ticks. */
const FIGURES = [
  'delayMs',
  'jitterMs',
  'tickLoss',
  'dropsPerMinute',
  'dropMs',
  'skewMs',
  'seed',
] as const satisfies readonly (keyof Weather)[];
const weather: Coder<Weather> = {
  read(value) {
    const figures = value.split('_').map(Number);
    if (figures.length !== FIGURES.length || !figures.every(Number.isFinite)) return undefined;
    return FIGURES.reduce((read, name, at) => ({ ...read, [name]: figures[at] }), CALM);
  },
  write: (value) => FIGURES.map((name) => value[name]).join('_'),
};

/** Under which name each part stands in the address. */
const PARAMETERS: { readonly [Key in keyof StudioLink]: readonly [name: string, coder: Coder<StudioLink[Key]>] } = {
  fixture: ['fixture', text],
  time: ['t', number(0, 3_600_000)],
  width: ['w', number(120, 4000)],
  height: ['h', number(120, 4000)],
  dpr: ['dpr', number(0.5, 4)],
  shell: ['shell', flag],
  locale: ['locale', oneOf('id', 'en')],
  quality: ['quality', oneOf('high', 'medium', 'low')],
  reducedMotion: ['still', flag],
  muted: ['mute', flag],
  weather: ['weather', weather],
  rate: ['rate', number(0.1, 4)],
  loop: ['loop', span],
  playing: ['play', flag],
  overlays: ['show', overlays],
  onion: ['onion', onion],
  guides: ['guides', guides],
  panels: ['panel', names],
};

/** What an address says; what is missing or makes no sense is as usual. */
export function readLink(search: string): StudioLink {
  const query = new URLSearchParams(search);
  const read = <Key extends keyof StudioLink>(key: Key): StudioLink[Key] => {
    const [name, coder] = PARAMETERS[key];
    const value = query.get(name);
    return (value === null ? undefined : coder.read(value)) ?? USUAL[key];
  };
  return {
    fixture: read('fixture'),
    time: read('time'),
    width: read('width'),
    height: read('height'),
    dpr: read('dpr'),
    shell: read('shell'),
    locale: read('locale'),
    quality: read('quality'),
    reducedMotion: read('reducedMotion'),
    muted: read('muted'),
    weather: read('weather'),
    rate: read('rate'),
    loop: read('loop'),
    playing: read('playing'),
    overlays: read('overlays'),
    onion: read('onion'),
    guides: read('guides'),
    panels: read('panels'),
  };
}

/** The query (with its `?`, or empty) that says a state. @param search the present one, for the parameters that are not ours */
export function writeLink(link: StudioLink, search: string): string {
  const query = new URLSearchParams(search);
  const write = <Key extends keyof StudioLink>(key: Key): void => {
    const [name, coder] = PARAMETERS[key];
    const value = coder.write(link[key]);
    if (value === coder.write(USUAL[key])) query.delete(name);
    else query.set(name, value);
  };
  for (const key of Object.keys(PARAMETERS)) if (isKey(key)) write(key);
  const said = query.toString();
  return said === '' ? '' : `?${said}`;
}

const isKey = (key: string): key is keyof StudioLink => key in PARAMETERS;
