import { type ComponentProps, useMemo } from 'react';
import { type Day, dayOf } from '../../rules/days';
import type { Sen } from '../../rules/money';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';
import { useLocale } from '../i18n';
import { TallList } from '../ui/TallList';
import type { Joined } from '../ui/listed';
import { type Section, sectionsOf } from '../ui/tallRows';
import { dayText, signedRp } from './texts';
import css from './DayList.module.css';

const HEIGHTS = { head: 2.5, item: 4, large: 6.25 } as const;
/** A sheet's height: of the window's, px at most. */
const [SHEET, SHEET_MOST] = [0.92, 860];

type ListProps<Item extends { readonly id: string }> = ComponentProps<typeof TallList<Item, Day>>;

interface DayListProps<Item extends { readonly id: string }> extends Pick<
  ListProps<Item>,
  'head' | 'instead' | 'label' | 'words' | 'children' | 'more'
> {
  readonly items: Joined<Item> | null;
  /** When an item was, epoch ms: they come newest first. Always the same function: another one has all items put under their days anew. */
  readonly timeOf: (item: Item) => number;
  /** What a day came to; undefined where it is not known. */
  readonly netOf: (day: Day) => Sen | undefined;
  readonly now: number;
  /** What of a sheet's height is above the rows, px, about: a row that is made and not seen would be one more in the frame that the panel opens with. */
  readonly above: number;
}

/** Sections of pages that were looked at, by what told the time of their items. */
const known = new WeakMap<object, WeakMap<object, readonly Section<Day>[]>>();

/** Days in Jakarta, of items in pages: of a page that is known nothing is looked at again, for there may be thousands. */
export function daysOf<Item>(pages: readonly (readonly Item[])[], timeOf: (item: Item) => number) {
  const ofPage = known.get(timeOf) ?? new WeakMap<object, readonly Section<Day>[]>();
  known.set(timeOf, ofPage);
  const all: Section<Day>[] = [];
  let count = 0;
  for (const page of pages) {
    const sections =
      ofPage.get(page) ??
      sectionsOf(
        page,
        // A day's name is dear.
        (item) => Math.floor((timeOf(item) + WIB_OFFSET_MS) / DAY_MS),
        (item) => dayOf(timeOf(item)),
      );
    ofPage.set(page, sections);
    for (const { key, from } of sections) if (all.at(-1)?.key !== key) all.push({ key, from: count + from });
    count += page.length;
  }
  return all;
}

/** A list under days and what each day came to. */
export function DayList<Item extends { readonly id: string }>({
  items,
  timeOf,
  netOf,
  now,
  above,
  ...list
}: DayListProps<Item>) {
  const { t, locale } = useLocale();
  const sections = useMemo(() => (items === null ? [] : daysOf(items.pages, timeOf)), [items, timeOf]);
  return (
    <TallList
      {...list}
      items={items}
      sections={sections}
      heights={HEIGHTS}
      room={Math.min(innerHeight * SHEET, SHEET_MOST) - above}
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
