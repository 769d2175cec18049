// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { OPEN_GAMES } from '../../contract/games';
import { words as en } from '../i18n/en/room';
import { words as id } from '../i18n/id/room';
import { games } from '.';

it.each(OPEN_GAMES)('the canvas says of the connection what the shell says: %s', async (game) => {
  const {
    maker: { words },
  } = await games[game].maker();
  expect([words.id.connecting, words.en.connecting]).toEqual([id['room.connecting'], en['room.connecting']]);
});
