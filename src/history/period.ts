import { type Day, type Days, daysOfMonth, monthOf } from '../../rules/days';
import { presetOf } from '../ui/presets';

/** What days are called in the head of the list. */
export type PeriodName = 'month' | 'today' | 'week' | 'range';

export function nameOf(days: Days, today: Day): PeriodName {
  const { to } = daysOfMonth(monthOf(days.from));
  if (days.from.endsWith('-01') && days.to === to) return 'month';
  const preset = presetOf(days, today);
  return preset === 'today' || preset === 'week' ? preset : 'range';
}

/** The days that stand in the chart: the whole month around a part of it, else the days themselves. */
export function frameOf({ from, to }: Days): Days {
  const month = monthOf(to);
  return monthOf(from) === month ? daysOfMonth(month) : { from, to };
}
