import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../i18n';
import { join, type Joined } from '../ui/listed';
import { Panes } from '../ui/Panes';
import { Empty } from '../ui/States';
import { useLater } from '../ui/useLater';
import { DayList } from './DayList';
import { NoList, type RecordArea } from './RecordStates';
import css from './RecordPanes.module.css';

type Pages<Item> = InfiniteData<{ readonly list: readonly Item[] }>;

/** What a list that goes on by pages has so far, newest first; null until its first page is there. Rows of other answers are made in slices, which no finger waits for. */
export function useItems<Item>(data: Pages<Item> | undefined): Joined<Item> | null {
  const last = useRef<Joined<Item> | null>(null);
  const all = useMemo(
    () =>
      data === undefined
        ? null
        : (last.current = join(
            data.pages.map(({ list }) => list),
            last.current,
          )),
    [data],
  );
  return useLater(all);
}

type ListProps<Item extends { readonly id: string }> = ComponentProps<typeof DayList<Item>>;

interface RecordPanesProps<Item extends { readonly id: string }> extends Pick<
  ListProps<Item>,
  'head' | 'above' | 'items' | 'timeOf' | 'netOf' | 'now' | 'children'
> {
  readonly area: RecordArea;
  readonly list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  /** Why there is nothing to list; null where nothing failed. */
  readonly error: Error | null;
  readonly narrowed: boolean;
  readonly onRetry: () => void;
  readonly onAll: () => void;
  readonly onClose: () => void;
  /** Over the end of the list. */
  readonly over?: ReactNode;
  readonly paneLabel: string;
  /** What is open of the list; null for nothing. */
  readonly detail: ReactNode | null;
}

/** A record under its days in whatever state it is, and on desktops what is open of it beside. */
export function RecordPanes<Item extends { readonly id: string }>({
  area,
  items,
  list,
  error,
  narrowed,
  onRetry,
  onAll,
  onClose,
  over,
  paneLabel,
  detail,
  ...rest
}: RecordPanesProps<Item>) {
  const t = useT();
  const [, go] = useLocation();
  return (
    <Panes
      narrow="pane"
      listLabel={t(`${area}.title`)}
      list={
        <>
          <DayList
            {...rest}
            items={items !== null && items.length > 0 ? items : null}
            label={t(`${area}.list`)}
            words={{ more: t(`${area}.more`), failed: t(`${area}.moreFailed`) }}
            instead={
              <div className={css.state}>
                <NoList
                  area={area}
                  error={items === null ? error : null}
                  none={items !== null}
                  narrowed={narrowed}
                  onRetry={onRetry}
                  onAll={onAll}
                  onGames={() => {
                    onClose();
                    go('/');
                  }}
                />
              </div>
            }
            more={{
              there: list.hasNextPage,
              loading: list.isFetchingNextPage,
              failed: list.isFetchNextPageError,
              load: () => void list.fetchNextPage(),
            }}
          />
          {over}
        </>
      }
      paneLabel={paneLabel}
      pane={
        <div className={css.pane}>
          {detail ?? <Empty title={t(`${area}.pickTitle`)}>{t(`${area}.pickBody`)}</Empty>}
        </div>
      }
    />
  );
}
