import { useCallback, useEffect, useRef, useState } from 'react';
import { wingoCalls, type WingoTrend } from '../../../../contract/wingo';
import { CodeError } from '../../../../contract/errors';
import { useHouse } from '../../../house/hooks';
import { isEmpty } from '../../../net/channel';
import { usePool } from '../../../play/pool/context';
import { useModel } from './models';

export type Trend =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly code: number | undefined; readonly retry: () => void }
  | { readonly state: 'ready'; readonly trend: WingoTrend };

interface Answer {
  readonly model: number;
  readonly trend: WingoTrend;
}

/** The statistics of the model on screen, asked for again after each of its draws. What is shown stays until the next answer. */
export function useTrend(): Trend {
  const { channel } = useHouse();
  const model = useModel();
  const newest = usePool(({ context }) => context.history[0]?.key);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<{ readonly code: number | undefined } | null>(null);
  const turn = useRef(0);
  const load = useCallback(() => {
    const mine = (turn.current += 1);
    setFailure(null);
    channel.request(wingoCalls.trend, { model }, { quiet: true }).then(
      (reply) => {
        if (mine !== turn.current) return;
        if (isEmpty(reply)) setFailure({ code: undefined });
        else setAnswer({ model, trend: reply });
      },
      (error: unknown) => {
        if (mine === turn.current) setFailure({ code: error instanceof CodeError ? error.code : undefined });
      },
    );
  }, [channel, model]);
  useEffect(() => {
    load();
    return () => {
      turn.current += 1;
    };
  }, [load, newest]);
  if (answer?.model === model) return { state: 'ready', trend: answer.trend };
  return failure === null ? { state: 'loading' } : { state: 'failed', code: failure.code, retry: load };
}
