import { account } from './account';
import { crash } from '../../games/crash/words/id';
import { dice } from '../../games/dice/words/id';
import { dingdong } from '../../games/dingdong/words/id';
import { first } from './first';
import { help } from './help';
import { mines } from '../../games/mines/words/id';
import { pool } from './pool';
import { replay } from './replay';
import { roller } from '../../games/roller/words/id';
import { room } from './room';
import { hilo } from '../../games/hilo/words/id';
import { solo } from './solo';
import { sitting } from './sitting';
import { tutorial } from './tutorial';
import { roulette } from '../../games/roulette/words/id';
import { wingo } from '../../games/wingo/words/id';

/** The source of every text: its keys are the catalogue's keys, its `{blanks}` the parameters of each. For types and tests; pages load it by area. */
export const id = {
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
} as const;
