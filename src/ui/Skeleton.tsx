import type { CSSProperties } from 'react';
import { useT } from '../i18n';
import css from './Skeleton.module.css';

/** A grey bone of a text or picture that is on its way. */
export function Bone({
  width,
  height = 14,
  radius = 7,
}: {
  readonly width: CSSProperties['width'];
  readonly height?: number;
  readonly radius?: number;
}) {
  return <i className={css.bone} style={{ width, height, borderRadius: radius }} />;
}

const WIDTHS = [128, 104, 142, 116, 96, 134, 110, 122] as const;

/** Rows on their way: appears only after 150 ms, so that a quick answer never flickers. */
export function RowsSkeleton({ rows = 6 }: { readonly rows?: number }) {
  const t = useT();
  return (
    <div className={css.late} role="status" aria-label={t('common.loading')}>
      {WIDTHS.slice(0, rows).map((width, i) => (
        <div key={width} className={css.row} style={{ opacity: 1 - i * 0.1 }}>
          <Bone width={44} height={44} radius={14} />
          <div className={css.lines}>
            <Bone width={width} />
            <Bone width={width * 0.7} height={11} />
          </div>
          <Bone width={76} />
        </div>
      ))}
    </div>
  );
}
