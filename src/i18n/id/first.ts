import { account } from './account';
import { common } from './common';
import { lobby } from './lobby';
import { play } from './play';

/** What any page may say before more words are there. */
export const first = { ...common, ...lobby, ...account, ...play } as const;
