import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { GameId } from '../../../contract/games';
import { Icon } from '../../ui/Icon';
import { PagedList } from './HistoryTable';
import { RoundLinks } from './RoundLinks';
import { type CheckLine, type Earlier, earlierOf, type RoundProof } from './proof';
import { type BehindPage, findEarlier } from './proofEarlier';
import { RoundCheck } from './RoundCheck';
import { type LoadPage, usePaged } from './usePaged';
import { useReloadOn } from './useReloadOn';
import css from './RoundList.module.css';

const PAGE = 12;

/** How a room's past rounds are told apart and follow on each other. */
export interface PastRounds<Row> {
  proofOf(row: Row): RoundProof;
  /** Whether it has a result; a void one has not. */
  hasResult(row: Row): boolean;
  isBefore(row: Row, other: Row): boolean;
  /** How many rounds further one is than another, by its number; NaN where that is not known. */
  between(before: Row, row: Row): number;
}

/** Computes a round again. Keep it the same between renders. */
export type VerifyRound<Row> = (row: Row, proof: RoundProof, earlier: Earlier) => Promise<readonly CheckLine[]>;

interface RoundListProps<Row> {
  readonly game: GameId;
  readonly rounds: PastRounds<Row>;
  readonly load: LoadPage<Row>;
  readonly verify: VerifyRound<Row>;
  /** A row while it is closed: its result, and two lines of text. */
  readonly face: (row: Row) => { readonly result: ReactNode; readonly title: string; readonly note: string };
  readonly empty: { readonly title: string; readonly body: string };
  /** Opens and checks the newest one at once. */
  readonly check: boolean;
  /** Changes with each new round, where the first page shall be read again then, unless a row is being looked at. */
  readonly news?: string;
}

/** All rounds of a room, newest first; each opens to its seeds and their check. */
export function RoundList<Row extends object>({
  game,
  rounds,
  load,
  verify,
  face,
  empty,
  check,
  news,
}: RoundListProps<Row>) {
  const paged = usePaged(load, PAGE);
  const { rows, page, total, next } = paged;
  const [chosen, setChosen] = useState<string | null>(null);
  const idOf = (row: Row) => rounds.proofOf(row).roundId;
  const finished = check && page === 1 ? rows.find((row) => rounds.hasResult(row)) : undefined;
  const newest = finished === undefined ? null : idOf(finished);
  const open = chosen ?? newest;
  useReloadOn(news, page === 1 && open === null ? paged.reload : null);
  return (
    <PagedList paged={paged} empty={empty}>
      <ul className={css.rounds}>
        {rows.map((row, i) => {
          const id = idOf(row);
          const { result, title, note } = face(row);
          return (
            <li key={id}>
              <button
                type="button"
                className={css.round}
                aria-expanded={open === id}
                onClick={() => setChosen(open === id ? '' : id)}
              >
                {result}
                <span className={css.words}>
                  <b>{title}</b>
                  <span>{note}</span>
                </span>
                <Icon name="right" size="sm" />
              </button>
              {open === id ? (
                <div className={css.detail}>
                  {rounds.hasResult(row) ? <RoundLinks game={game} roundId={id} /> : null}
                  <Check
                    row={row}
                    before={rows[i + 1]}
                    behind={{ next, offset: (page - 1) * PAGE + i + 1, total }}
                    rounds={rounds}
                    load={load}
                    verify={verify}
                    atOnce={check && id === newest}
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </PagedList>
  );
}

interface CheckProps<Row> extends Pick<RoundListProps<Row>, 'rounds' | 'load' | 'verify'> {
  readonly row: Row;
  /** The round before it, where it is on the same page. */
  readonly before: Row | undefined;
  /** Where the round before it is, for the last one of a page. */
  readonly behind: BehindPage;
  readonly atOnce: boolean;
}

/** The check of one round, with the link of the chain that the round before it revealed. */
function Check<Row extends object>({ row, before, behind, rounds, load, verify, atOnce }: CheckProps<Row>) {
  const proof = useMemo(() => rounds.proofOf(row), [rounds, row]);
  const run = useCallback(async () => {
    const past = before ?? (await findEarlier(load, behind, (other) => rounds.isBefore(other, row)));
    return verify(
      row,
      proof,
      typeof past === 'string'
        ? earlierOf(proof, past, 0)
        : earlierOf(proof, rounds.proofOf(past), rounds.between(past, row)),
    );
  }, [row, before, behind, rounds, load, verify, proof]);
  return <RoundCheck proof={proof} verify={run} atOnce={atOnce} />;
}
