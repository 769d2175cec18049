import { common } from './common';
import { entry } from './entry';
import { lobby } from './lobby';
import { play } from './play';

/** What any page may say before more words are there. */
export const first = { ...common, ...lobby, ...entry, ...play } as const;
