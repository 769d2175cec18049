import { expect, it } from 'vitest';
import { room as en } from '../i18n/en/room';
import { room as id } from '../i18n/id/room';
import { crashWords, diceWords, dingdongWords, wingoWords } from './words';
import { rouletteWords } from './words-roulette';

it('the canvas says of the connection what the shell says', () => {
  for (const words of [crashWords, diceWords, dingdongWords, wingoWords, rouletteWords]) expect([words.id.connecting, words.en.connecting]).toEqual([id['room.connecting'], en['room.connecting']]);
});
