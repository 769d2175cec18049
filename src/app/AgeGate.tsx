import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { useHouse } from '../house/hooks';
import type { DeviceStorage } from '../house/storage';
import { loadable } from '../ui/loadable';
import { paintedState } from './painted/state';
import css from './AgeGate.module.css';

const KEY = 'adult';

/** The question, which nobody loads who has answered it. */
export const ageQuestion = loadable(() => import('./AgeQuestion'));

/** Whether this device has said that its user is an adult. */
export const isAdult = (storage: DeviceStorage): boolean => storage.get(KEY) === 'yes';

interface AgeGateProps {
  /** Seen behind the question, and not usable until it is answered, nor before it is there. */
  readonly page: ReactNode;
  /** Comes only afterwards: panels over the page. */
  readonly above: ReactNode;
}

/** Asks once whether the visitor is an adult, and remembers a yes. */
export function AgeGate({ page, above }: AgeGateProps) {
  const { storage } = useHouse();
  const [adult, setAdult] = useState(() => isAdult(storage));
  const [Question] = useState(ageQuestion.component);
  const [refused] = useState(() => paintedState() === 'refused');
  useLayoutEffect(() => {
    // Answered on the painted page while this was rendered.
    if (isAdult(storage)) setAdult(true);
  }, [storage]);
  const pass = () => {
    storage.set(KEY, 'yes');
    setAdult(true);
  };
  return (
    <>
      <div className={css.behind} inert={!adult}>
        {page}
      </div>
      {adult ? (
        above
      ) : (
        <Suspense fallback={null}>
          <Question refused={refused} onPass={pass} />
        </Suspense>
      )}
    </>
  );
}
