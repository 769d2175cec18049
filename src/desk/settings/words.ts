import { KINDS, type KindValue, type SettingKind } from '../../../contract/settings-kinds';
import { SETTINGS, type SettingKey } from '../../../contract/settings-table';
import type { SiteFlags } from '../../../contract/site';
import type { Translate } from '../../i18n';
import type { Locale } from '../../i18n/areas';
import { formatMoment } from '../../i18n/dates';
import { formatAmount, formatRp } from '../../i18n/format';

interface Speaker {
  readonly t: Translate;
  readonly locale: Locale;
}

const NONE = 'settings.empty';
const onOff = (value: boolean) => (value ? 'settings.on' : 'settings.off');
const number = (value: number | null, { t }: Speaker): string =>
  value === null ? t(NONE) : new Intl.NumberFormat('id-ID').format(value);
const rupiah = (value: number | null, { t }: Speaker): string => (value === null ? t(NONE) : formatRp(value));
const text = (value: string | null, { t }: Speaker): string => (value === null || value === '' ? t(NONE) : value);
const range = (value: KindValue<'rangeOrNone'>, { t }: Speaker): string =>
  value === null ? t(NONE) : `${formatRp(value.min)} – ${formatRp(value.max)}`;

function flag(name: keyof SiteFlags, value: boolean | number, { t }: Speaker): string {
  return `${t(`settings.flag.${name}`)} ${typeof value === 'number' ? formatAmount(value) : t(onOff(value))}`;
}

/** What differs at a place, in words. */
function place({ region, blocked, flags }: KindValue<'places'>[number], speaker: Speaker): string {
  const { t } = speaker;
  const names = Object.keys(flags) as (keyof SiteFlags)[];
  const own = names.flatMap((name) => {
    const value = flags[name];
    return value === undefined ? [] : [flag(name, value, speaker)];
  });
  const parts = [...(blocked ? [t('settings.closed')] : []), ...own];
  return `${region}: ${parts.length === 0 ? t('settings.asSite') : parts.join(' · ')}`;
}

/** How each kind of value is said in a line. */
const WORDS: { readonly [Kind in SettingKind]: (value: KindValue<Kind>, speaker: Speaker) => string } = {
  switch: (value, { t }) => t(onOff(value)),
  minutes: number,
  hours: number,
  ms: number,
  rupiah,
  rupiahOrNone: rupiah,
  range,
  rangeOrNone: range,
  amounts: (value, { t }) => (value === null ? t(NONE) : value.map((amount) => formatRp(amount)).join(' · ')),
  text,
  link: text,
  region: text,
  maintenance: ({ on, until }, { t, locale }) =>
    `${t(onOff(on))}${on && until !== null ? `, ${t('settings.until')} ${formatMoment(until, locale)}` : ''}`,
  places: (value, speaker) =>
    value.length === 0 ? speaker.t(NONE) : value.map((one) => place(one, speaker)).join('; '),
  bankStrategy: (value, { t }) =>
    value === null
      ? t(NONE)
      : `${t(`settings.bank.${value.strategy}`)}${value.strategy === 'manul_exhibit_vip' ? ` ${formatAmount(value.level)}` : ''}`,
  depositReward: (value, { t }) =>
    value === null ? t(NONE) : `${t('settings.runs')}: ${t(onOff(value.active))}, ${value.key}`,
  redPocket: (value, speaker) => rupiah(value?.totalPool ?? null, speaker),
};

/** A value of a setting in a line, for differences and the history. One that no program of now would take stands as it was written. */
export function shown(key: SettingKey, value: unknown, speaker: Speaker): string {
  const { kind } = SETTINGS[key];
  const read = KINDS[kind].safeParse(value);
  // The kind's own schema has read it.
  const say = WORDS[kind] as (value: unknown, speaker: Speaker) => string;
  return read.success ? say(read.data, speaker) : JSON.stringify(value);
}

/** The two sides of a difference: of a list of places only those that differ. */
export function difference(
  key: SettingKey,
  before: unknown,
  after: unknown,
  speaker: Speaker,
): readonly [string, string] {
  const say = (value: unknown): string => shown(key, value, speaker);
  if (SETTINGS[key].kind !== 'places' || !Array.isArray(before) || !Array.isArray(after))
    return [say(before), say(after)];
  const same = new Set(before.map((one) => JSON.stringify(one)));
  const kept = new Set(after.map((one) => JSON.stringify(one)).filter((one) => same.has(one)));
  const rest = (list: readonly unknown[]): unknown[] => list.filter((one) => !kept.has(JSON.stringify(one)));
  return [say(rest(before)), say(rest(after))];
}
