import { GAME_IDS } from '../../contract/games';
import type { GameId } from '../../contract/games';
import { matchRoute } from '../../contract/wire';
import type { Stream } from '../../contract/wire';
import type { CallBinding } from '../ports';

/** Streams of the contract, by area; an area named like a game makes its subscribers people in that game's room. */
export type StreamAreas = Readonly<Record<string, Readonly<Record<string, Stream>>>>;

/** A concrete stream route found in the contract. `x` is what stood for the pattern's blank, `''` without one. */
export interface StreamMatch {
  readonly stream: Stream;
  readonly x: string;
  readonly game: GameId | null;
}

/** A call found by its concrete route. `named` is what stood for the blanks of its pattern, null without any. */
export interface CallMatch {
  readonly binding: CallBinding;
  readonly named: Readonly<Record<string, string>> | null;
}

interface CallPattern {
  readonly binding: CallBinding;
  readonly matches: RegExp;
}

/** `/a/{id}/b` as an expression whose groups are named like the blanks. */
const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\{(\w+)\}/g, (_blank, name: string) => `(?<${name}>[^/]+)`)}$`);

/** What an encoded part of a route says; the part itself where it is not well encoded. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

interface StreamEntry {
  readonly stream: Stream;
  readonly game: GameId | null;
}

const gameOf = (area: string): GameId | null => GAME_IDS.find((id) => id === area) ?? null;

/** Every route that the gateway answers. */
export class Routes {
  private readonly calls = new Map<string, CallMatch>();
  private readonly callPatterns: CallPattern[] = [];
  private readonly fixed = new Map<string, StreamEntry>();
  private readonly patterns: StreamEntry[] = [];

  /** Two bindings for one route are a mistake of the wiring: it throws. */
  constructor(bindings: readonly CallBinding[], areas: StreamAreas) {
    for (const binding of bindings) {
      const { route } = binding.call;
      if (this.calls.has(route) || this.callPatterns.some((pattern) => pattern.binding.call.route === route))
        throw new Error(`bound twice: ${route}`);
      if (route.includes('{')) this.callPatterns.push({ binding, matches: patternOf(route) });
      else this.calls.set(route, { binding, named: null });
    }
    for (const [area, streams] of Object.entries(areas)) {
      for (const stream of Object.values(streams)) {
        const entry = { stream, game: gameOf(area) };
        if (stream.route.includes('{x}')) this.patterns.push(entry);
        else this.fixed.set(stream.route, entry);
      }
    }
  }

  call(route: string): CallMatch | null {
    const fixed = this.calls.get(route);
    if (fixed) return fixed;
    for (const { binding, matches } of this.callPatterns) {
      const groups = matches.exec(route)?.groups;
      if (groups)
        return {
          binding,
          named: Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decoded(text)])),
        };
    }
    return null;
  }

  stream(route: string): StreamMatch | null {
    const fixed = this.fixed.get(route);
    if (fixed) return { ...fixed, x: '' };
    for (const entry of this.patterns) {
      const x = matchRoute(entry.stream.route, route);
      if (x !== null) return { ...entry, x };
    }
    return null;
  }
}
