/** How the crash scene is made: its code, what it paints in words, and what it shows before its room has said anything. */
import { createFlight } from '../../../rules/crash/flight';
import { crash } from '../../../scenes/crash';
import { CONNECTING } from '../../i18n/painted';
import type { SceneMaker, Words } from '../../stage/registry';

export const crashWords: Words<'crash'> = {
  id: {
    startsIn: 'detik lagi lepas landas',
    won: 'Menang',
    flying: 'Kalau ditarik',
    crashedAt: 'Roket meledak',
    lag: 'Menunggu sinyal…',
    connecting: CONNECTING.id,
    seconds: 's',
    bot: 'bot',
  },
  en: {
    startsIn: 'seconds to lift-off',
    won: 'Won',
    flying: 'If you cash out',
    crashedAt: 'Rocket exploded',
    lag: 'Waiting for signal…',
    connecting: CONNECTING.en,
    seconds: 's',
    bot: 'bot',
  },
};

export const maker: SceneMaker<'crash'> = {
  create: crash.create,
  art: crash.art,
  words: crashWords,
  opening: () => ({
    phase: 'connecting',
    roundId: '',
    startTime: 0,
    flight: createFlight(),
    target: null,
    own: { state: 'none' },
  }),
  moves: ({ phase }) => phase === 'goingUp',
};
