import { memo, useMemo } from 'react';
import css from './Chart.module.css';
import { layout, type Picture, type Route, type StateBox } from './layout';
import { type Chart, leavesOf } from './model';

interface ChartPictureProps {
  readonly chart: Chart;
  /** Paths of the states that are on. */
  readonly lit: readonly string[];
  /** Ids of the arrows that were just taken; shown again whenever `step` is another. */
  readonly hot: readonly string[];
  readonly step: number;
  /** CSS px to lay it out in. */
  readonly width: number;
  readonly zoom: number;
}

/** A machine's picture: regions as cards, states in a column, transitions as lines with their words, what is on alight. */
export const ChartPicture = memo(function ChartPicture({ chart, lit, hot, step, width, zoom }: ChartPictureProps) {
  const picture = useMemo(() => layout(chart, width), [chart, width]);
  const on = new Set(lit);
  const taken = new Set(hot);
  return (
    <svg
      className={css.picture}
      width={picture.width * zoom}
      height={picture.height * zoom}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      role="img"
      aria-label={`${chart.name}: ${leavesOf(lit).join(', ')}`}
    >
      {picture.boxes.map((box) => (
        <Box key={box.state.path} box={box} on={on.has(box.state.path)} />
      ))}
      <Lines routes={picture.routes} starts={picture.starts} />
      <g key={step}>
        {picture.routes
          .filter(({ arrow }) => taken.has(arrow.id))
          .map((route) => (
            <Taken key={route.arrow.id} route={route} />
          ))}
      </g>
      <text className={css.anywhere}>
        {picture.anywhere.lines.map((line, i) => (
          <tspan key={line} x={picture.anywhere.x} y={picture.anywhere.y + i * 13}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
});

function Box({ box: { state, x, y, width, height, region }, on }: { readonly box: StateBox; readonly on: boolean }) {
  const inset = region ? 10 : 7;
  return (
    <g className={css.state} data-state={state.path} data-on={on} data-kind={region ? 'region' : state.kind}>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx={region ? 10 : 6} />
      <text className={css.name} x={x + inset} y={y + (region ? 18 : 14)}>
        {state.name}
      </text>
      {state.runs.map((run, i) => (
        <text key={run} className={css.run} x={x + inset} y={y + (region ? 18 : 14) + 13 * (i + 1)}>
          ▸ {run}
        </text>
      ))}
    </g>
  );
}

const tipOf = ({ tip }: Route): string => (tip ? `M${tip.x} ${tip.y}l7 -3.5v7z` : '');

/** Everything that stands still. */
const Lines = memo(function Lines({ routes, starts }: Pick<Picture, 'routes' | 'starts'>) {
  return (
    <>
      {starts.map(({ path, x, y }) => (
        <path key={path} className={css.start} d={`M${x - 3} ${y}a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1 -5 0M${x} ${y}h7`} />
      ))}
      {routes.map((route) => {
        const { arrow, line, label } = route;
        return (
          <g key={arrow.id} className={css.arrow} data-arrow={arrow.id} data-stays={route.tip === null || undefined}>
            <title>{`${arrow.source}: ${arrow.on}${arrow.guard === null ? '' : ` if ${arrow.guard}`}${arrow.target === null ? ', stays' : ` → ${arrow.target}`}`}</title>
            <path className={css.line} d={line} />
            {route.tip === null ? null : <path className={css.tip} d={tipOf(route)} />}
            <text className={css.label} x={label.x} y={label.y}>
              {label.text}
            </text>
          </g>
        );
      })}
    </>
  );
});

/** A transition that was just taken, for a moment. */
const Taken = ({ route }: { readonly route: Route }) => (
  <g className={css.taken}>
    <path className={css.line} d={route.line} />
    {route.tip === null ? null : <path className={css.tip} d={tipOf(route)} />}
    <text className={css.label} x={route.label.x} y={route.label.y}>
      {route.label.text}
    </text>
  </g>
);
