/** The Wingo machine as the Wingo scene sees it, and where the scene draws what the room lays its buttons over. */
import type { Clock } from '../../../machines/kit/clock';
import type { PoolActor } from '../../play/pool/openRoom';
import type { WingoSelection } from '../../../contract/wingo';
import { boardViews, cueOf } from '../../../machines/wingo/select';
import { modelOf } from '../../../machines/wingo/wire';
import type { Box } from '../../../scenes/kit/scene';
import { wingoLayout, type CellRect, type WingoLayout } from '../../../scenes/wingo/layout';
import type { StageFeed } from '../../stage/feed';
import { machineFeed } from '../../stage/machineFeed';

export type { CellRect } from '../../../scenes/wingo/layout';

export function createWingoFeed(actor: PoolActor<WingoSelection, number>, clock: Clock): StageFeed<'wingo'> {
  const told = {
    getSnapshot: () => actor.getSnapshot(),
    subscribe: actor.subscribe.bind(actor),
    on: () => ({ unsubscribe: () => undefined }),
  };
  return {
    ...machineFeed('wingo', told, clock, boardViews()),
    onCue(play) {
      const heard = [
        actor.on('cue', ({ cue }) => play(cueOf(cue, actor.getSnapshot().context.mine))),
        actor.on('picked', ({ pool, on }) => play({ type: 'pick', option: pool, on })),
        actor.on('table', ({ from, to }) => play({ type: 'model', from: modelOf(from), to: modelOf(to) })),
      ];
      return () => heard.forEach((subscription) => subscription.unsubscribe());
    },
  };
}

/**
 * The thirteen cells that the scene draws, in reading order: green, violet, red, 0 to 9. CSS px from the canvas's top left corner;
 * each is at least 44 px wide and high.
 * @param box the same box that the scene was resized to
 * @param full whether the full-open view is shown
 */
export const wingoCells = (box: Box, full = false): readonly CellRect[] => wingoLayout(box, full).cells;

/** The panel that the scene draws behind the cells: the shell's own panel can join it. */
export const wingoSheet = (box: Box, full = false): WingoLayout['sheet'] => wingoLayout(box, full).sheet;

/** Around the past draws, down to where their area ends, CSS px: whoever taps there wants to see all of them. */
export function wingoHistory(
  box: Box,
  full = false,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const {
    hero,
    history: { x, y, size, pitch, columns },
  } = wingoLayout(box, full);
  const top = y - size / 2;
  return { x: x - size / 2, y: top, width: (columns - 1) * pitch + size, height: hero.y + hero.height - top };
}
