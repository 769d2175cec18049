import { memo } from 'react';
import type { FlowEntry, FlowPocket } from '../../contract/flow';
import row from '../history/ListRow.module.css';
import { signedRp } from '../history/texts';
import { useT } from '../i18n';
import { formatRp, formatTime } from '../i18n/format';
import { cx } from '../ui/cx';
import text from '../ui/text.module.css';
import { EntryMark } from './EntryMark';
import { changeOf, markOf, titleOf } from './texts';
import css from './EntryRow.module.css';

interface EntryRowProps {
  readonly entry: FlowEntry;
  /** The pocket that is looked at: the amount is what changed in it. */
  readonly pocket?: FlowPocket | undefined;
  /** It is the one that is open beside the list. */
  readonly on?: boolean;
  readonly onOpen: (id: string) => void;
}

/** One movement of the list, always of the same height: what came is green, what went is calm, and below it stands what there was after it. */
export const EntryRow = memo(function EntryRow({ entry, pocket, on = false, onOpen }: EntryRowProps) {
  const t = useT();
  const change = changeOf(entry, pocket);
  const mark = markOf(t, entry);
  return (
    <button
      type="button"
      className={cx(row.row, on && row.on)}
      aria-current={on ? 'true' : undefined}
      onClick={() => onOpen(entry.id)}
    >
      <EntryMark entry={entry} />
      <span className={row.text}>
        <span className={row.name}>{titleOf(t, entry)}</span>
        <span className={cx(row.note, css.note)}>
          <span>{t('flow.time', { time: formatTime(entry.at) })}</span>
          {mark === null ? null : <span className={cx(css.mark, css[mark.tone])}>{mark.text}</span>}
        </span>
      </span>
      <span className={css.sums}>
        <span className={cx(row.sum, change > 0n && row.won)}>{change === 0n ? t('flow.same') : signedRp(change)}</span>
        <span className={row.note}>
          <span className={text.hidden}>{t('flow.after', { amount: '' })}</span>
          {formatRp(entry.balance)}
        </span>
      </span>
    </button>
  );
});
