import { useEffect, useState } from 'react';
import type { WingoDraw } from '../../../../contract/wingo';
import { phaseOf } from '../../../../machines/wingo/select';
import { useWingo } from './context';

/** From the draw until its ball lies on the podium, ms: lists do not say the number before the picture does. */
export const BALL_LIES_MS = 2_000;

/** The last draw of the model on screen, from the moment at which its ball lies there. */
export function useToldDraw(): WingoDraw | null {
  const draw = useWingo(({ context }) => context.draw);
  const telling = useWingo((snapshot) => phaseOf(snapshot) === 'result');
  const [told, setTold] = useState(draw);
  useEffect(() => {
    if (!telling) {
      setTold(draw);
      return undefined;
    }
    const timer = setTimeout(() => setTold(draw), BALL_LIES_MS);
    return () => clearTimeout(timer);
  }, [draw, telling]);
  return told;
}
