import { lazy, Suspense, useState } from 'react';
import { TuningEditor } from '../tuning/TuningEditor';
import { useTuner } from '../tuning/tuner';
import type { PanelProps } from './index';

const AbView = lazy(() => import('../ab/AbView'));

/** Every number, colour and curve of the scene, applied as it is turned. `?ab=1` opens with the comparison. */
export default function Tuning({ bench }: PanelProps) {
  const tuner = useTuner(bench);
  const [comparing, setComparing] = useState(() => new URLSearchParams(location.search).has('ab'));
  if (!tuner) return null;
  if (!comparing) return <TuningEditor editor={tuner.editor} onCompare={() => setComparing(true)} />;
  return (
    <Suspense>
      <AbView bench={bench} editor={tuner.editor} onClose={() => setComparing(false)} />
    </Suspense>
  );
}
