/**
 * Draws the gallery's thumbnails with one deck: each story is played to its moment and copied into a plain 2D canvas, one after the other;
 * then the deck plays the one that is looked at. Browsers take WebGL contexts away from a page that has more than a dozen.
 */
import type { StagedGame } from '../stage/registry';
import { noSound } from '../stage/sound';
import { createDeck } from '../deck/deck';
import type { Deck } from '../deck/deck-types';
import { FRAME_MS } from '../deck/player';
import { studioGames } from './games';
import type { Entry } from './gallery';

/** CSS px of what is drawn; a thumbnail shows it smaller. */
export const SCREEN = { width: 360, height: 480 } as const;

export interface Projector {
  /** Draws a story's still into a canvas in its turn. Resolves once it is drawn; rejects when the scene cannot be had. */
  still(entry: Entry, canvas: HTMLCanvasElement): Promise<void>;
  /** Plays a story into a canvas until another is played or it is to rest: before the stills that wait, unless it is patient. */
  play(entry: Entry, canvas: HTMLCanvasElement, patient?: boolean): void;
  /** Brings a canvas that plays back to its still. */
  rest(canvas: HTMLCanvasElement): void;
  destroy(): void;
}

interface Job {
  readonly entry: Entry;
  readonly canvas: HTMLCanvasElement;
  readonly done: () => void;
  readonly failed: (reason: unknown) => void;
}

/** Frames of a live thumbnail that are left out when the machine is slow. */
const MOST_STEPS = 6;

export function createProjector(): Projector {
  let deck: Deck<StagedGame> | null = null;
  let live: { readonly entry: Entry; readonly canvas: HTMLCanvasElement; readonly patient: boolean } | null = null;
  let jobs: readonly Job[] = [];
  let working = false;
  let closed = false;

  /** The deck of a game; another game's is taken down first, so that there is never more than one. */
  async function deckOf(game: StagedGame, fixture: string): Promise<Deck<StagedGame>> {
    const story = (await studioGames[game].fixtures())[fixture];
    if (!story) throw new Error(`no fixture ${fixture} of ${game}`);
    if (deck?.game === game) {
      // From its start: changed in the middle, the other story would be played up to there first.
      deck.seek(0);
      deck.change({ fixture: story });
      return deck;
    }
    deck?.destroy();
    deck = null;
    const made: Deck<StagedGame> = await createDeck<StagedGame>(
      game,
      { fixture: story, locale: 'id', quality: 'high', reducedMotion: false, sound: noSound, tuning: null },
      { ...SCREEN, dpr: 1, inset: [0, 0, 0, 0] },
    );
    if (closed) {
      made.destroy();
      throw new Error('the gallery was left');
    }
    deck = made;
    return made;
  }

  function copy(from: Deck<StagedGame>, canvas: HTMLCanvasElement): void {
    const context = canvas.getContext('2d', { alpha: false });
    context?.drawImage(from.canvas, 0, 0, canvas.width, canvas.height);
  }

  const mayPlay = (): boolean => live !== null && !(live.patient && jobs.length > 0);

  /** The live one first, then the next still; a turn of the page's loop between two of them. */
  async function work(): Promise<void> {
    if (working) return;
    working = true;
    while (!closed) {
      if (live && mayPlay()) {
        await run(live.entry, live.canvas).catch(() => (live = null));
        continue;
      }
      const job = jobs[0];
      if (!job) break;
      jobs = jobs.slice(1);
      await draw(job).then(job.done, job.failed);
      await frame();
    }
    working = false;
  }

  async function draw({ entry, canvas }: Job): Promise<void> {
    const from = await deckOf(entry.game, entry.fixture);
    from.seek(entry.at);
    copy(from, canvas);
  }

  async function run(entry: Entry, canvas: HTMLCanvasElement): Promise<void> {
    const from = await deckOf(entry.game, entry.fixture);
    from.seek(0);
    let last = await frame();
    while (live?.canvas === canvas && mayPlay() && !closed) {
      const now = await frame();
      const steps = Math.max(1, Math.min(MOST_STEPS, Math.round((now - last) / FRAME_MS)));
      last = now;
      from.step(steps);
      copy(from, canvas);
    }
    // Back to its moment: a gallery at rest looks the same each time.
    if (closed) return;
    from.seek(entry.at);
    copy(from, canvas);
  }

  return {
    still: (entry, canvas) =>
      new Promise((done, failed) => {
        jobs = [...jobs, { entry, canvas, done, failed }];
        void work();
      }),
    play(entry, canvas, patient = false) {
      live = { entry, canvas, patient };
      void work();
    },
    rest(canvas) {
      if (live?.canvas === canvas) live = null;
    },
    destroy() {
      closed = true;
      jobs = [];
      deck?.destroy();
      deck = null;
    },
  };
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
