import { memo } from 'react';
import { useT } from '../../i18n';
import type { Insets } from '../../stage';
import { Picture, type PictureBox } from '../room/Picture';
import { useOpenSheet } from '../room/sheets';
import { usePool, usePoolRoom } from './context';
import { type PadRect, Pads } from './Pads';
import css from './PoolPicture.module.css';

/** Where the canvas draws what the room lays its buttons over. */
export interface PictureLayout {
  readonly pads: readonly PadRect[];
  /** The strip of past results; null where it is not drawn. */
  readonly past: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

interface PictureProps {
  readonly inset: Insets;
  /** Above 0 while the player is told to choose. */
  readonly missing: number;
  /** From the game's own part of the stage. Keep it the same. */
  readonly lay: (box: PictureBox) => PictureLayout;
}

/** Past draws that are read out. */
const SAID = 5;
const CARD: Insets = { top: 12, right: 0, bottom: 12, left: 0 };

/** The canvas with the buttons over its pools and its strip of results. */
export function PoolPicture({ inset, missing, lay }: PictureProps) {
  const { feed } = usePoolRoom();
  return (
    <Picture feed={feed} inset={inset} card={CARD} lay={lay}>
      {({ past, pads }, drawn) => (
        <>
          {past === null ? null : <PastDraws {...past} />}
          <Pads rects={pads} drawn={drawn} missing={missing} />
        </>
      )}
    </Picture>
  );
}

/** Over the past results that the canvas shows: says them, and opens all of them. */
const PastDraws = memo(function PastDraws({ x, y, width, height }: NonNullable<PictureLayout['past']>) {
  const t = useT();
  const { game } = usePoolRoom();
  const open = useOpenSheet();
  const history = usePool(({ context }) => context.history);
  const list = history
    .slice(0, SAID)
    .map(({ draw }) => game.drawn(t, draw))
    .join('; ');
  return (
    <button
      type="button"
      className={css.past}
      style={{ left: x, top: y, width, height }}
      aria-label={t('pool.pastDraws', { list: list || '–' })}
      onClick={() => open('rounds')}
    />
  );
});
