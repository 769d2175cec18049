/** The pictures of the last release: what the visual tests hold every scene to. Loaded with the panel only. */
import type { StagedGame } from '../../stage/registry';
import type { DeckSize } from '../../deck/deck-types';
import { studioGames } from '../games';

const files = import.meta.glob<string>('../../../tests/visual/pictures/scenes.spec.ts/*.png', {
  query: '?url',
  import: 'default',
});

/** One committed picture: the moment of its fixture, ms, and its file. */
export interface ReleasePicture {
  readonly at: number;
  readonly load: () => Promise<string>;
}

/** The committed pictures of a fixture, in their order; none when it has never been pictured. */
export function picturesOf(game: StagedGame, fixture: string): readonly ReleasePicture[] {
  const moments = Object.entries(studioGames[game].frames).find(([name]) => name === fixture)?.[1] ?? [];
  return moments.flatMap((at) => {
    const load = files[`../../../tests/visual/pictures/scenes.spec.ts/${game}-${fixture}-${at}.png`];
    return load ? [{ at, load }] : [];
  });
}

/** How the visual tests hold the phone: its pictures are half as fine as CSS px. */
export function pictureSize(game: StagedGame): DeckSize {
  const [top = 0, right = 0, bottom = 0, left = 0] = studioGames[game].inset.split(',').map(Number);
  return { width: 412, height: 914, dpr: 0.5, inset: [top, right, bottom, left] };
}
