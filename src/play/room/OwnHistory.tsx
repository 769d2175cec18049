import type { ReactNode } from 'react';
import type { Sen } from '../../../rules/money';
import { useHouse, useLoggedIn } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatSigned } from '../../i18n/format';
import { Button } from '../../ui/Button';
import type { Column } from '../../ui/DataTable';
import { Icon } from '../../ui/Icon';
import { Empty } from '../../ui/States';
import { HistoryTable } from './HistoryTable';
import type { Paged } from './usePaged';
import css from './OwnHistory.module.css';

/** What belongs to a player; a guest is asked in. */
export function PlayersOnly({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const { openPanel } = useHouse();
  if (useLoggedIn()) return children;
  return (
    <Empty
      title={t('room.guestTitle')}
      action={<Button onClick={() => openPanel('login')}>{t('login.submit')}</Button>}
    >
      {t('room.guestBody')}
    </Empty>
  );
}

interface OwnHistoryProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly paged: Paged<Row>;
}

/** The player's own bets by page, and the way to those of all games. */
export function OwnHistory<Row>(table: OwnHistoryProps<Row>) {
  const t = useT();
  const { openPanel } = useHouse();
  return (
    <>
      <HistoryTable
        caption={t('room.myHistory')}
        {...table}
        empty={{ title: t('room.emptyTitle'), body: t('room.emptyBody') }}
      />
      <button type="button" className={css.all} onClick={() => openPanel('bet-history')}>
        {t('history.title')}
        <Icon name="right" size="xs" />
      </button>
    </>
  );
}

/** The quiet text of a cell. */
export const Note = ({ children }: { readonly children: ReactNode }) => <span className={css.note}>{children}</span>;

interface OutcomeProps {
  readonly status: 'open' | 'won' | 'lost' | 'returned';
  readonly staked: Sen;
  readonly back: Sen;
  /** The words for a bet that is not settled, and for one whose stake went back. */
  readonly open: string;
  readonly returned: string;
}

/** What became of a bet, as money. */
export function Outcome({ status, staked, back, open, returned }: OutcomeProps) {
  switch (status) {
    case 'open':
      return <Note>{open}</Note>;
    case 'returned':
      return <Note>{returned}</Note>;
    case 'won':
      return <span className={back > staked ? css.won : css.note}>{formatSigned(back - staked)}</span>;
    case 'lost':
      return <span className={css.lost}>{formatSigned(-staked)}</span>;
  }
}
