import type { ReactNode } from 'react';
import { faceHue, pictureOf } from '../../../machines/kit/face';
import { useT } from '../../i18n';
import { formatAmount } from '../../i18n/format';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { PlayerName } from './PlayerName';
import css from './BetTable.module.css';

interface BetTableProps {
  readonly caption: string;
  /** What the columns besides the player's say: `choices` first what was bet on, `amounts` numbers alone. */
  readonly kind: 'choices' | 'amounts';
  readonly heads: readonly string[];
  /** In place of the table while there are no rows. */
  readonly empty: string;
  /** A line under it: how many bets are not listed. */
  readonly more?: string | null;
  readonly rows: readonly ReactNode[];
}

/** The bets of a round, a {@link PlayerRow} each. */
export function BetTable({ caption, kind, heads, empty, more = null, rows }: BetTableProps) {
  const t = useT();
  if (rows.length === 0) return <p className={css.more}>{empty}</p>;
  return (
    <>
      <table className={cx(css.table, css[kind])}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            {[t('room.player'), ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
      {more === null ? null : <p className={css.more}>{more}</p>}
    </>
  );
}

interface BetRowProps {
  readonly userId: string;
  readonly username: string;
  readonly avatar: string;
  readonly self: boolean;
  readonly bot: boolean;
  readonly state?: string;
  /** The other cells. */
  readonly children: ReactNode;
}

/** Somebody's bet: who it is, and the cells that a game has for it. */
export function PlayerRow({ userId, username, avatar, self, bot, state, children }: BetRowProps) {
  const t = useT();
  return (
    <tr className={cx(css.row, self && css.own)} data-state={state}>
      <td>
        <PlayerName
          username={username}
          shown={self ? t('room.you') : username}
          hue={faceHue(userId, avatar)}
          picture={pictureOf(avatar)}
          bot={bot}
        />
      </td>
      {children}
    </tr>
  );
}

/** How many bets there are, for the button on a phone: where the word has no room, a sign beside the number. */
export function BetsInShort({ count }: { readonly count: number }) {
  const t = useT();
  const n = formatAmount(count);
  return (
    <>
      <span className={css.word}>{t('room.betsShort', { n })}</span>
      <span className={css.digits} aria-hidden="true">
        <Icon name="people" size="xs" />
        {n}
      </span>
    </>
  );
}
