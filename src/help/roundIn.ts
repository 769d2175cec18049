import { roundId } from '../../contract/common';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { DAY_MS, wibDay } from '../../rules/wib';
import { parsePhaseNum } from '../../rules/wingo/phase';

/** A round of a game. */
export interface NamedRound {
  readonly game: OpenGame;
  readonly roundId: string;
}

const LINK = /\/replay\/(\w+)\/(\d+)/;
/** What of a period's number is not its date: its model and its place in the day. */
const WITHOUT_DATE = 6;

/** The period of Wingo that digits name: all fourteen, or the last six of the latest one that is over. Null where there is none of that number. */
function periodIn(digits: string, now: number): string | null {
  if (digits.length !== WITHOUT_DATE) return parsePhaseNum(digits)?.phaseNum ?? null;
  const today = parsePhaseNum(`${wibDay(now)}${digits}`);
  if (today === null || today.endTime <= now) return today?.phaseNum ?? null;
  return `${wibDay(now - DAY_MS)}${digits}`;
}

/**
 * The round that somebody names: by the link of its replay, which says the game, too, or by the number of one of `game`, as rooms write it (`#1.234`, `Periode 20261120 101083`). A period's whole
 * number can be nothing else, whichever game is chosen. Null for anything else.
 * @param now epoch ms
 */
export function roundIn(text: string, game: OpenGame, now: number): NamedRound | null {
  const [, linked, id = text.replace(/^[\p{L}\s]+|[\s#.,]/gu, '')] = LINK.exec(text) ?? [];
  const whose = linked === undefined ? game : OPEN_GAMES.find((open) => open === linked);
  if (whose === undefined || !roundId.safeParse(id).success) return null;
  const period = linked === undefined || whose === 'wingo' ? periodIn(id, now) : null;
  if (whose !== 'wingo' && (period === null || id.length === WITHOUT_DATE)) return { game: whose, roundId: id };
  return period === null ? null : { game: 'wingo', roundId: period };
}
