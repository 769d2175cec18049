import { useState } from 'react';
import type { DocText } from '../../../contract/deskDocs';
import type { DocBlock } from '../../../contract/docs';
import { DocBlocks } from '../../help/DocBlocks';
import help from '../../help/Help.module.css';
import { LOCALE_NAMES, LOCALES, useLocale } from '../../i18n';
import { Segmented } from '../../ui/Segmented';
import css from './DocsView.module.css';

interface DocPreviewProps extends Pick<DocText, 'title' | 'summary'> {
  readonly blocks: readonly DocBlock[];
}

/** A doc as its page shows it, in the language that is chosen. */
export function DocPreview({ title, summary, blocks }: DocPreviewProps) {
  const { t, locale: own } = useLocale();
  const [locale, setLocale] = useState(own);
  return (
    <div className={css.preview}>
      <Segmented
        label={t('docs.preview')}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        value={locale}
        onChange={setLocale}
      />
      <article
        className={help.prose}
        lang={locale}
        aria-label={t('docs.previewIn', { language: LOCALE_NAMES[locale] })}
      >
        <p className={help.title}>{title[locale]}</p>
        <p className={help.lead}>{summary[locale]}</p>
        <div className={help.prose}>
          <DocBlocks blocks={blocks} locale={locale} />
        </div>
      </article>
    </div>
  );
}
