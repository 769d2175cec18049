import { type FormEvent, useState } from 'react';
import type { codeSent } from '../../../contract/account';
import { type Refusal, refusalOf } from '../../../machines/kit/refusal';
import type * as z from 'zod/mini';
import { useHouse } from '../../house/hooks';
import { useTick } from '../../ui/useTick';

type Sent = z.output<typeof codeSent>;

/**
 * A code that is sent on demand: whether it was, how long until another, and how that was refused.
 * @param to where it would go now, where that is typed: a code that went elsewhere is none for this address
 */
export function useCode(send: () => Promise<Sent>, to = '') {
  const { clock } = useHouse();
  const now = useTick(clock.now);
  const [last, setLast] = useState<(Sent & { readonly at: number; readonly to: string }) | null>(null);
  const sent = last?.to === to ? last : null;
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
        setLast({ ...(await send()), at: clock.now(), to });
      } catch (error) {
        setRefusal(refusalOf(error));
      } finally {
        setBusy(false);
      }
    },
  };
}

export type Code = ReturnType<typeof useCode>;

interface FormOfCode {
  readonly props: { readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void };
}

/**
 * A form whose code is sent first: until it is, sending the form (the Enter key in its address) has the code sent; once it is, the code with what it is for.
 * @param ready whether there is an address to send to; a faulty one is said by the form
 */
export function codeFirst<Form extends FormOfCode>(form: Form, code: Code, ready: boolean): Form['props'] {
  if (code.sent) return form.props;
  return {
    ...form.props,
    onSubmit(event) {
      if (!ready) return form.props.onSubmit(event);
      event.preventDefault();
      if (!code.busy) void code.ask();
    },
  };
}
