import { useLocale } from '../i18n';
import { formatDay } from '../i18n/dates';
import { cx } from '../ui/cx';
import { type Day, type Days, eachDay, noonOf } from '../../rules/days';
import type { Sum } from './sums';
import { signedRp } from './texts';
import css from './Bars.module.css';

interface BarsProps {
  readonly frame: Days;
  readonly days: Days;
  readonly today: Day;
  readonly sums: ReadonlyMap<Day, Sum> | null;
}

/** The least of a bar that is seen, of the half that it stands in. */
const LEAST = 0.1;
/** Of a day's width, what is left free beside its bar. */
const ASIDE = 0.12;
/** Days whose number stands below, at most. */
const NUMBERS = 5;

/** One bar a day, up or down from zero; a dot where nothing was settled, each by itself in its place: boxes around them would be a third of the panel's. In words it is the best day and the heaviest. */
export function Bars({ frame, days, today, sums }: BarsProps) {
  const { t, locale } = useLocale();
  const all = eachDay(frame);
  const net = (day: Day): bigint => sums?.get(day)?.net ?? 0n;
  const largest = all.reduce((most, day) => {
    const size = net(day) < 0n ? -net(day) : net(day);
    return size > most ? size : most;
  }, 1n);
  const share = (day: Day): number => Math.max(LEAST, Math.abs(Number(net(day))) / Number(largest));
  const inView = all.filter((day) => day >= days.from && day <= days.to && sums?.has(day));
  const best = inView.reduce<Day | null>((top, day) => (top === null || net(day) > net(top) ? day : top), null);
  const worst = inView.reduce<Day | null>((low, day) => (low === null || net(day) < net(low) ? day : low), null);
  const said = (day: Day): string => `${formatDay(noonOf(day), locale)} ${signedRp(net(day))}`;
  const words =
    best === null || worst === null
      ? t('history.chartEmpty')
      : t('history.chart', { best: said(best), worst: said(worst) });
  const step = Math.ceil(all.length / NUMBERS);
  /** So many days' widths. */
  const part = (of: number): string => `${String((of / all.length) * 100)}%`;
  const numbered = (i: number): boolean =>
    i === 0 || ((i + 1) % step === 0 && i < all.length - 1) || i === all.length - 1;
  return (
    <div className={css.chart} role="img" aria-label={words}>
      {all.map((day, i) => (
        <i
          key={day}
          className={cx(
            day === today && css.today,
            (day < days.from || day > days.to) && css.aside,
            net(day) > 0n ? css.up : net(day) < 0n ? css.down : css.none,
          )}
          style={{
            left: part(i + ASIDE),
            right: part(all.length - 1 - i + ASIDE),
            height: net(day) === 0n ? undefined : `${String(share(day) * 50)}%`,
          }}
        />
      ))}
      {all.map((day, i) =>
        numbered(i) ? (
          <b
            key={day}
            className={cx(day === today && css.today, i === all.length - 1 ? css.last : i === 0 ? css.first : null)}
            style={i === 0 || i === all.length - 1 ? undefined : { left: part(i + 0.5) }}
          >
            {Number(day.slice(8))}
          </b>
        ) : null,
      )}
    </div>
  );
}
