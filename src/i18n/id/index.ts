import { account } from './account';
import { common } from './common';
import { help } from './help';
import { lobby } from './lobby';
import { play } from './play';

/** The source of every text: its keys are the catalogue's keys, its `{blanks}` the parameters of each. */
export const id = { ...common, ...lobby, ...account, ...help, ...play } as const;
