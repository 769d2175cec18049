/**
 * A tree of @pixi/react over a deck's scene, drawn by the deck's own renderer. Only the studio loads this: the package brings a second reconciler,
 * and players have nothing to reconcile.
 */
import { createRoot, extend } from '@pixi/react';
import { Sprite } from 'pixi.js';
import type { ReactNode } from 'react';
import type { StagedGame } from '../../stage/registry';
import type { Deck } from '../../deck/deck-types';

extend({ Sprite });

export interface OverlayRoot {
  render(tree: ReactNode): void;
  destroy(): void;
}

export function openOverlays(deck: Deck<StagedGame>): OverlayRoot {
  // The package keeps a root for good by its canvas: one that nobody sees, so that the deck's own is free again.
  const root = createRoot(document.createElement('canvas'));
  const { app } = root.applicationState;
  // It makes an Application and, at the first render, a renderer with a loop: but none where there is one.
  app.renderer = deck.renderer;
  deck.over(app.stage);
  return {
    render: (tree) => void root.render(tree, {}),
    destroy() {
      deck.over(null);
      void root.render(null, {});
      Reflect.deleteProperty(app, 'renderer');
    },
  };
}
