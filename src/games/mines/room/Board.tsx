import { type KeyboardEvent, memo, type PointerEvent, useCallback, useState } from 'react';
import { isAutoRunning, phaseOf } from '../../../../machines/kit/solo/select';
import { type CellFace, shownBoard } from '../../../../machines/mines/select';
import type { CellRect } from '../feed';
import { useT } from '../../../i18n';
import { cx } from '../../../ui/cx';
import { sameFields } from '../../../play/room/sameFields';
import { cellTowards } from './boardKeys';
import { useDesk, useMines, useMinesRoom } from './context';
import css from './Board.module.css';

interface BoardProps {
  /** Where the canvas draws its cells. */
  readonly rects: readonly CellRect[];
  /** The canvas draws them; without it the buttons have faces of their own. */
  readonly drawn: boolean;
  /** Cells are marked for a run, not opened. */
  readonly marking: boolean;
}

/** The board's buttons, laid over the cells that the canvas draws. One stop for the Tab key, arrows move inside. */
export function Board({ rects, drawn, marking }: BoardProps) {
  const t = useT();
  const { desk, feed, select } = useMinesRoom();
  const phase = useMines(phaseOf);
  const cells = useMines((snapshot) => shownBoard(snapshot, desk.mines(), marking).cells, sameFields);
  const pattern = useDesk((at) => at.pattern());
  const [focused, setFocused] = useState(12);
  const running = useMines(isAutoRunning);
  const playing = phase === 'playing' && !marking;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = cellTowards(focused, event.key);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  const onPress = useCallback((cell: number) => (marking ? desk.toggle(cell) : select(cell)), [marking, desk, select]);
  const onTouch = useCallback((aim: number | null, held: boolean) => feed.touch({ aim, held }), [feed]);
  return (
    <div
      className={css.layer}
      role="group"
      aria-label={t('mines.board')}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onTouch(null, false)}
    >
      {rects.map((rect) => {
        const face = cells[rect.cell] ?? 'covered';
        const covered = face === 'covered';
        return (
          <Cell
            key={rect.cell}
            rect={rect}
            face={face}
            marked={marking && covered && pattern.includes(rect.cell)}
            marking={marking}
            closed={marking ? running : !playing || !covered}
            drawn={drawn}
            stop={rect.cell === focused}
            onPress={onPress}
            onFocus={setFocused}
            onTouch={onTouch}
          />
        );
      })}
    </div>
  );
}

interface CellProps {
  readonly rect: CellRect;
  readonly face: CellFace;
  readonly marked: boolean;
  readonly marking: boolean;
  readonly closed: boolean;
  readonly drawn: boolean;
  /** Where the Tab key stops. */
  readonly stop: boolean;
  readonly onPress: (cell: number) => void;
  readonly onFocus: (cell: number) => void;
  /** The cell under the pointer or with the focus, and whether it is held: the canvas shows it at once. */
  readonly onTouch: (aim: number | null, held: boolean) => void;
}

const WORDS = {
  covered: 'mines.covered',
  asked: 'mines.asked',
  gem: 'mines.gem',
  mine: 'mines.hit',
  restGem: 'mines.restGem',
  restMine: 'mines.mine',
} as const;

const Cell = memo(function Cell({
  rect: { cell, x, y, size },
  face,
  marked,
  marking,
  closed,
  drawn,
  stop,
  onPress,
  onFocus,
  onTouch,
}: CellProps) {
  const t = useT();
  const label = t('mines.cell', {
    row: Math.floor(cell / 5) + 1,
    column: (cell % 5) + 1,
    what: t(marked ? 'mines.marked' : WORDS[face]),
  });
  const mouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return (
    <button
      type="button"
      className={cx(css.cell, !drawn && css.plain)}
      data-cell={cell}
      data-face={marked ? 'marked' : face}
      style={{ left: x, top: y, width: size, height: size }}
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-pressed={marking ? marked : undefined}
      aria-disabled={closed || undefined}
      onPointerEnter={(event) => {
        if (mouse(event)) onTouch(cell, false);
      }}
      onPointerDown={() => onTouch(cell, true)}
      onPointerUp={(event) => onTouch(mouse(event) ? cell : null, false)}
      onPointerCancel={() => onTouch(null, false)}
      onFocus={(event) => {
        onFocus(cell);
        if (event.currentTarget.matches(':focus-visible')) onTouch(cell, false);
      }}
      onBlur={() => onTouch(null, false)}
      onClick={closed ? undefined : () => onPress(cell)}
    />
  );
});
