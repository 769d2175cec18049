import type { CSSProperties } from 'react';
import type { WingoTrend } from '../../../../contract/wingo';
import { COLOURS, NUMBERS, type WingoColour } from '../../../../rules/wingo/options';
import { type PlainMessage, useT } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import { RowsSkeleton } from '../../../ui/Skeleton';
import { Empty, Failed } from '../../../ui/States';
import { barShares, CHART_ROWS, colourCounts, columnMiddle, walkPoints } from './chart';
import { drawnName, optionName, shortPhase } from './cells';
import { Ball } from './Picks';
import { Rounds } from '../../../play/pool/Rounds';
import type { StatisticsView } from './StatisticsChoice';
import { useTrend } from './useTrend';
import css from './Statistics.module.css';

const numbers = Array.from({ length: NUMBERS }, (_, number) => number);

/** Statistics, chart or past rounds of the model on screen. */
export const Statistics = ({ view }: { readonly view: StatisticsView }) =>
  view === 'rounds' ? <Rounds /> : <Counted view={view} />;

/** What is counted over the last draws, in either view, with its states. */
function Counted({ view }: { readonly view: Exclude<StatisticsView, 'rounds'> }) {
  const t = useT();
  const trend = useTrend();
  switch (trend.state) {
    case 'loading':
      return <RowsSkeleton rows={5} />;
    case 'failed':
      return <Failed code={trend.code} onRetry={trend.retry} />;
    case 'ready':
      if (trend.trend.result.length === 0)
        return <Empty title={t('wingo.trendNone')}>{t('wingo.trendNoneBody')}</Empty>;
      return (
        <>
          {view === 'numbers' ? <NumbersView trend={trend.trend} /> : <ChartView trend={trend.trend} />}
          <PastLine />
        </>
      );
  }
}

const METRICS = [
  { of: 'missing', label: 'wingo.missingLong' },
  { of: 'avgMissing', label: 'wingo.avgMissingLong' },
  { of: 'maxContinued', label: 'wingo.maxContinuedLong' },
] as const satisfies readonly { readonly of: keyof WingoTrend; readonly label: PlainMessage }[];

/** How often each number came as bars, the other figures below their ball. */
function NumbersView({ trend }: { readonly trend: WingoTrend }) {
  const t = useT();
  const shares = barShares(trend.frequency);
  return (
    <>
      <ColourShare results={trend.result.map(({ number }) => number)} />
      <table className={css.numbers}>
        <caption>
          {t('wingo.frequencyLong')}, {t('wingo.statsOf', { n: formatAmount(trend.result.length) })}
        </caption>
        <thead>
          <tr className={css.bars} aria-hidden="true">
            {numbers.map((number) => (
              <td key={number}>
                <span className={css.count}>{trend.frequency[number]}</span>
                <i
                  className={css.bar}
                  data-colour={COLOURS[number]?.[0]}
                  data-second={COLOURS[number]?.[1]}
                  style={{ height: `${(shares[number] ?? 0) * 56 + 3}px` }}
                />
              </td>
            ))}
          </tr>
          <tr>
            {numbers.map((number) => (
              <th key={number} scope="col">
                <Ball number={number} size={26} />
              </th>
            ))}
          </tr>
        </thead>
        {METRICS.map(({ of, label }) => (
          <tbody key={of}>
            <tr>
              <th colSpan={NUMBERS} scope="rowgroup" className={css.metric}>
                {t(label)}
              </th>
            </tr>
            <tr>
              {numbers.map((number) => (
                <td key={number}>
                  {formatAmount(
                    of === 'avgMissing' ? Math.round((trend[of][number] ?? 0) * 10) / 10 : (trend[of][number] ?? 0),
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </>
  );
}

const SHARES: readonly WingoColour[] = ['green', 'violet', 'red'];

/** The colours of the last draws side by side. */
function ColourShare({ results }: { readonly results: readonly number[] }) {
  const t = useT();
  const counts = colourCounts(results);
  return (
    <div className={css.share} role="group" aria-label={t('wingo.share')}>
      {SHARES.map((colour) => (
        <span key={colour} data-colour={colour} style={{ flexGrow: Math.max(1, counts[colour]) }}>
          {t('wingo.shareOf', { name: optionName(t, colour), n: formatAmount(counts[colour]) })}
        </span>
      ))}
    </div>
  );
}

/** The draws one below the other, each in the column of its number, joined by a line. */
function ChartView({ trend }: { readonly trend: WingoTrend }) {
  const t = useT();
  const shown = trend.result.slice(0, CHART_ROWS);
  const style: CSSProperties & Record<'--rows', number> = { '--rows': shown.length };
  return (
    <div className={css.chart} style={style}>
      <div className={css.chartHead} aria-hidden="true">
        {numbers.map((number) => (
          <span key={number}>{number}</span>
        ))}
      </div>
      <svg className={css.walk} viewBox={`0 0 100 ${shown.length}`} preserveAspectRatio="none" aria-hidden="true">
        <polyline points={walkPoints(shown.map(({ number }) => number))} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol className={css.rows} aria-label={t('wingo.walk')}>
        {shown.map(({ phase, number }) => (
          <li key={phase} aria-label={t('wingo.walkRow', { id: shortPhase(phase), name: drawnName(t, number) })}>
            <span className={css.phase} aria-hidden="true">
              {shortPhase(phase)}
            </span>
            <span className={css.lane} aria-hidden="true">
              <span className={css.spot} style={{ left: `${columnMiddle(number)}%` }}>
                <Ball number={number} size={22} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Counting is no forecast. */
function PastLine() {
  const t = useT();
  return <p className={css.past}>{t('wingo.pastNote')}</p>;
}
