import { useT } from '../i18n';
import { useHouse } from './hooks';

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
  const t = useT();
  const { showToast } = useHouse();
  return ({ path, title, copied }) => {
    const url = location.origin + path;
    const copy = () => {
      // Pages without TLS have no clipboard.
      const written =
        navigator.clipboard === undefined
          ? Promise.reject(new Error('no clipboard'))
          : navigator.clipboard.writeText(url);
      written.then(
        () => showToast({ kind: 'success', title: copied, content: url }),
        () => showToast({ kind: 'error', title: t('common.copyFailed'), content: url }),
      );
    };
    if (navigator.share === undefined) return copy();
    // Who closes the device's own sheet has not asked for a copy.
    navigator.share({ title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
    });
  };
}
