// @vitest-environment happy-dom
import { hilo } from '../../../scenes/hilo';
import { hiloWords } from '../../../src/stage/words-hilo';
import { hiloFixtures } from '../../fixtures/hilo';
import { holdsAllocations } from './kit';

holdsAllocations(hilo, hiloWords.id, hiloFixtures, { idle: 21, turn: 15, win: 14, busy: 19 });
