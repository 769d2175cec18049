import { useT } from '../i18n';
import { useHouse } from './hooks';

interface Said {
  /** What is said once it was copied. */
  readonly title: string;
  readonly content?: string;
  /** What is there to be copied by hand where the browser does not copy; nothing where it is on the screen. */
  readonly byHand?: string;
}

/** Copies a text and says so; where it cannot be had that way, that one may do it oneself. */
export function useCopy(): (text: string, said: Said) => void {
  const t = useT();
  const { showToast } = useHouse();
  return (text, { title, content = '', byHand = '' }) => {
    // Pages without TLS have no clipboard.
    const written =
      navigator.clipboard === undefined
        ? Promise.reject(new Error('no clipboard'))
        : navigator.clipboard.writeText(text);
    written.then(
      () => showToast({ kind: 'success', title, content }),
      () => showToast({ kind: 'error', title: t('common.copyFailed'), content: byHand }),
    );
  };
}
