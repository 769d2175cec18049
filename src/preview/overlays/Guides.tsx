import { rgb } from '../../../assets/tokens';
import type { Guide } from '../link';
import { useGlass } from './glass';
import { Line, Words } from './parts';

const SHARES = [1 / 3, 1 / 2, 2 / 3] as const;

/** Thirds and middles, and the lines that were laid. */
export function Guides({ guides }: { readonly guides: readonly Guide[] }) {
  const { width, height, unit } = useGlass();
  return (
    <>
      {SHARES.flatMap((share) => {
        const paint = { color: rgb('violetHi'), alpha: share === 1 / 2 ? 0.7 : 0.35 };
        return [
          <Line key={`x${share}`} axis="x" at={width * share} {...paint} />,
          <Line key={`y${share}`} axis="y" at={height * share} {...paint} />,
        ];
      })}
      {guides.map(({ axis, at }, i) => (
        <Line key={`${i}${axis}`} axis={axis} at={at} color={rgb('gold')}>
          <Words
            x={axis === 'x' ? at + 2 * unit : width}
            y={axis === 'x' ? height : at + 2 * unit}
            text={String(Math.round(at))}
            color={rgb('gold')}
          />
        </Line>
      ))}
    </>
  );
}
