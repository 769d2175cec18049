import { useCallback, useEffect, useState } from 'react';
import { type Bench, useDeck } from './bench';
import { type StudioLink, writeLink } from './link';

/** What the page shows besides the bench. */
export type PageLink = Pick<StudioLink, 'shell' | 'overlays' | 'onion' | 'guides' | 'panels'>;

/** The whole state of the studio's page. */
function linkOf({ deck, fixtureName, size, setup, locale, muted, weather }: Bench, page: PageLink): StudioLink {
  const { time, playing, rate, loop } = deck.state();
  const { width, height, dpr } = size;
  return {
    fixture: fixtureName,
    time: playing ? 0 : time,
    width,
    height,
    dpr,
    locale,
    quality: setup.quality,
    reducedMotion: setup.reducedMotion,
    muted,
    weather,
    rate,
    loop,
    playing,
    ...page,
  };
}

/** Keeps the address at what is shown, so that it can be copied at any moment. While the deck plays, the moment is left out of it. */
export function useLink(bench: Bench, first: StudioLink) {
  const [page, setPage] = useState<PageLink>(() => {
    const { shell, overlays, onion, guides, panels } = first;
    return { shell, overlays, onion, guides, panels };
  });
  const { deck } = bench;
  // All of the deck that the address tells, in one value.
  const told = useDeck(deck, (d) => {
    const { time, playing, rate, loop } = d.state();
    return [playing, rate, playing ? '' : time, loop?.from, loop?.to].join(' ');
  });
  useEffect(() => {
    const query = writeLink(linkOf(bench, page), location.search);
    if (query !== location.search)
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  }, [bench, page, told]);
  /** The address of exactly what is on screen, its moment too, standing still. */
  const share = useCallback(() => {
    const state = { ...linkOf(bench, page), time: deck.state().time, playing: false };
    return `${location.origin}${location.pathname}${writeLink(state, location.search)}`;
  }, [bench, deck, page]);
  const change = useCallback((next: Partial<PageLink>) => setPage((old) => ({ ...old, ...next })), []);
  return { page, setPage: change, share };
}
