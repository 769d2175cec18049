import type { Translation } from '../catalogue';
import { account } from './account';
import { common } from './common';
import { crash } from './crash';
import { help } from './help';
import { lobby } from './lobby';
import { play } from './play';
import { room } from './room';
import { wingo } from './wingo';

export const en: Translation = { ...common, ...lobby, ...account, ...help, ...play, ...room, ...crash, ...wingo };
