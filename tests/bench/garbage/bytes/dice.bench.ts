// @vitest-environment happy-dom
import { dice } from '../../../../scenes/dice';
import { diceWords } from '../../../../src/games/dice/maker';
import { diceFixtures } from '../../../fixtures/dice';
import { holdsGarbage } from './kit';

holdsGarbage(dice, diceWords.id, diceFixtures, { idle: 3, closed: 3, win: 4, busy: 5 });
