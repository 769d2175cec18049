import { useState } from 'react';
import { useHouse } from '../house/hooks';
import { keepFile } from '../house/keepFile';
import { useT } from '../i18n';
import { PICTURE } from '../ui/drawings';
import { IconButton } from '../ui/IconButton';
import type { StillWords } from './still';

interface StillButtonProps {
  /** Draws the moment that is shown and hands its canvas over, to be read in the same task. */
  readonly draw: () => HTMLCanvasElement;
  readonly words: Omit<StillWords, 'url' | 'note'>;
  /** Without its ending. */
  readonly name: string;
}

/** The moment that is shown, as a picture: to whatever the device shares pictures with, elsewhere as a file. */
export function StillButton({ draw, words, name }: StillButtonProps) {
  const t = useT();
  const { showToast } = useHouse();
  const [busy, setBusy] = useState(false);
  const share = async (): Promise<void> => {
    const { still } = await import('./still');
    const url = location.origin + location.pathname;
    const blob = await still(draw(), { ...words, note: t('replay.playMoney'), url });
    const file = new File([blob], `${name}.png`, { type: blob.type });
    if (navigator.canShare?.({ files: [file] }) !== true) return keepFile(blob, file.name);
    await navigator.share({ files: [file], title: words.over, text: url }).catch((error: unknown) => {
      // Who closes the device's own sheet has not asked for a file.
      if (!(error instanceof DOMException && error.name === 'AbortError')) keepFile(blob, file.name);
    });
  };
  const onClick = (): void => {
    setBusy(true);
    share()
      .catch(() => showToast({ kind: 'error', title: t('replay.stillFailed'), content: '' }))
      .finally(() => setBusy(false));
  };
  return (
    <IconButton
      look="bare"
      icon={PICTURE}
      label={t('replay.still')}
      disabled={busy}
      aria-busy={busy || undefined}
      onClick={onClick}
    />
  );
}
