import { soloServerGame } from '../solo/manifest';
import { coinFlipSpec, createCoinFlipRoom } from './room';

export const coinFlip = soloServerGame('coinFlip', coinFlipSpec, createCoinFlipRoom);
