import { type ComponentProps, useMemo } from 'react';
import { type Day, dayOf } from '../../rules/days';
import type { Sen } from '../../rules/money';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';
import { useLocale } from '../i18n';
import { TallList } from '../ui/TallList';
import { sectionsOf } from '../ui/tallRows';
import { dayText, signedRp } from './texts';
import css from './DayList.module.css';

const HEIGHTS = { head: 2.5, item: 4, large: 6.25 } as const;
/** Of the window's height, what the rows have of it below the head, about. */
const SHARE = 0.4;

type ListProps<Item extends { readonly id: string }> = ComponentProps<typeof TallList<Item, Day>>;

interface DayListProps<Item extends { readonly id: string }> extends Pick<
  ListProps<Item>,
  'head' | 'items' | 'instead' | 'label' | 'words' | 'children' | 'more'
> {
  /** When an item was, epoch ms: they come newest first. Always the same function: another one has all items put under their days anew. */
  readonly timeOf: (item: Item) => number;
  /** What a day came to; undefined where it is not known. */
  readonly netOf: (day: Day) => Sen | undefined;
  readonly now: number;
}

/** Days in Jakarta. */
export const daysOf = <Item,>(items: readonly Item[], timeOf: (item: Item) => number) =>
  sectionsOf(
    items,
    // A day's name is dear, and there may be a hundred thousand items.
    (item) => Math.floor((timeOf(item) + WIB_OFFSET_MS) / DAY_MS),
    (item) => dayOf(timeOf(item)),
  );

/** A list under days and what each day came to. */
export function DayList<Item extends { readonly id: string }>({
  items,
  timeOf,
  netOf,
  now,
  ...list
}: DayListProps<Item>) {
  const { t, locale } = useLocale();
  const sections = useMemo(() => (items === null ? [] : daysOf(items, timeOf)), [items, timeOf]);
  return (
    <TallList
      {...list}
      items={items}
      sections={sections}
      heights={HEIGHTS}
      share={SHARE}
      sectionHead={(day) => {
        const net = netOf(day);
        return (
          <h3 className={css.day}>
            <span>{dayText(t, locale, day, now)}</span>
            {net === undefined ? null : <b>{signedRp(net)}</b>}
          </h3>
        );
      }}
    />
  );
}
