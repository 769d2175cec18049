import type { Translation } from '../catalogue';
import { account } from './account';
import { common } from './common';
import { help } from './help';
import { lobby } from './lobby';
import { play } from './play';

export const en: Translation = { ...common, ...lobby, ...account, ...help, ...play };
