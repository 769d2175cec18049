import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Empty } from '../ui/States';

/** What an address says of a panel leads to nothing: said so, with the way back. */
export default function NoPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Empty
      title={t('missing.head')}
      action={
        <Button size="md" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      {t('missing.panelBody')}
    </Empty>
  );
}
