import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import type { WingoSelection } from '../../../../contract/wingo';
import { cells as cellsOf, takesPicks } from '../../../../machines/wingo/select';
import type { CellRect } from '../feed';
import { useT } from '../../../i18n';
import { formatOdds, formatRp } from '../../../i18n/format';
import { ballOf } from '../../../ui/balls';
import { cx } from '../../../ui/cx';
import { cellTowards } from './boardKeys';
import { numberOfOption, optionLabel, optionName, paysOf } from './cells';
import { useWingo, useWingoRoom } from './context';
import css from './Board.module.css';

interface BoardProps {
  /** Where the canvas draws its cells. */
  readonly rects: readonly CellRect[];
  /** The canvas draws the cells; without it the buttons have faces of their own. */
  readonly drawn: boolean;
  /** Above 0 while the player is told to choose: the cells draw the eye once a number. */
  readonly missing: number;
}

/** The board's buttons, laid over the cells that the canvas draws. One stop for the Tab key, arrows move inside. */
export function Board({ rects, drawn, missing }: BoardProps) {
  const t = useT();
  const room = useWingoRoom();
  const closed = !useWingo(takesPicks);
  const picks = useWingo(({ context }) => context.picks);
  const mine = useWingo(({ context }) => context.infos[context.model]?.myOrders);
  const [focused, setFocused] = useState<WingoSelection>('green');
  const placed = useMemo(
    () =>
      new Map(
        mine === undefined ? [] : cellsOf(room.actor.getSnapshot()).map(({ option, placed: stake }) => [option, stake]),
      ),
    [mine, room],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = cellTowards(focused, event.key);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-option="${next}"]`)?.focus();
  };
  return (
    <div className={css.layer} role="group" aria-label={t('wingo.board')} onKeyDown={onKeyDown}>
      {rects.map((rect) => (
        <CellButton
          key={rect.option}
          rect={rect}
          picked={picks.includes(rect.option)}
          placed={placed.get(rect.option) ?? 0}
          closed={closed}
          drawn={drawn}
          missing={missing}
          stop={rect.option === focused}
          onPick={room.toggle}
          onFocus={setFocused}
        />
      ))}
    </div>
  );
}

interface CellButtonProps {
  readonly rect: CellRect;
  readonly picked: boolean;
  /** Rupiah that the player has on it in this phase. */
  readonly placed: number;
  readonly closed: boolean;
  readonly drawn: boolean;
  readonly missing: number;
  /** Where the Tab key stops. */
  readonly stop: boolean;
  readonly onPick: (option: WingoSelection) => void;
  readonly onFocus: (option: WingoSelection) => void;
}

const CellButton = memo(function CellButton({
  rect: { option, kind, x, y, width, height },
  picked,
  placed,
  closed,
  drawn,
  missing,
  stop,
  onPick,
  onFocus,
}: CellButtonProps) {
  const t = useT();
  const label = optionLabel(t, option);
  return (
    <button
      type="button"
      className={cx(css.cell, css[kind], !drawn && css.plain)}
      data-option={option}
      data-tone={kind === 'colour' ? option : undefined}
      style={{ left: x, top: y, width, height }}
      tabIndex={stop ? 0 : -1}
      aria-pressed={picked}
      aria-disabled={closed || undefined}
      aria-label={placed > 0 ? t('wingo.cellPlaced', { name: label, amount: formatRp(placed) }) : label}
      onClick={closed ? undefined : () => onPick(option)}
      onFocus={() => onFocus(option)}
    >
      {drawn ? null : <Face option={option} placed={placed} />}
      {missing > 0 ? <i key={missing} className={css.ask} /> : null}
    </button>
  );
});

/** What a cell shows where the canvas cannot. */
function Face({ option, placed }: { readonly option: WingoSelection; readonly placed: number }) {
  const t = useT();
  const number = numberOfOption(option);
  return (
    <span className={css.face}>
      {number === null ? <b>{optionName(t, option)}</b> : <img src={ballOf(number)} alt="" />}
      <span>{placed > 0 ? formatRp(placed) : formatOdds(paysOf(option).rate)}</span>
    </span>
  );
}
