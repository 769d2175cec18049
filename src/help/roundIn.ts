import { roundId } from '../../contract/common';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';

/** A round of a game. */
export interface NamedRound {
  readonly game: OpenGame;
  readonly roundId: string;
}

const LINK = /\/replay\/(\w+)\/(\d+)/;

/** The round that somebody names: by the link of its replay, which says the game, too, or by the number of one of `game`, as rooms write it (`#1.234`). Null for anything else. */
export function roundIn(text: string, game: OpenGame): NamedRound | null {
  const [, linked, id = text.replace(/[\s#.,]/g, '')] = LINK.exec(text) ?? [];
  const whose = linked === undefined ? game : OPEN_GAMES.find((open) => open === linked);
  return whose !== undefined && roundId.safeParse(id).success ? { game: whose, roundId: id } : null;
}
