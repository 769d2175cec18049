import { RATING_MOST, type Ticket } from '../../contract/support';
import { useT } from '../i18n';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { useEnding } from './queries';
import css from './Support.module.css';

const STARS = Array.from({ length: RATING_MOST }, (_, i) => i + 1);

/** How it was: one to five stars, which may be changed. */
export function Rating({ ticket: { id, rating } }: { readonly ticket: Ticket }) {
  const t = useT();
  const { rate } = useEnding();
  const given = rate.data?.ticket.rating ?? rating ?? 0;
  return (
    <fieldset className={css.rating}>
      <legend>{t(given === 0 ? 'support.rate' : 'support.rated')}</legend>
      <div>
        {STARS.map((n) => (
          <button
            key={n}
            type="button"
            className={cx(n <= given && css.lit)}
            aria-pressed={n === given}
            aria-label={t('support.stars', { n })}
            onClick={() => rate.mutate({ query: { id }, body: { rating: n } })}
          >
            <Icon name="star" filled={n <= given} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
