import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { IDENTITY_NAME_MAX, IMAGES_MOST, MINIMUM_AGE, PICTURE_MAX_BYTES } from '../../../contract/constants';
import { DOCUMENTS, type Identification, securityEndpoints } from '../../../contract/security';
import { useEndpoint } from '../../data/hooks';
import { withData } from '../../data/withData';
import { FormError } from '../../forms/FormError';
import { useContractForm } from '../../forms/useContractForm';
import { type Locale, useLocale, useT } from '../../i18n';
import { formatDayTime, formatMonth } from '../../i18n/format';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Row, Rows } from '../../ui/Rows';
import { FileField } from '../../ui/primitives/FileField';
import { Select } from '../../ui/primitives/Select';
import { Segmented } from '../../ui/Segmented';
import { useHouse } from '../../house/hooks';
import { Loaded } from '../../data/Loaded';
import { shrunk } from '../../house/shrink';
import { StateMark } from './StateMark';
import { useWrite } from './useWrite';
import css from './security.module.css';

const MB = 1_048_576;
const OLDEST = 100;
const SIDES = ['identity.front', 'identity.back', 'identity.face'] as const;
const MARK = {
  none: 'identity.none',
  review: 'identity.review',
  verified: 'identity.verified',
  refused: 'identity.refused',
} as const;

/** Who the player is, for whoever wants to say so: nothing here needs it. The desk looks at it. */
function IdentityPanel() {
  const query = useEndpoint(securityEndpoints.identification);
  return (
    <Loaded query={query}>
      {(known) =>
        known.state === 'none' || known.state === 'refused' ? <Claim known={known} /> : <Standing known={known} />
      }
    </Loaded>
  );
}

function Standing({ known }: { readonly known: Identification }) {
  const t = useT();
  return (
    <div className={css.page}>
      <StateMark good={known.state === 'verified'}>{t(MARK[known.state])}</StateMark>
      <p className={css.lead}>{t(known.state === 'verified' ? 'identity.verifiedNote' : 'identity.reviewNote')}</p>
      <Card padded={false} aria-label={t('security.identity')}>
        <Rows>
          <Row icon="user" title={t('identity.name')} note={known.name} />
          {known.document === undefined ? null : (
            <Row icon="list" title={t('identity.document')} note={t(`identity.${known.document}`)} />
          )}
          {known.sentAt === undefined ? null : (
            <Row icon="clock" title={t('identity.sent')} note={formatDayTime(known.sentAt)} />
          )}
        </Rows>
      </Card>
    </div>
  );
}

/** Days and pictures are chosen beside the form, and checked when it is sent. */
const { name, document } = securityEndpoints.identify.body.shape;
const NAMED = z.object({ name, document });

const two = (text: string): string => text.padStart(2, '0');
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: String(from + i), label: String(from + i) }));
const DAYS = numbers(1, 31);
const monthsOf = (locale: Locale) =>
  Array.from({ length: 12 }, (_, i) => ({
    value: String(i + 1),
    label: formatMonth(Date.UTC(2026, i, 15), locale).replace(/\s*\d+$/, ''),
  }));

function Claim({ known }: { readonly known: Identification }) {
  const { t, locale } = useLocale();
  const { clock } = useHouse();
  const upload = useWrite(securityEndpoints.upload);
  const identify = useWrite(securityEndpoints.identify);
  const [files, setFiles] = useState<readonly (File | null)[]>(() => Array.from({ length: IMAGES_MOST }, () => null));
  const [[day, month, year], setBorn] = useState<readonly (string | null)[]>([null, null, null]);
  const [asked, setAsked] = useState(false);
  const [sentPictures, setSentPictures] = useState<ReadonlyMap<File, string>>(new Map());
  const thisYear = new Date(clock.now()).getFullYear();
  // The same lists from letter to letter that is typed beside them.
  const months = useMemo(() => monthsOf(locale), [locale]);
  const years = useMemo(() => numbers(thisYear - OLDEST, thisYear - MINIMUM_AGE).reverse(), [thisYear]);
  const chosen = files.filter((file) => file !== null);
  const form = useContractForm(NAMED, {
    initial: { name: known.name ?? '', document: known.document ?? 'ktp' },
    send: async ({ name, document }) => {
      if (!day || !month || !year || chosen.length === 0) return;
      const made = new Map(sentPictures);
      for (const file of chosen)
        if (!made.has(file)) {
          made.set(file, (await upload({ body: { purpose: 'identity', data: await shrunk(file) } })).id);
          setSentPictures(new Map(made));
        }
      const pictures = chosen.map((file) => made.get(file) ?? '');
      await identify({ body: { name, document, born: `${year}-${two(month)}-${two(day)}`, pictures } });
    },
  });
  const born = (at: number) => (value: string) => setBorn((old) => old.map((part, i) => (i === at ? value : part)));
  return (
    <form
      className={css.form}
      {...form.props}
      onSubmit={(event) => {
        setAsked(true);
        form.props.onSubmit(event);
      }}
    >
      <p className={css.note}>{t('identity.why')}</p>
      {known.state === 'refused' ? (
        <p className={css.warn} role="status">
          {t('identity.refusedNote', { reason: known.reason ?? '' })}
        </p>
      ) : null}
      <Field
        {...form.text('name')}
        icon="user"
        label={t('identity.name')}
        autoComplete="name"
        maxLength={IDENTITY_NAME_MAX}
      />
      <fieldset className={css.born}>
        <legend>
          {t('identity.born')} · {t('identity.age', { n: MINIMUM_AGE })}
        </legend>
        <Select label={t('identity.day')} options={DAYS} value={day ?? null} onChange={born(0)} />
        <Select label={t('identity.month')} options={months} value={month ?? null} onChange={born(1)} />
        <Select label={t('identity.year')} options={years} value={year ?? null} onChange={born(2)} />
      </fieldset>
      {asked && (!day || !month || !year) ? (
        <p className={css.fault} role="alert">
          {t('identity.bornMissing')}
        </p>
      ) : null}
      <Segmented
        label={t('identity.document')}
        options={DOCUMENTS.map((value) => ({ value, label: t(`identity.${value}`) }))}
        value={form.values.document ?? 'ktp'}
        onChange={(value) => form.set('document', value)}
      />
      {SIDES.map((side, i) => (
        <FileField
          key={side}
          label={t(side)}
          value={files[i] ?? null}
          onChange={(file) => {
            setFiles((old) => old.map((kept, at) => (at === i ? file : kept)));
            form.forgive();
          }}
          maxMb={PICTURE_MAX_BYTES / MB}
          error={asked && chosen.length === 0 && i === 0 ? t('identity.pictureMissing') : null}
          disabled={form.busy}
        />
      ))}
      <p className={css.lead}>{t('identity.rules')}</p>
      <FormError refusal={form.refusal} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {t('identity.send')}
      </Button>
    </form>
  );
}

export default withData(IdentityPanel);
