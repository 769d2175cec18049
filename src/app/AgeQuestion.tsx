import { useRef, useState } from 'react';
import { useT } from '../i18n';
import { BrandMark } from '../ui/Brand';
import { Button } from '../ui/Button';
import { Pill } from '../ui/Pill';
import { Sky } from '../ui/Sky';
import { useFocusTrap } from '../ui/useFocusTrap';
import css from './AgeQuestion.module.css';

interface AgeQuestionProps {
  /** It was answered with no already, on the painted page. */
  readonly refused?: boolean;
  readonly onPass: () => void;
}

/** Whether the visitor is an adult, over the page. Who says no may think again. */
export default function AgeQuestion({ refused: before = false, onPass }: AgeQuestionProps) {
  const t = useT();
  const gate = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(before);
  useFocusTrap(gate, true, 'painted');
  return (
    <div className={css.layer} data-question="">
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
          <Button data-early="again" tone="ghost" size="md" block onClick={() => setRefused(false)}>
            {t('age.again')}
          </Button>
        ) : (
          <>
            <Button data-early="adult" tone="gold" size="lg" block onClick={onPass}>
              {t('age.yes')}
            </Button>
            <Button data-early="minor" tone="ghost" size="md" block onClick={() => setRefused(true)}>
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
