import { useState } from 'react';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Icon } from '../../ui/Icon';
import { Steps } from './Steps';
import css from './security.module.css';

/** The codes that stand in for a lost app, shown this once. */
export function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const t = useT();
  const { showToast } = useHouse();
  const [saved, setSaved] = useState(false);
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ kind: 'success', title: t('mfa.copied'), content: '' }),
      () => showToast({ kind: 'error', title: t('mfa.notCopied'), content: '' }),
    );
  return (
    <div className={css.form}>
      <Steps at={3} />
      <section className={css.done}>
        <span aria-hidden="true">
          <Icon name="shield" />
        </span>
        <div>
          <h3>{t('mfa.isOn')}</h3>
          <p>{t('mfa.isOnNote')}</p>
        </div>
      </section>
      <h3>{t('mfa.codesTitle', { n: codes.length })}</h3>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={css.two}>
        <Button tone="ghost" size="md" icon="copy" onClick={() => void copy()}>
          {t('mfa.copy')}
        </Button>
        <a
          className={css.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Lintang\n${text}\n`)}`}
          download="lintang-kode-cadangan.txt"
        >
          {t('mfa.download')}
        </a>
      </div>
      <p className={css.warn}>
        <Icon name="alert" size="sm" />
        {t('mfa.once')}
      </p>
      <Checkbox checked={saved} onChange={(event) => setSaved(event.currentTarget.checked)}>
        {t('mfa.saved')}
      </Checkbox>
      <Button size="lg" block disabled={!saved} onClick={onClose}>
        {t('mfa.finish')}
      </Button>
    </div>
  );
}
