import { account } from './account';
import { common } from './common';
import { crash } from './crash';
import { help } from './help';
import { lobby } from './lobby';
import { play } from './play';
import { room } from './room';
import { wingo } from './wingo';

/** The source of every text: its keys are the catalogue's keys, its `{blanks}` the parameters of each. */
export const id = { ...common, ...lobby, ...account, ...help, ...play, ...room, ...crash, ...wingo } as const;
