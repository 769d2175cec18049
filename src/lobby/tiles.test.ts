import { expect, it } from 'vitest';
import { OPEN_GAMES } from '../../contract/games';
import { TILES } from '../games/tiles';

it.each(OPEN_GAMES)('the lobby has something to show of %s', (game) => {
  const { pictures = [], letters = [], mark } = TILES[game];
  expect([...pictures, ...letters, mark]).not.toEqual([undefined]);
});
