import { type Day, type Days, daysAfter, daysOfMonth, monthOf } from '../../rules/days';

/** Quick choices of days. */
export type Preset = 'today' | 'week' | 'days30' | 'month';
export const PRESETS: readonly Preset[] = ['today', 'week', 'days30', 'month'];

/** The days of a quick choice, today the last of them; `month` is the whole month, the days to come among it. */
export function presetDays(preset: Preset, today: Day): Days {
  if (preset === 'month') return daysOfMonth(monthOf(today));
  const back = preset === 'today' ? 0 : preset === 'week' ? 6 : 29;
  return { from: daysAfter(today, -back), to: today };
}

/** The quick choice that days are, null where they are none. */
export const presetOf = (days: Days, today: Day): Preset | null =>
  PRESETS.find((preset) => {
    const { from, to } = presetDays(preset, today);
    return from === days.from && to === days.to;
  }) ?? null;
