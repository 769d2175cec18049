/**
 * The one source of colours, sizes and times of the look (LOOK, Language). Pure data: the canvas reads it as numbers,
 * `src/ui/tokens.css` carries the same values as CSS variables, and a test holds the two together.
 */
export const color = {
  ink: '#0B0620',
  surface: '#1A1145',
  surface2: '#241860',
  field: '#0E0830',
  line: '#33258A',
  lineSoft: '#2C1F6B',
  text: '#FFFFFF',
  text2: '#B9B0EA',
  text3: '#7D72BC',
  goldHi: '#FFE98A',
  gold: '#FFC22E',
  goldLo: '#F58A00',
  goldLip: '#9A4600',
  goldInk: '#3D1600',
  violet: '#7A5CFF',
  violetHi: '#A58BFF',
  magenta: '#FF3D9A',
  cyan: '#2FE0FF',
  win: '#1FE0A0',
  lose: '#FF3B5C',
  warn: '#FFB454',
  low: '#6FB6FF',
  mid: '#C08BFF',
  high: '#FFC94A',
} as const;

export type ColorName = keyof typeof color;

const numbers = new Map<ColorName, number>(
  Object.entries(color).map(([name, hex]) => [name as ColorName, Number.parseInt(hex.slice(1), 16)]),
);

/** A colour as the number 0xRRGGBB. */
export const rgb = (name: ColorName): number => numbers.get(name) as number;

/** Radii in CSS px. */
export const radius = { chip: 12, field: 14, card: 20, action: 22, sheet: 28, pill: 999 } as const;

/** Durations in ms that the shell and the canvas share. */
export const duration = { press: 80, release: 180, chip: 220, sheetIn: 320 } as const;

/** The name of a colour's CSS variable: goldHi is `--gold-hi`, surface2 is `--surface-2`. */
export const cssName = (name: ColorName): string =>
  `--${name.replace(/([A-Z])|(\d)/g, (_, upper: string | undefined, digit: string | undefined) => `-${upper ? upper.toLowerCase() : digit}`)}`;
