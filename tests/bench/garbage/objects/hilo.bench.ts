// @vitest-environment happy-dom
import { hilo } from '../../../../scenes/hilo';
import { hiloWords } from '../../../../src/games/hilo/maker';
import { hiloFixtures } from '../../../fixtures/hilo';
import { holdsAllocations } from './kit';

holdsAllocations('hilo', hilo, hiloWords.id, hiloFixtures);
