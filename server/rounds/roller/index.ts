import { soloServerGame } from '../solo/manifest';
import { createRollerRoom, rollerSpec } from './room';

export const roller = soloServerGame('roller', rollerSpec, createRollerRoom);
