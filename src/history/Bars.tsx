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

/** Days from one to another, by number, without anything to draw but a dot each. */
interface Rest {
  readonly from: number;
  readonly days: number;
  readonly aside: boolean;
}

/** Days in a row of which nothing was settled, those in view apart from those beside it: a box draws all of theirs, because a box a day would be a sixth of the panel's. */
function restsOf(all: readonly Day[], isRest: (day: Day) => boolean, isAside: (day: Day) => boolean): readonly Rest[] {
  const rests: Rest[] = [];
  all.forEach((day, i) => {
    if (!isRest(day)) return;
    const last = rests.at(-1);
    const aside = isAside(day);
    if (last !== undefined && last.aside === aside && last.from + last.days === i)
      rests[rests.length - 1] = { ...last, days: last.days + 1 };
    else rests.push({ from: i, days: 1, aside });
  });
  return rests;
}

/** One bar a day, up or down from zero, each by itself in its place; a dot where nothing was settled. In words it is the best day and the heaviest. */
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
  const isAside = (day: Day): boolean => day < days.from || day > days.to;
  const rests = restsOf(all, (day) => net(day) === 0n, isAside);
  const numbered = (i: number): boolean =>
    i === 0 || ((i + 1) % step === 0 && i < all.length - 1) || i === all.length - 1;
  return (
    <div className={css.chart} role="img" aria-label={words}>
      {rests.map(({ from, days, aside }) => (
        <i
          key={from}
          className={cx(css.none, aside && css.aside)}
          style={{
            left: part(from),
            right: part(all.length - from - days),
            backgroundSize: `${String(100 / days)}% 100%`,
          }}
        />
      ))}
      {all.map((day, i) =>
        net(day) === 0n ? null : (
          <i
            key={day}
            className={cx(day === today && css.today, isAside(day) && css.aside, net(day) > 0n ? css.up : css.down)}
            style={{
              left: part(i + ASIDE),
              right: part(all.length - 1 - i + ASIDE),
              height: `${String(share(day) * 50)}%`,
            }}
          />
        ),
      )}
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
