import { useState } from 'react';
import { useCopy } from '../../house/useCopy';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Icon } from '../../ui/Icon';
import { useArrive } from '../../ui/useArrive';
import { Steps } from './Steps';
import css from './security.module.css';

/** The codes that stand in for a lost app, shown this once. */
export function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const t = useT();
  const copy = useCopy();
  const head = useArrive<HTMLHeadingElement>();
  const [saved, setSaved] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={css.form}>
      <Steps at={3} />
      <section className={css.done}>
        <span aria-hidden="true">
          <Icon name="shield" />
        </span>
        <div>
          <h3 ref={head} tabIndex={-1}>
            {t('mfa.isOn')}
          </h3>
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
        <Button tone="ghost" size="md" icon="copy" onClick={() => copy(text, { title: t('mfa.copied') })}>
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
