import type { Bench } from '../bench';
import css from './Tuning.module.css';
import { useTuner } from './tuner';

/** A page that was opened by a share link has its values from the start, whichever panel is open; a broken link is said. */
export default function TuningLink({ bench }: { readonly bench: Bench }) {
  const fault = useTuner(bench)?.fault ?? null;
  return fault === null ? null : (
    <p role="alert" className={css.notice}>
      This link’s tuning cannot be used, the committed one is shown. {fault}
    </p>
  );
}
