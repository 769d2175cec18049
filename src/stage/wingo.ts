/** What the room knows of Wingo's picture: where the cells are that it lays its buttons over. */
import { wingoLayout, type CellRect } from '../../scenes/wingo/layout';
import type { Box } from '../../scenes/kit/scene';

export type { CellRect } from '../../scenes/wingo/layout';

/**
 * The thirteen cells that the scene draws, in reading order: green, violet, red, 0 to 9. CSS px from the canvas's top left corner;
 * each is at least 44 px wide and high.
 * @param box the same box that the scene was resized to
 * @param full whether the full-open view is shown
 */
export const wingoCells = (box: Box, full = false): readonly CellRect[] => wingoLayout(box, full).cells;

/** The upper edge of the scene's sheet, and its side where it stands beside the podium: the shell's panel can join it. */
export function wingoSheet(box: Box, full = false): { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly card: boolean } {
  return wingoLayout(box, full).sheet;
}
