import type { AreaOf } from '../catalogue';
import type { first as source } from '../id/first';
import { common } from './common';
import { entry } from './entry';
import { lobby } from './lobby';
import { play } from './play';

export const first: AreaOf<typeof source> = { ...common, ...lobby, ...entry, ...play };
