import { KINDS, type SettingKind } from '../../../contract/settings-kinds';
import { SETTINGS, type SettingKey } from '../../../contract/settings-table';
import { formatRp } from '../../i18n/format';

/** What an operator wrote for a key and what it comes to; `fits` is false for what the key's schema does not take. */
export interface Draft {
  readonly value: unknown;
  readonly fits: boolean;
}

export const draftOf = (key: SettingKey, value: unknown): Draft => ({
  value,
  fits: KINDS[SETTINGS[key].kind].safeParse(value).success,
});

/** Kinds whose field is a number. */
const NUMBERS: ReadonlySet<SettingKind> = new Set(['minutes', 'hours', 'ms', 'rupiah', 'rupiahOrNone']);
export const isNumber = (kind: SettingKind): boolean => NUMBERS.has(kind);

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isRange = (value: object): value is { readonly min: number; readonly max: number } =>
  'min' in value && 'max' in value && typeof value.min === 'number' && typeof value.max === 'number';

/** An amount of money as it is read; null for what is none. */
export function readable(kind: SettingKind, value: unknown): string | null {
  if ((kind === 'rupiah' || kind === 'rupiahOrNone') && typeof value === 'number') return formatRp(value);
  if ((kind === 'range' || kind === 'rangeOrNone') && typeof value === 'object' && value !== null && isRange(value))
    return `${formatRp(value.min)} – ${formatRp(value.max)}`;
  return null;
}

/** Whether a key, its words or its value have what was searched for. */
export function matches(key: SettingKey, value: unknown, search: string): boolean {
  const { label } = SETTINGS[key];
  return `${key} ${label.id} ${label.en} ${JSON.stringify(value)}`.toLowerCase().includes(search.trim().toLowerCase());
}
