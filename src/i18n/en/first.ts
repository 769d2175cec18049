import type { AreaOf } from '../catalogue';
import type { first as source } from '../id/first';
import { account } from './account';
import { common } from './common';
import { lobby } from './lobby';
import { play } from './play';

export const first: AreaOf<typeof source> = { ...common, ...lobby, ...account, ...play };
