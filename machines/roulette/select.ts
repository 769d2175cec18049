import { ROULETTE_TEAMS, type RouletteTeam } from '../../contract/roulette';
import { PAYOUTS, teamOf } from '../../rules/roulette/wheel';
import { fromSen } from '../../rules/money';
import { faceHue } from '../kit/face';
import { poolCells, roomStatus, type Shown } from '../kit/pool/select';
import type { WinSize } from '../../rules/win';
import type { RouletteContext, RouletteMoment } from './types';

/** As much of the machine's snapshot as is read. */
export type RouletteSnapshot = Shown<RouletteTeam, number>;

/** Bets that a column can show at most. */
const COLUMN_BETS = 10;

/** The newest bets of each team. Kept for as long as the list is the same one, so that columns are written only when something came. */
function betsByTeam({ bets, userId: me }: Pick<RouletteContext, 'bets' | 'userId'>) {
  const found = new Map<
    RouletteTeam,
    { id: string; name: string; bot: boolean; own: boolean; hue: number; amount: number }[]
  >(ROULETTE_TEAMS.map((team) => [team, []]));
  for (const { select, uuid, username, userId, avatar, amount, bot = false } of bets) {
    for (const team of select) {
      const list = found.get(team);
      if (list !== undefined && list.length < COLUMN_BETS)
        list.push({
          id: uuid ?? '',
          name: username,
          bot,
          own: userId === me,
          hue: faceHue(userId, avatar),
          amount: fromSen(amount),
        });
    }
  }
  return found;
}

/** The room as its scene sees it (scenes/roulette/view.ts). */
export interface WheelView {
  readonly phase: 'connecting' | 'betting' | 'spinning';
  readonly roundId: string;
  readonly startTime: number;
  readonly closeTime: number;
  readonly stopTime: number | null;
  readonly columns: readonly {
    readonly team: RouletteTeam;
    readonly total: number;
    readonly players: number;
    readonly bots: number;
    readonly bets: readonly {
      readonly id: string;
      readonly name: string;
      readonly bot: boolean;
      readonly own: boolean;
      readonly hue: number;
      readonly amount: number;
    }[];
    readonly pending: number;
    readonly placed: number;
  }[];
  readonly history: readonly { readonly round: string; readonly number: number }[];
  readonly result: number | null;
}

type Columns = WheelView['columns'];
type Table = Pick<RouletteContext, 'userId' | 'bets' | 'totals' | 'mine' | 'slip' | 'queued'>;

const PARTS = ['userId', 'bets', 'totals', 'mine', 'slip', 'queued'] as const satisfies readonly (keyof Table)[];

/** Makes views of one room; columns that did not change are the same object again. */
export function wheelViews(): (snapshot: RouletteSnapshot) => WheelView {
  let known: { readonly table: Table; readonly columns: Columns } | null = null;
  return (snapshot) => {
    const { context } = snapshot;
    if (known === null || PARTS.some((part) => known?.table[part] !== context[part]))
      known = { table: context, columns: columnsOf(context) };
    return viewOf(snapshot, known.columns);
  };
}

function columnsOf(context: RouletteContext): Columns {
  const bets = betsByTeam(context);
  return poolCells(context).map(({ pool, total, users, bots: crowd, mine, pending, queued }) => ({
    team: pool,
    total,
    players: users,
    bots: crowd,
    bets: bets.get(pool) ?? [],
    pending: pending + queued,
    placed: mine,
  }));
}

const CONNECTING: WheelView = {
  phase: 'connecting',
  roundId: '',
  startTime: 0,
  closeTime: 0,
  stopTime: null,
  columns: [],
  history: [],
  result: null,
};

function viewOf(snapshot: RouletteSnapshot, columns: Columns): WheelView {
  const { round, history } = snapshot.context;
  const status = roomStatus(snapshot);
  if (round === null || status === -1) return CONNECTING;
  const run = round.runs.at(-1) ?? null;
  const past = history
    .filter(({ key }) => key !== `${round.roundId}-0`)
    .map(({ key, draw }) => ({ round: key, number: draw }));
  return {
    phase: run === null ? 'betting' : 'spinning',
    roundId: round.roundId,
    startTime: round.startTime,
    closeTime: round.closeTime,
    stopTime: run?.stopTime ?? null,
    columns,
    // The scene wants the number from the start of the run: it knows when to show it.
    history: run === null ? past : [{ round: `${round.roundId}-0`, number: run.draw }, ...past],
    result: run?.draw ?? null,
  };
}

/** Black is told as a large win whenever it brought more than was staked, however much of that lay on the colours (art storyboard). */
export function cueOf(cue: RouletteMoment, drawn: number | null): RouletteMoment {
  if (cue.type !== 'win' || cue.size === 'none' || drawn === null || PAYOUTS[teamOf(drawn)] === PAYOUTS.red) return cue;
  return { ...cue, size: LARGE[cue.size] };
}

const LARGE: Readonly<Record<WinSize, WinSize>> = { none: 'none', S: 'L', M: 'L', L: 'L', XL: 'XL' };
