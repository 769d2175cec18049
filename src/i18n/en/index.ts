import type { Translation } from '../catalogue';
import { account } from './account';
import { crash } from '../../games/crash/words/en';
import { dice } from '../../games/dice/words/en';
import { dingdong } from '../../games/dingdong/words/en';
import { first } from './first';
import { help } from './help';
import { mines } from '../../games/mines/words/en';
import { pool } from './pool';
import { replay } from './replay';
import { roller } from '../../games/roller/words/en';
import { room } from './room';
import { hilo } from '../../games/hilo/words/en';
import { solo } from './solo';
import { sitting } from './sitting';
import { tutorial } from './tutorial';
import { roulette } from '../../games/roulette/words/en';
import { wingo } from '../../games/wingo/words/en';

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
