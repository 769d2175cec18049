import type { WingoModel, WingoSelection } from '../../../../contract/wingo';
import { wingoMachine } from '../../../../machines/wingo/machine';
import { modelOf } from '../../../../machines/wingo/wire';
import { NUMBERS, SELECTIONS } from '../../../../rules/wingo/options';
import { rtp, settle } from '../../../../rules/wingo/payout';
import { MODELS, parsePhaseNum } from '../../../../rules/wingo/phase';
import type { FairFeed } from '../../../../contract/share';
import { formatOdds, formatRp } from '../../../i18n/format';
import type { PadLook, PoolRoomWiring } from '../../../play/pool/game';
import { ballOf } from '../../../ui/balls';
import { createWingoFeed } from '../feed';
import { cellTowards, KEY_PICKS } from './boardKeys';
import { drawnName, longPhase, numberOfOption, optionLabel, optionName, paysOf, shortPhase } from './cells';
import { MODEL_LIST } from './models';
import { Ball, Picks } from './Picks';
import { wingoWire } from './wire';
import css from './Board.module.css';

/** Each model draws from a chain of its own. */
const CHAINS: Readonly<Record<WingoModel, FairFeed>> = { 1: 'wingo1', 2: 'wingo2', 3: 'wingo3' };

/** Phases from one to another of the same model: skipped ones count; NaN for what is no phase. */
function phasesBetween(before: string, phase: string): number {
  const [from, to] = [parsePhaseNum(before), parsePhaseNum(phase)];
  return from === null || to === null ? Number.NaN : (to.startTime - from.startTime) / MODELS[to.model].lengthMs;
}

const pad: PadLook<WingoSelection> = {
  label: (t, option, placed) => {
    const name = optionLabel(t, option);
    return placed > 0n ? t('wingo.cellPlaced', { name, amount: formatRp(placed) }) : name;
  },
  face: (t, option, placed) => {
    const number = numberOfOption(option);
    return (
      <>
        {number === null ? <b>{optionName(t, option)}</b> : <img className={css.ball} src={ballOf(number)} alt="" />}
        <span>{placed > 0n ? formatRp(placed) : formatOdds(paysOf(option).rate)}</span>
      </>
    );
  },
  tone: (option) => (numberOfOption(option) === null ? option : undefined),
  className: css.cell,
  plain: css.plain,
  towards: cellTowards,
};

/** Wingo as the rooms of pools know it: its models are tables, its picks a basket. */
export const wingoGame: PoolRoomWiring<WingoSelection, number, number> = {
  id: 'wingo',
  area: 'wingo',
  tables: { ids: MODEL_LIST, kept: 'wingo.model' },
  chain: (table) => CHAINS[modelOf(table)],
  pools: SELECTIONS,
  machine: wingoMachine,
  wire: wingoWire,
  createFeed: createWingoFeed,
  ask: (t) => t('wingo.pick'),
  again: (t, n) => t('wingo.again', { n }),
  name: optionName,
  pays: (_t, option) => formatOdds(paysOf(option).rate),
  roundName: (t, phase, full) => t('wingo.period', { id: full ? longPhase(phase) : shortPhase(phase) }),
  sayDraw: (t, phase, number) => t('wingo.sayDraw', { id: shortPhase(phase), name: drawnName(t, number) }),
  between: phasesBetween,
  pad,
  icon: (option) => <Picks select={[option]} />,
  drawn: drawnName,
  rateOf: settle,
  topRate: (option) => paysOf(option).rate,
  draws: Array.from({ length: NUMBERS }, (_, number) => number),
  face: (number) => <Ball number={number} size={36} />,
  told: drawnName,
  shown: String,
  verifier: async () => (await import('./verifyWingo')).verifyWingo,
  rtp,
  keys: KEY_PICKS,
  chips: [1_000, 5_000, 10_000, 50_000, 100_000],
  first: 10_000,
};
