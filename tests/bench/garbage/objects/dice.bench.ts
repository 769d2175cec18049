// @vitest-environment happy-dom
import { dice } from '../../../../scenes/dice';
import { diceWords } from '../../../../src/games/dice/maker';
import { diceFixtures } from '../../../fixtures/dice';
import { holdsAllocations } from './kit';

holdsAllocations('dice', dice, diceWords.id, diceFixtures);
