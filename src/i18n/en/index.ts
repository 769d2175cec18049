import type { Translation } from '../catalogue';
import { account } from './account';
import { crash } from './crash';
import { dice } from './dice';
import { dingdong } from './dingdong';
import { first } from './first';
import { help } from './help';
import { mines } from './mines';
import { pool } from './pool';
import { replay } from './replay';
import { roller } from './roller';
import { room } from './room';
import { hilo } from './hilo';
import { solo } from './solo';
import { sitting } from './sitting';
import { tutorial } from './tutorial';
import { roulette } from './roulette';
import { wingo } from './wingo';

export const en: Translation = {
  ...first,
  ...account,
  ...help,
  ...mines,
  ...pool,
  ...replay,
  ...room,
  ...hilo,
  ...solo,
  ...sitting,
  ...tutorial,
  ...crash,
  ...dice,
  ...dingdong,
  ...wingo,
  ...roulette,
  ...roller,
};
