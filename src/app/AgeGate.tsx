import { type ReactNode, useRef, useState } from 'react';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { BrandMark } from '../ui/Brand';
import { Button } from '../ui/Button';
import { Pill } from '../ui/Pill';
import { Sky } from '../ui/Sky';
import { useFocusTrap } from '../ui/useFocusTrap';
import css from './AgeGate.module.css';

const KEY = 'adult';

interface AgeGateProps {
  /** Seen behind the question, and not usable until it is answered. */
  readonly page: ReactNode;
  /** Comes only afterwards: panels over the page. */
  readonly above: ReactNode;
}

/** Asks once whether the visitor is an adult, and remembers a yes. */
export function AgeGate({ page, above }: AgeGateProps) {
  const { storage } = useHouse();
  const [adult, setAdult] = useState(() => storage.get(KEY) === 'yes');
  const pass = () => {
    storage.set(KEY, 'yes');
    setAdult(true);
  };
  return (
    <>
      <div className={css.behind} inert={!adult}>
        {page}
      </div>
      {adult ? above : <Gate onPass={pass} />}
    </>
  );
}

function Gate({ onPass }: { readonly onPass: () => void }) {
  const t = useT();
  const gate = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(false);
  useFocusTrap(gate, true);
  return (
    <div className={css.layer}>
      <div ref={gate} className={css.gate} role="dialog" aria-modal="true" aria-labelledby="age-title" tabIndex={-1}>
        <div className={css.sky}>
          <Sky count={30} seed={11} />
          <div className={css.badge}>
            <BrandMark size={64} />
          </div>
        </div>
        <h2 id="age-title">{t(refused ? 'age.refusedTitle' : 'age.title')}</h2>
        <p className={css.body}>{t(refused ? 'age.refusedBody' : 'age.body')}</p>
        {refused ? (
          <Button tone="ghost" size="md" block onClick={() => setRefused(false)}>
            {t('age.again')}
          </Button>
        ) : (
          <>
            <Button tone="gold" size="lg" block onClick={onPass}>
              {t('age.yes')}
            </Button>
            <Button tone="ghost" size="md" block onClick={() => setRefused(true)}>
              {t('age.no')}
            </Button>
          </>
        )}
        <p className={css.calm}>
          <Pill tone="sandbox">{t('common.adult')}</Pill>
          {t('age.calm')}
        </p>
      </div>
    </div>
  );
}
