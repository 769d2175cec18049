import { useCopy } from './useCopy';

interface Shared {
  /** A path of ours. */
  readonly path: string;
  /** What the device's sheet calls it. */
  readonly title: string;
  /** What is said once it was copied. */
  readonly copied: string;
}

/** Hands a link to whatever the device shares with; elsewhere it is copied. */
export function useShareLink(): (link: Shared) => void {
  const toClipboard = useCopy();
  return ({ path, title, copied }) => {
    const url = location.origin + path;
    const copy = () => toClipboard(url, { title: copied, content: url, byHand: url });
    if (navigator.share === undefined) return copy();
    // Who closes the device's own sheet has not asked for a copy.
    navigator.share({ title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
    });
  };
}
