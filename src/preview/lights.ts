/** What became of a cue that was told out of turn: the lights of the studio's buttons. */

export type Light =
  | { readonly state: 'playing' }
  /** It ended by itself; ms of the scene's clock that it took. */
  | { readonly state: 'settled'; readonly ms: number }
  /** Its promise is open after {@link HUNG_MS}. */
  | { readonly state: 'hung' }
  /** It ended after it was given up. */
  | { readonly state: 'late'; readonly ms: number }
  /** The scene was made anew before it ended: nothing is known. */
  | { readonly state: 'cut' };

/** On the scene's clock: slow motion and pauses do not count. */
export const HUNG_MS = 10_000;

/** What is needed of the deck. */
interface CueDeck<Cue> {
  cue(cue: Cue): Promise<void>;
  made(): number;
  now(): number;
  subscribe(changed: () => void): () => void;
}

/** Tells a cue and says what becomes of it, `playing` first. Returns how to stop listening. */
export function tryCue<Cue>(deck: CueDeck<Cue>, cue: Cue, told: (light: Light) => void): () => void {
  const began = deck.now();
  const made = deck.made();
  let hung = false;
  let over = false;
  const end = (light: Light): void => {
    if (over) return;
    stop();
    told(light);
  };
  const unsubscribe = deck.subscribe(() => {
    if (deck.made() !== made) return end({ state: 'cut' });
    if (hung || deck.now() - began < HUNG_MS) return;
    hung = true;
    told({ state: 'hung' });
  });
  function stop(): void {
    over = true;
    unsubscribe();
  }
  told({ state: 'playing' });
  deck.cue(cue).then(
    () => end(deck.made() === made ? { state: hung ? 'late' : 'settled', ms: deck.now() - began } : { state: 'cut' }),
    () => end({ state: 'hung' }),
  );
  return stop;
}

/** In words, for those who do not see the colour. */
export function lightText(light: Light | undefined): string {
  if (!light) return '';
  switch (light.state) {
    case 'playing':
      return 'playing';
    case 'settled':
      return `settled after ${(light.ms / 1000).toFixed(2)} s`;
    case 'late':
      return `settled only after ${(light.ms / 1000).toFixed(1)} s`;
    case 'hung':
      return `not settled within ${HUNG_MS / 1000} s`;
    case 'cut':
      return 'cut: the scene was made anew';
  }
}
