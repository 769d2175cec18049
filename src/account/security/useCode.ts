import { useState } from 'react';
import type { codeSent } from '../../../contract/account';
import { type Refusal, refusalOf } from '../../../machines/kit/refusal';
import type * as z from 'zod/mini';
import { useHouse } from '../../house/hooks';
import { useTick } from '../../ui/useTick';

type Sent = z.output<typeof codeSent>;

/** A code that is sent on demand: whether it was, how long until another, and how that was refused. */
export function useCode(send: () => Promise<Sent>) {
  const { clock } = useHouse();
  const now = useTick(clock.now);
  const [sent, setSent] = useState<(Sent & { readonly at: number }) | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    sent: sent !== null,
    sandboxCode: sent?.sandboxCode ?? null,
    /** Whole seconds; 0 when another may be asked for. */
    wait: sent === null ? 0 : Math.max(0, Math.ceil((sent.at + sent.retryAfterMs - now) / 1_000)),
    busy,
    refusal,
    async ask() {
      setBusy(true);
      setRefusal(null);
      try {
        setSent({ ...(await send()), at: clock.now() });
      } catch (error) {
        setRefusal(refusalOf(error));
      } finally {
        setBusy(false);
      }
    },
  };
}

export type Code = ReturnType<typeof useCode>;
