/**
 * The studio's bench: one scene with a fixture, a size and settings, and the deck that plays it. Panels are handed the bench as it is now and
 * change it through its methods only, so that what is on screen, what the controls say and what the address holds are one thing.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { games } from '../games';
import type { StagedGame } from '../stage/registry';
import { createSoundBoard } from '../stage/sound';
import { createDeck } from '../deck/deck';
import type { Deck, DeckSetup, DeckSize } from '../deck/deck-types';
import { studioGames } from './games';
import { CALM, type Weather, withWeather } from './weather';
import type { Locale } from '../i18n/areas';
import type { QualityLevel, SceneTuning } from '../../scenes/kit/scene';
import type { Tunings } from '../stage/registry';

/** The bench at one moment; another object after each change. What moves with the clock is the deck's (`deck.state()`, {@link useDeck}). */
export interface Bench<G extends StagedGame = StagedGame> {
  readonly game: G;
  readonly deck: Deck<G>;
  readonly fixtures: readonly string[];
  readonly fixtureName: string;
  readonly size: DeckSize;
  readonly setup: DeckSetup<G>;
  readonly locale: Locale;
  readonly muted: boolean;
  /** How the fixture arrives; the deck plays it so, `setup.fixture` stays as it was written. */
  readonly weather: Weather;
  /** Begins another fixture from its start; a name that is not among {@link fixtures} changes nothing. */
  setFixture(name: string): void;
  setSize(size: Partial<DeckSize>): void;
  /** Makes the scene anew with other settings, at the same moment. */
  change(setup: Partial<Omit<DeckSetup<G>, 'fixture'>>): void;
  setMuted(muted: boolean): void;
  setWeather(weather: Weather): void;
}

/** What a bench begins with. */
export interface BenchStart<G extends StagedGame = StagedGame> {
  /** Another than the game has begins with its first. */
  readonly fixture: string;
  readonly size: DeckSize;
  readonly locale: Locale;
  readonly quality: QualityLevel;
  readonly reducedMotion: boolean;
  readonly muted: boolean;
  readonly weather?: Weather;
  readonly tuning?: SceneTuning<Tunings[G]> | null;
}

/** Owns a bench and its deck: hands out the bench as it is and tells when it is another. */
export interface BenchOwner<G extends StagedGame = StagedGame> {
  get(): Bench<G>;
  /** Returns how to leave. */
  subscribe(changed: () => void): () => void;
  destroy(): void;
}

/** @throws Error when there is no WebGL, or the scene's code or art cannot be had */
export async function openBench<G extends StagedGame>(game: G, start: BenchStart<G>): Promise<BenchOwner<G>> {
  const [set, { maker }] = await Promise.all([studioGames[game].fixtures(), games[game].maker()]);
  const fixtures = Object.keys(set);
  const found = set[start.fixture] ? start.fixture : fixtures[0];
  const fixture = found === undefined ? undefined : set[found];
  if (found === undefined || !fixture) throw new Error(`${game} has no fixtures`);

  const listeners = new Set<() => void>();
  const heard = new Set<() => void>();
  let sounding = !start.muted;
  const sound = createSoundBoard(maker.art, {
    get: () => ({ sound: sounding, quality: 'high', autoLevel: null }),
    set: () => {},
    subscribe(changed) {
      heard.add(changed);
      return () => heard.delete(changed);
    },
  });
  const { locale, quality, reducedMotion, weather = CALM, tuning = null } = start;
  const setup: DeckSetup<G> = { fixture, locale, quality, reducedMotion, sound, tuning };
  const deck = await createDeck(game, { ...setup, fixture: withWeather(fixture, weather) }, start.size);

  const now = (change: Partial<Bench<G>>): void => {
    bench = { ...bench, ...change };
    for (const listener of [...listeners]) listener();
  };
  let bench: Bench<G> = {
    game,
    deck,
    fixtures,
    fixtureName: found,
    size: start.size,
    setup,
    locale,
    muted: start.muted,
    weather,
    setFixture(name) {
      const next = set[name];
      if (!next || name === bench.fixtureName) return;
      deck.loop(null);
      // From its start: changed in the middle, the other story would be played up to there first.
      deck.seek(0);
      deck.change({ fixture: withWeather(next, bench.weather) });
      now({ fixtureName: name, setup: { ...bench.setup, fixture: next } });
    },
    setSize(change) {
      const size = { ...bench.size, ...change };
      deck.resize(size);
      now({ size });
    },
    change(change) {
      deck.change(change);
      now({ setup: { ...bench.setup, ...change }, locale: change.locale ?? bench.locale });
    },
    setMuted(muted) {
      sounding = !muted;
      for (const changed of [...heard]) changed();
      now({ muted });
    },
    setWeather(weather) {
      deck.change({ fixture: withWeather(bench.setup.fixture, weather) });
      now({ weather });
    },
  };

  return {
    get: () => bench,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    destroy() {
      listeners.clear();
      deck.destroy();
      sound.destroy();
    },
  };
}

/** The bench as it is, followed. */
export const useBench = (owner: BenchOwner): Bench => useSyncExternalStore(owner.subscribe, owner.get);

/**
 * A figure of the deck, followed: read after each of its frames and changes, rendered when it differs.
 * @param read returns a plain value (a number, text, a boolean) or the same object as long as nothing changed
 */
export const useDeck = <T>(deck: Deck<StagedGame>, read: (deck: Deck<StagedGame>) => T): T =>
  useSyncExternalStore(deck.subscribe, () => read(deck));

/** Opens a bench for as long as the component is there; null until it is ready. An error is the reason why it cannot be. */
export function useBenchOwner(
  game: StagedGame,
  start: () => BenchStart,
): { readonly owner: BenchOwner | null; readonly error: string | null } {
  const [opened, setOpened] = useState<{ readonly owner: BenchOwner | null; readonly error: string | null }>({
    owner: null,
    error: null,
  });
  useEffect(() => {
    let live = true;
    let owner: BenchOwner | null = null;
    openBench<StagedGame>(game, start()).then(
      (ready) => {
        if (!live) return ready.destroy();
        owner = ready;
        setOpened({ owner, error: null });
      },
      (reason: unknown) =>
        live && setOpened({ owner: null, error: reason instanceof Error ? reason.message : String(reason) }),
    );
    return () => {
      live = false;
      owner?.destroy();
    };
    // Only the game makes another bench: `start` is read once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [game]);
  return opened;
}
