import { DOC_BLOCK_MAX } from '../../../contract/deskDocs';
import { BLOCK_KINDS } from '../../../contract/docs';
import { LOCALE_NAMES, LOCALES, useT } from '../../i18n';
import { Button } from '../../ui/Button';
import letter from '../parts/LetterFields.module.css';
import parts from '../parts/parts.module.css';
import type { Piece } from './draft';
import css from './DocsView.module.css';

interface PieceFieldsProps {
  readonly piece: Piece;
  /** Its place among the pieces, and the last one's. */
  readonly at: number;
  readonly last: number;
  readonly onChange: (piece: Piece) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One piece of a doc: what it is, and its words in both languages side by side. */
export function PieceFields({ piece, at, last, onChange, onMove, onRemove }: PieceFieldsProps) {
  const t = useT();
  const n = at + 1;
  return (
    <li className={css.piece}>
      <div className={css.bar}>
        <select
          aria-label={`${t('docs.block', { n })}, ${t('docs.kind')}`}
          value={piece.kind}
          onChange={({ target }) =>
            onChange({ ...piece, kind: BLOCK_KINDS.find((kind) => kind === target.value) ?? piece.kind })
          }
        >
          {BLOCK_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`docs.kind.${kind}`)}
            </option>
          ))}
        </select>
        <Button tone="ghost" aria-label={t('docs.up', { n })} disabled={at === 0} onClick={() => onMove(-1)}>
          ↑
        </Button>
        <Button tone="ghost" aria-label={t('docs.down', { n })} disabled={at === last} onClick={() => onMove(1)}>
          ↓
        </Button>
        <Button tone="ghost" aria-label={t('docs.remove', { n })} disabled={last === 0} onClick={onRemove}>
          ×
        </Button>
      </div>
      <div className={letter.languages}>
        {LOCALES.map((locale) => (
          <div key={locale} className={parts.area}>
            <textarea
              lang={locale}
              rows={piece.kind === 'head' ? 1 : 4}
              maxLength={DOC_BLOCK_MAX}
              aria-label={t('docs.words', { n, language: LOCALE_NAMES[locale] })}
              value={piece[locale]}
              onChange={({ target }) => onChange({ ...piece, [locale]: target.value })}
            />
          </div>
        ))}
      </div>
      {piece.kind === 'list' ? <small className={css.hint}>{t('docs.listHint')}</small> : null}
    </li>
  );
}
