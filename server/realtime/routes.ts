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

interface StreamEntry {
  readonly stream: Stream;
  readonly game: GameId | null;
}

const gameOf = (area: string): GameId | null => GAME_IDS.find((id) => id === area) ?? null;

/** Every route that the gateway answers. */
export class Routes {
  private readonly calls = new Map<string, CallBinding>();
  private readonly fixed = new Map<string, StreamEntry>();
  private readonly patterns: StreamEntry[] = [];

  /** Two bindings for one route are a mistake of the wiring: it throws. */
  constructor(bindings: readonly CallBinding[], areas: StreamAreas) {
    for (const binding of bindings) {
      if (this.calls.has(binding.call.route)) throw new Error(`bound twice: ${binding.call.route}`);
      this.calls.set(binding.call.route, binding);
    }
    for (const [area, streams] of Object.entries(areas)) {
      for (const stream of Object.values(streams)) {
        const entry = { stream, game: gameOf(area) };
        if (stream.route.includes('{x}')) this.patterns.push(entry);
        else this.fixed.set(stream.route, entry);
      }
    }
  }

  call(route: string): CallBinding | null {
    return this.calls.get(route) ?? null;
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
