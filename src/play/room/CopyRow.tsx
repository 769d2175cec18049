import { useCopy } from '../../house/useCopy';
import { useT } from '../../i18n';
import { IconButton } from '../../ui/IconButton';
import css from './Fairness.module.css';

interface CopyRowProps {
  readonly label: string;
  /** Null while it is secret; then `later` stands in its place. */
  readonly value: string | null;
  readonly later?: string;
}

/** The head and tail of a hash: enough to compare by eye. */
const short = (text: string): string => (text.length > 30 ? `${text.slice(0, 16)}…${text.slice(-6)}` : text);

/** A seed or hash with its name; one tap copies all of it. */
export function CopyRow({ label, value, later }: CopyRowProps) {
  const t = useT();
  const toClipboard = useCopy();
  const copy = () => {
    if (value !== null) toClipboard(value, { title: t('proof.copied', { what: label }), content: short(value) });
  };
  return (
    <div className={css.row}>
      <span className={css.text}>
        <span className={css.label}>{label}</span>
        {value === null ? (
          <span className={css.later}>{later}</span>
        ) : (
          <span className={css.hash} title={value}>
            {short(value)}
          </span>
        )}
      </span>
      {value === null ? null : (
        <IconButton look="bare" icon="copy" label={t('proof.copy', { what: label })} onClick={copy} />
      )}
    </div>
  );
}
