import { FLOW_DAYS_MOST, type FlowFilters } from '../../contract/flow';
import { dayOf, startOf } from '../../rules/days';
import { DAY_MS } from '../../rules/wib';
import type { Journal, JournalSpan } from '../ports.journal';
import type { Hidden } from './hidden';

/** Filters as the journal is asked. */
export function spanOf(
  owner: string,
  { group, pocket, currency = 'IDR', from, to }: FlowFilters,
  kinds: Journal['kinds'],
  { refs }: Pick<Hidden, 'refs'>,
): JournalSpan {
  return {
    owner,
    currency,
    kinds:
      group === undefined
        ? null
        : Object.entries(kinds)
            .filter(([, of]) => of === group)
            .map(([kind]) => kind),
    pocket: pocket ?? null,
    from: from === undefined ? null : startOf(from),
    until: to === undefined ? null : startOf(to) + DAY_MS,
    hidden: refs,
  };
}

/** The days that are summed up at once: the last `FLOW_DAYS_MOST` of those that were asked for, none after today. */
export function daysOf({ from, to, ...rest }: FlowFilters, now: number): FlowFilters & { readonly from: string } {
  const today = dayOf(now);
  const last = to !== undefined && to < today ? to : today;
  const since = dayOf(startOf(last) - (FLOW_DAYS_MOST - 1) * DAY_MS);
  return { ...rest, from: from !== undefined && from > since ? from : since, to: last };
}
