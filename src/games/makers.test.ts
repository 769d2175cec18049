// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { OPEN_GAMES } from '../../contract/games';
import { room as en } from '../i18n/en/room';
import { room as id } from '../i18n/id/room';
import { stages } from '../stage/registry';

it.each(OPEN_GAMES)('the canvas says of the connection what the shell says: %s', async (game) => {
  const { words } = await stages[game].load();
  expect([words.id.connecting, words.en.connecting]).toEqual([id['room.connecting'], en['room.connecting']]);
});
