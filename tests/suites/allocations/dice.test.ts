// @vitest-environment happy-dom
import { dice } from '../../../scenes/dice';
import { diceWords } from '../../../src/stage/makers/dice';
import { diceFixtures } from '../../fixtures/dice';
import { holdsAllocations } from './kit';

holdsAllocations(dice, diceWords.id, diceFixtures, { idle: 3, closed: 3, win: 4, busy: 5 });
