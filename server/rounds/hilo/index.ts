import { soloServerGame } from '../solo/manifest';
import { createHiloRoom, hiloSpec } from './room';

export const hilo = soloServerGame('hilo', hiloSpec, createHiloRoom);
