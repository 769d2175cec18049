/** What all overlays know of the canvas that they are drawn on. */
import { createContext, useContext, useLayoutEffect } from 'react';
import type { StagedGame } from '../../stage/registry';
import type { Deck } from '../../deck/deck-types';

export interface Glass {
  readonly deck: Deck<StagedGame>;
  /** CSS px of the scene. */
  readonly width: number;
  readonly height: number;
  /** CSS px of the scene that are one px of the screen: lines and letters stay as large as they are however small the device is shown. */
  readonly unit: number;
  /** Texture px to a CSS px of the scene for what is painted. */
  readonly density: number;
  /** The frame is drawn again, soon and once. */
  readonly redraw: () => void;
}

export const GlassContext = createContext<Glass | null>(null);

/** @throws Error outside the overlays' tree */
export function useGlass(): Glass {
  const glass = useContext(GlassContext);
  if (!glass) throw new Error('overlays are drawn below a GlassContext');
  return glass;
}

/** While the deck stands still nothing draws what changed: call it wherever something is put into the picture. */
export function useRedraw(): void {
  const { redraw } = useGlass();
  useLayoutEffect(() => {
    redraw();
    return redraw;
  });
}
