import { soloServerGame } from '../solo/manifest';
import { createMinesRoom, minesSpec } from './room';

export const mines = soloServerGame('mines', minesSpec, createMinesRoom);
