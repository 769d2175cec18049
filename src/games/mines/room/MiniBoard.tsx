import type { MineRound } from '../../../../machines/mines/types';
import { safeCells } from '../../../../machines/mines/machine';
import { CELLS } from '../../../../rules/mines/draw';
import type { Translate } from '../../../i18n';
import css from './MiniBoard.module.css';

/** A round's board in a list, as small as a stamp: gems, mines, and the one that ended it. */
export function MiniBoard({ t, round }: { readonly t: Translate; readonly round: MineRound }) {
  const safe = safeCells(round);
  const hit = round.status === 'lost' ? round.opened.at(-1) : undefined;
  const faceOf = (cell: number): string | undefined =>
    cell === hit ? 'hit' : safe.includes(cell) ? 'gem' : round.showMineIndex.includes(cell) ? 'mine' : undefined;
  return (
    <span className={css.row}>
      <span className={css.board} role="img" aria-label={t('mines.boardOf', { gems: safe.length, mines: round.mines })}>
        {Array.from({ length: CELLS }, (_, cell) => (
          <i key={cell} data-face={faceOf(cell)} />
        ))}
      </span>
      <span className={css.words}>{t('mines.boardOf', { gems: safe.length, mines: round.mines })}</span>
    </span>
  );
}
