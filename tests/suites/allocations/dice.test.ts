// @vitest-environment happy-dom
import { dice } from '../../../scenes/dice';
import { diceWords } from '../../../src/stage/words';
import { diceFixtures } from '../../fixtures/dice';
import { holdsAllocations } from './kit';

holdsAllocations(dice, diceWords.id, diceFixtures, { idle: 8, closed: 9, win: 10, busy: 14 });
