/** The list of a replay's players, filled as the story goes on. */
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useT } from '../i18n';
import { formatAmount, formatRp, formatSigned } from '../i18n/format';
import { PlayerName } from '../play/room/PlayerName';
import { FRAME_MS } from './clock';
import type { Transport } from './transport';
import css from './Seats.module.css';

/** Rows of a list, at most: the largest stakes. */
const SHOWN = 60;
/** The list looks at the clock this often, frames. */
const PACE = 6;

/** ms of the story by the transport, ten times a second. */
export function useStoryTime(transport: Transport | null): number {
  const subscribe = useCallback(
    (changed: () => void) => transport?.subscribe(changed) ?? (() => undefined),
    [transport],
  );
  return useSyncExternalStore(subscribe, () =>
    transport === null ? Infinity : Math.ceil(transport.get().frame / PACE) * PACE * FRAME_MS,
  );
}

export interface Row {
  readonly at: number;
  readonly name: string;
  readonly hue: number;
  readonly bot?: true | undefined;
  readonly amount: number;
}

interface TableProps<R extends Row> {
  readonly rows: readonly R[];
  readonly more: number;
  readonly now: number;
  readonly result: (row: R) => ReactNode;
}

/** Who has come so far; those to come wait, faint, so that the list does not jump. */
export function SeatTable<R extends Row>({ rows, more, now, result }: TableProps<R>) {
  const t = useT();
  if (rows.length === 0) return <p className={css.empty}>{t('replay.nobody')}</p>;
  const rest = more + Math.max(0, rows.length - SHOWN);
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('room.player')}</th>
            <th scope="col">{t('replay.stakes')}</th>
            <th scope="col">{t('replay.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row, i) => (
            <tr key={i} className={row.at > now ? css.waiting : undefined}>
              <td>
                <PlayerName username={row.name} hue={row.hue} bot={row.bot === true} />
              </td>
              <td>{formatRp(row.amount)}</td>
              <td>{row.at > now ? null : result(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 ? <p className={css.empty}>{t('replay.more', { n: formatAmount(rest) })}</p> : null}
    </>
  );
}

interface TextProps {
  readonly children: ReactNode;
}
export const Won = ({ children }: TextProps) => <span className={css.won}>{children}</span>;
export const Dim = ({ children }: TextProps) => <span className={css.dim}>{children}</span>;

/** What a bet came to, once it may be told. Rupiah. */
export function Net({ net }: { readonly net: number }) {
  const Tone = net > 0 ? Won : Dim;
  return <Tone>{formatSigned(net)}</Tone>;
}

/** What was bet on with what it came to. */
export const Picked = ({ children }: TextProps) => <span className={css.picks}>{children}</span>;
