import { createElement, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type {
  CrashRecord,
  HiloRecord,
  DiceRecord,
  DingdongRecord,
  RouletteRecord,
  MinesRecord,
  RollerRecord,
  WingoRecord,
} from '../../contract/replay';
import { initialOf } from '../../machines/kit/face';
import { timeAt } from '../../rules/crash/curve';
import { toRate } from '../../rules/money';
import { useT } from '../i18n';
import { formatAmount, formatRp, formatSigned, formatWireMultiplier } from '../i18n/format';
import { Fruit } from '../games/dingdong/room/Fruit';
import { TeamIcon } from '../games/roulette/room/Face';
import { teamName } from '../games/roulette/room/teams';
import { Die } from '../games/dice/room/Die';
import { Picks } from '../games/wingo/room/Picks';
import { Avatar } from '../ui/Avatar';
import { FRAME_MS } from './clock';
import type { RecordOf, ReplayedGame } from './games';
import { hiloTold } from '../games/hilo/story';
import { minesTold } from '../games/mines/story';
import { rollerTold } from '../games/roller/story';
import type { Transport } from './transport';
import css from './Seats.module.css';

/** Rows of a list, at most: the largest stakes. */
const SHOWN = 60;
/** The list looks at the clock this often, frames. */
const PACE = 6;

/** ms of the story by the transport, ten times a second. */
function useStoryTime(transport: Transport | null): number {
  const subscribe = useCallback(
    (changed: () => void) => transport?.subscribe(changed) ?? (() => undefined),
    [transport],
  );
  return useSyncExternalStore(subscribe, () =>
    transport === null ? Infinity : Math.ceil(transport.get().frame / PACE) * PACE * FRAME_MS,
  );
}

interface Row {
  readonly at: number;
  readonly name: string;
  readonly hue: number;
  readonly bot?: true | undefined;
  readonly amount: number;
}

interface TableProps<R extends Row> {
  readonly rows: readonly R[];
  readonly more: number;
  readonly now: number;
  readonly result: (row: R) => ReactNode;
}

/** Who has come so far; those to come wait, faint, so that the list does not jump. */
function Table<R extends Row>({ rows, more, now, result }: TableProps<R>) {
  const t = useT();
  if (rows.length === 0) return <p className={css.empty}>{t('replay.nobody')}</p>;
  const rest = more + Math.max(0, rows.length - SHOWN);
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('room.player')}</th>
            <th scope="col">{t('replay.stakes')}</th>
            <th scope="col">{t('replay.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row, i) => (
            <tr key={i} className={row.at > now ? css.waiting : undefined}>
              <td>
                <span className={css.player}>
                  <Avatar initial={initialOf(row.name)} hue={row.hue} size={24} />
                  <span className={css.name}>{row.name}</span>
                  {row.bot ? <span className={css.bot}>bot</span> : null}
                </span>
              </td>
              <td>{formatRp(row.amount)}</td>
              <td>{row.at > now ? null : result(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 ? <p className={css.empty}>{t('replay.more', { n: formatAmount(rest) })}</p> : null}
    </>
  );
}

interface SeatsProps<Of> {
  readonly record: Of;
  readonly transport: Transport | null;
}

function CrashSeats({ record, transport }: SeatsProps<CrashRecord>) {
  const t = useT();
  const now = useStoryTime(transport);
  const rows = record.players.map((seat) => ({ ...seat, at: seat.at + record.preparationMs }));
  const over = now >= record.preparationMs + timeAt(toRate(record.target));
  return (
    <Table
      rows={rows}
      more={record.more}
      now={now}
      result={({ out }) => {
        if (out !== undefined && out.at + record.preparationMs <= now)
          return <span className={css.won}>{formatWireMultiplier(out.rate)}</span>;
        return <span className={css.dim}>{t(over ? 'crash.burst' : 'crash.flying')}</span>;
      }}
    />
  );
}

function WingoSeats({ record, transport }: SeatsProps<WingoRecord>) {
  const now = useStoryTime(transport);
  const drawn = now >= record.endTime - record.startTime;
  return (
    <Table
      rows={record.players}
      more={record.more}
      now={now}
      result={({ select, amount, win }) => {
        const net = win - amount * select.length;
        return (
          <span className={css.picks}>
            <Picks select={select} />
            {drawn ? <span className={net > 0 ? css.won : css.dim}>{formatSigned(net)}</span> : null}
          </span>
        );
      }}
    />
  );
}

function DingdongSeats({ record, transport }: SeatsProps<DingdongRecord>) {
  const t = useT();
  const now = useStoryTime(transport);
  const drawn = now >= record.stopTime - record.startTime;
  return (
    <Table
      rows={record.players}
      more={record.more}
      now={now}
      result={({ select, amount, win }) => {
        const net = win - amount;
        return (
          <span className={css.picks}>
            <Fruit stop={select} />
            <span>{t(`dingdong.${select}`)}</span>
            {drawn ? <span className={net > 0 ? css.won : css.dim}>{formatSigned(net)}</span> : null}
          </span>
        );
      }}
    />
  );
}

function RouletteSeats({ record, transport }: SeatsProps<RouletteRecord>) {
  const t = useT();
  const now = useStoryTime(transport);
  const stopped = now >= record.stopTime - record.startTime;
  return (
    <Table
      rows={record.players}
      more={record.more}
      now={now}
      result={({ select, amount, win }) => {
        const net = win - amount;
        return (
          <span className={css.picks}>
            <TeamIcon team={select} />
            <span>{teamName(t, select)}</span>
            {stopped ? <span className={net > 0 ? css.won : css.dim}>{formatSigned(net)}</span> : null}
          </span>
        );
      }}
    />
  );
}

function DiceSeats({ record, transport }: SeatsProps<DiceRecord>) {
  const now = useStoryTime(transport);
  const lies = now >= record.stopTime - record.startTime;
  return (
    <Table
      rows={record.players}
      more={record.more}
      now={now}
      result={({ select, amount, win }) => {
        const net = win - amount;
        return (
          <span className={css.picks}>
            <Die face={select} />
            {lies ? <span className={net > 0 ? css.won : css.dim}>{formatSigned(net)}</span> : null}
          </span>
        );
      }}
    />
  );
}

/** A solo game has one seat. */
function RollerSeats({ record: { player, amount, winAmount, rate }, transport }: SeatsProps<RollerRecord>) {
  const now = useStoryTime(transport);
  const rows = [{ ...player, at: 0, amount }];
  const told = now >= rollerTold({ rate });
  const net = winAmount - amount;
  return (
    <Table
      rows={rows}
      more={0}
      now={now}
      result={() => (told ? <span className={net > 0 ? css.won : css.dim}>{formatSigned(net)}</span> : null)}
    />
  );
}

interface SoloSeatsProps extends SeatsProps<HiloRecord | MinesRecord> {
  /** When the result may be told, ms of the story. */
  readonly toldAt: number;
}

function SoloSeats({ record: { player, amount, winAmount }, transport, toldAt }: SoloSeatsProps) {
  const told = useStoryTime(transport) >= toldAt;
  const net = winAmount - amount;
  return (
    <Table
      rows={[{ ...player, at: 0, amount }]}
      more={0}
      now={0}
      result={() => (told ? <span className={net > 0 ? css.won : css.dim}>{formatSigned(net)}</span> : null)}
    />
  );
}

const HiloSeats = (props: SeatsProps<HiloRecord>) => <SoloSeats {...props} toldAt={hiloTold(props.record)} />;
const MinesSeats = (props: SeatsProps<MinesRecord>) => <SoloSeats {...props} toldAt={minesTold(props.record)} />;

const TABLES: { readonly [G in ReplayedGame]: (props: SeatsProps<RecordOf<G>>) => ReactNode } = {
  crash: CrashSeats,
  hilo: HiloSeats,
  wingo: WingoSeats,
  dice: DiceSeats,
  roulette: RouletteSeats,
  dingdong: DingdongSeats,
  mines: MinesSeats,
  roller: RollerSeats,
};

/** Everybody who took part, as they came and left. */
export function Seats<G extends ReplayedGame>({
  game,
  record,
  transport,
}: { readonly game: G } & SeatsProps<RecordOf<G>>) {
  return createElement<SeatsProps<RecordOf<G>>>(TABLES[game], { record, transport });
}
