import { useState } from 'react';
import { CODE } from '../../contract/errors';
import type { Refusal } from '../../machines/kit/refusal';

/** What a login's second step goes by; `sandboxCode` is there while the sandbox messenger stands in for e-mail. */
export interface SecondStep {
  readonly by: string;
  readonly sandboxCode?: string | undefined;
  /** Seconds until a code can be sent: none is on its way. */
  readonly wait?: string | undefined;
}

/** The second step that the server asked for: it stays asked for while codes are tried. */
export function useSecondStep(refusal: Refusal | null): SecondStep | null {
  const [step, setStep] = useState<SecondStep | null>(null);
  const [seen, setSeen] = useState<Refusal | null>(null);
  if (refusal !== seen) {
    setSeen(refusal);
    if (refusal?.code === CODE.mfaNeeded)
      setStep({
        by: refusal.params?.by ?? 'totp',
        sandboxCode: refusal.params?.sandboxCode ?? step?.sandboxCode,
        wait: refusal.params?.seconds,
      });
  }
  return step;
}
