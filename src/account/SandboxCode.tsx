import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Pill } from '../ui/Pill';
import css from './SandboxCode.module.css';

/** The code of the sandbox messenger, marked as such: nobody is to take it for a text message. */
export function SandboxCode({ code, onUse }: { readonly code: string; readonly onUse: () => void }) {
  const t = useT();
  return (
    <div className={css.box} role="status">
      <Pill tone="sandbox">{t('reset.sandboxTitle')}</Pill>
      <p>{t('reset.sandboxBody', { code })}</p>
      <Button tone="ghost" onClick={onUse}>
        {t('reset.useCode')}
      </Button>
    </div>
  );
}
