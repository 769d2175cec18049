import { useId } from 'react';
import { BODY_MOST, TITLE_MOST } from '../../../contract/deskMail';
import { LOCALE_NAMES, LOCALES, type Locale, useT } from '../../i18n';
import { Field } from '../../ui/Field';
import css from './LetterFields.module.css';
import parts from './parts.module.css';

/** What is written to players, in both languages; `link` is a page or a panel of ours, '' for none. */
export interface Draft {
  readonly title: Readonly<Record<Locale, string>>;
  readonly body: Readonly<Record<Locale, string>>;
  readonly link: string;
}

export const EMPTY: Draft = { title: { id: '', en: '' }, body: { id: '', en: '' }, link: '' };

/** Whether nothing is missing in either language. */
export const isWhole = ({ title, body }: Draft): boolean =>
  LOCALES.every((locale) => title[locale].trim() !== '' && body[locale].trim() !== '');

interface LetterFieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Title and text in both languages, side by side, each with what its reader will see. */
export function LetterFields({ draft, onChange }: LetterFieldsProps) {
  const t = useT();
  return (
    <>
      <div className={css.languages}>
        {LOCALES.map((locale) => (
          <Language key={locale} locale={locale} draft={draft} onChange={onChange} />
        ))}
      </div>
      <Field
        label={t('desk.link')}
        hint={t('desk.linkHint')}
        maxLength={100}
        value={draft.link}
        onChange={({ target }) => onChange({ ...draft, link: target.value.trim() })}
      />
    </>
  );
}

function Language({ locale, draft, onChange }: LetterFieldsProps & { readonly locale: Locale }) {
  const t = useT();
  const id = useId();
  const language = LOCALE_NAMES[locale];
  const set = (part: 'title' | 'body', text: string) =>
    onChange({ ...draft, [part]: { ...draft[part], [locale]: text } });
  return (
    <fieldset className={css.language}>
      <legend>{language}</legend>
      <Field
        label={t('desk.letterTitle')}
        lang={locale}
        maxLength={TITLE_MOST}
        value={draft.title[locale]}
        onChange={({ target }) => set('title', target.value)}
      />
      <div className={parts.area}>
        <label htmlFor={id}>{t('desk.letterBody')}</label>
        <textarea
          id={id}
          lang={locale}
          maxLength={BODY_MOST}
          value={draft.body[locale]}
          onChange={({ target }) => set('body', target.value)}
        />
      </div>
      <article className={css.preview} lang={locale} aria-label={t('desk.previewIn', { language })}>
        <b>{draft.title[locale] || t('desk.letterTitle')}</b>
        <p>{draft.body[locale] || t('desk.letterBody')}</p>
      </article>
    </fieldset>
  );
}
