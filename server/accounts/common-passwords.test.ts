import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../contract/games';
import { isCommonPassword } from './common-passwords';

describe('passwords that everybody tries first', () => {
  it.each([
    ...[
      'password1',
      'Password123',
      'PASSW0RD1',
      'qwerty123',
      'abcd1234',
      '1234abcd',
      '12345qwert',
      'iloveyou2',
      'monkey99',
    ],
    ...['1q2w3e4r', '1qaz2wsx', 'dragon2024', 'aaaaaa11', 'lovelove1', 'football121212', 'test1234'],
    ...['rahasia1', 'Sayang123', 'bismillah1', 'indonesia45', 'persib1933', 'cintaku123', 'jakarta2026', '123sayang'],
  ])('%s is one', (password) => expect(isCommonPassword(password)).toBe(true));

  it('the house’s own name and those of its games are some, with whatever digits', () => {
    for (const one of ['lintang73915', 'sayalintang1', ...GAME_IDS.map((game) => `${game}7391`)])
      expect([one, isCommonPassword(one)]).toEqual([one, true]);
  });

  it.each(['monkey4827', 'rembulan47x', 'k3retaApi9', 'xq7vTn2p', 'ubigoreng58213', 'satu9kopi'])(
    '%s is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
