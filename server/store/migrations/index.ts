import { core } from './001_core';
import { rooms } from './002_rooms';
import { bots } from './003_bots';
import { pools } from './004_pools';
import { solo } from './005_solo';
import { publicSeeds } from './006_public_seeds';
import type { Migration } from './migration';

/** All steps in order. */
export const migrations: readonly Migration[] = [core, rooms, bots, pools, solo, publicSeeds];
