// @vitest-environment happy-dom
import { hilo } from '../../../../scenes/hilo';
import { hiloWords } from '../../../../src/games/hilo/maker';
import { hiloFixtures } from '../../../fixtures/hilo';
import { holdsGarbage } from './kit';

holdsGarbage(hilo, hiloWords.id, hiloFixtures, { idle: 8, ready: 8, over: 8, turn: 9, win: 8, busy: 10 });
