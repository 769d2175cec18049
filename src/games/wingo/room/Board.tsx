import { memo, useMemo, useState } from 'react';
import type { WingoSelection } from '../../../../contract/wingo';
import { cells as cellsOf, takesPicks } from '../../../../machines/wingo/select';
import type { CellRect } from '../feed';
import { useT } from '../../../i18n';
import { formatOdds, formatRp } from '../../../i18n/format';
import { PadButton, PadLayer, type PadState } from '../../../play/room/PadButton';
import { ballOf } from '../../../ui/balls';
import { cx } from '../../../ui/cx';
import { cellTowards } from './boardKeys';
import { numberOfOption, optionLabel, optionName, paysOf } from './cells';
import { useWingo, useWingoRoom } from './context';
import css from './Board.module.css';

interface BoardProps extends Pick<PadState, 'drawn' | 'missing'> {
  /** Where the canvas draws its cells. */
  readonly rects: readonly CellRect[];
}

/** The board's buttons, laid over the cells that the canvas draws. */
export function Board({ rects, ...state }: BoardProps) {
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
  return (
    <PadLayer<WingoSelection> label={t('wingo.board')} towards={(key) => cellTowards(focused, key)} onMove={setFocused}>
      {rects.map((rect) => (
        <Cell
          key={rect.option}
          {...state}
          rect={rect}
          pressed={picks.includes(rect.option)}
          placed={placed.get(rect.option) ?? 0}
          closed={closed}
          stop={rect.option === focused}
          onPress={room.toggle}
          onFocus={setFocused}
        />
      ))}
    </PadLayer>
  );
}

interface CellProps extends PadState {
  readonly rect: CellRect;
  readonly pressed: boolean;
  /** Rupiah that the player has on it in this phase. */
  readonly placed: number;
  readonly stop: boolean;
  readonly onPress: (option: WingoSelection) => void;
  readonly onFocus: (option: WingoSelection) => void;
}

const Cell = memo(function Cell({ rect, placed, ...pad }: CellProps) {
  const t = useT();
  const { option, kind } = rect;
  const label = optionLabel(t, option);
  const number = numberOfOption(option);
  return (
    <PadButton
      {...pad}
      id={option}
      place={rect}
      label={placed > 0 ? t('wingo.cellPlaced', { name: label, amount: formatRp(placed) }) : label}
      tone={kind === 'colour' ? option : undefined}
      className={cx(css.cell, !pad.drawn && css.plain)}
      face={() => (
        <>
          {number === null ? <b>{optionName(t, option)}</b> : <img className={css.ball} src={ballOf(number)} alt="" />}
          <span>{placed > 0 ? formatRp(placed) : formatOdds(paysOf(option).rate)}</span>
        </>
      )}
    />
  );
});
