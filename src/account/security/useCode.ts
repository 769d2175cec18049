import { type FormEvent, useState } from 'react';
import type { codeSent } from '../../../contract/account';
import { CODE } from '../../../contract/errors';
import { type Refusal, refusalOf } from '../../../machines/kit/refusal';
import type * as z from 'zod/mini';
import { useHouse } from '../../house/hooks';
import { useTick } from '../../ui/useTick';

type Sent = z.output<typeof codeSent>;

/** Another code has to wait. */
const TOO_SOON: ReadonlySet<number> = new Set([CODE.tooFrequent, CODE.emailTooOften]);

interface Last extends Sent {
  /** Epoch ms. */
  readonly at: number;
  readonly to: string;
  /** Asked for too early: the code is of before. */
  readonly early: boolean;
}

/**
 * A code that is sent on demand: whether it was, how long until another, and how that was refused.
 * @param to where it would go now, where that is typed: a code that went elsewhere is none for this address
 */
export function useCode(send: () => Promise<Sent>, to = '') {
  const { clock } = useHouse();
  const now = useTick(clock.now);
  const [last, setLast] = useState<Last | null>(null);
  const sent = last?.to === to ? last : null;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    /** There may be a code to type: one was sent, or one that was sent before this panel was open is why another has to wait. */
    sent: sent !== null,
    /** It was sent from here. */
    ours: sent?.early === false,
    sandboxCode: sent?.sandboxCode ?? null,
    /** Whole seconds; 0 when another may be asked for. */
    wait: sent === null ? 0 : Math.max(0, Math.ceil((sent.at + sent.retryAfterMs - now) / 1_000)),
    busy,
    refusal,
    async ask() {
      setBusy(true);
      setRefusal(null);
      try {
        setLast({ ...(await send()), at: clock.now(), to, early: false });
      } catch (error) {
        const refused = refusalOf(error);
        setRefusal(refused);
        // Whoever loaded the page again meanwhile has the code of before in their hands.
        const wait = TOO_SOON.has(refused.code) ? Number(refused.params.seconds) * 1_000 : NaN;
        if (wait > 0) setLast({ retryAfterMs: wait, at: clock.now(), to, early: true });
      } finally {
        setBusy(false);
      }
    },
  };
}

export type Code = ReturnType<typeof useCode>;

interface FormOfCode<Field extends string> {
  readonly props: { readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void };
  readonly ready: (name: Field) => unknown;
  readonly askFor: (name: Field) => void;
}

/**
 * A form whose code is sent first: until it is, sending the form (the Enter key in its address) has the code sent; once it is, the code with what it is for.
 * @param to the field of the address that it goes to
 */
export function codeFirst<Field extends string, Form extends FormOfCode<Field>>(
  form: Form,
  code: Code,
  to: Field,
): Form['props'] {
  if (code.sent) return form.props;
  return {
    ...form.props,
    onSubmit(event) {
      event.preventDefault();
      if (form.ready(to) === null) form.askFor(to);
      else if (!code.busy) void code.ask();
    },
  };
}
