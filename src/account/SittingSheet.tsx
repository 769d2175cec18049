import { useT } from '../i18n';
import { formatTime } from '../i18n/format';
import { Sheet } from '../ui/Sheet';
import { SittingFigures } from './SittingFigures';

interface SittingSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Epoch ms. */
  readonly since: number;
}

/** What the player's sitting came to so far. */
export default function SittingSheet({ open, onClose, since }: SittingSheetProps) {
  const t = useT();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('sitting.title')}
      subtitle={t('sitting.since', { time: formatTime(since) })}
    >
      <SittingFigures since={since} />
    </Sheet>
  );
}
