import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Endpoint, EndpointReply } from '../../../contract/http';
import { CHANGE_MAILS, securityEndpoints } from '../../../contract/security';
import { type EndpointArgs, useEndpoint, useSubmit } from '../../data/hooks';
import { nameOf } from '../../data/keys';
import type { FieldRule } from '../../forms/fields';
import { useHouse } from '../../house/hooks';
import { type Drafts, type FormSchema, useContractForm } from '../../forms/useContractForm';
import { useConfirming } from './confirm';

/** What stands between the account and somebody else. */
export const useOverview = () => useEndpoint(securityEndpoints.overview);

/** The mail that will tell of an act. */
const MAIL_OF = new Map<Endpoint, string>([
  [securityEndpoints.password, CHANGE_MAILS.password],
  [securityEndpoints.phone, CHANGE_MAILS.phone],
  [securityEndpoints.emailBind, CHANGE_MAILS.email],
  [securityEndpoints.pinSet, CHANGE_MAILS.pin],
  [securityEndpoints.pinChange, CHANGE_MAILS.pin],
  [securityEndpoints.pinForget, CHANGE_MAILS.pin],
  [securityEndpoints.totpOn, CHANGE_MAILS.mfaOn],
  [securityEndpoints.emailMfa, CHANGE_MAILS.mfaOn],
  [securityEndpoints.mfaOff, CHANGE_MAILS.mfaOff],
  [securityEndpoints.recovery, CHANGE_MAILS.recovery],
]);

/** An act on the account: confirmed where it has to be, after which what is shown of the account is asked for anew. */
export function useWrite<E extends Endpoint>(endpoint: E): (args?: EndpointArgs<E>) => Promise<EndpointReply<E>> {
  const { mutateAsync } = useSubmit(endpoint);
  const confirmed = useConfirming();
  const client = useQueryClient();
  const { toasts } = useHouse();
  return async (args = {}) => {
    const mail = MAIL_OF.get(endpoint);
    const doing = (failed: boolean) => mail !== undefined && toasts.send({ type: 'doing', mail, failed });
    const reply = await confirmed(endpoint, () => {
      // Ahead of the question: the mail may be here before the answer is.
      doing(false);
      return mutateAsync(args).catch((error: unknown) => {
        doing(true);
        throw error;
      });
    });
    for (const question of [securityEndpoints.overview, securityEndpoints.sessions, securityEndpoints.identification])
      void client.invalidateQueries({ queryKey: nameOf(question) });
    return reply;
  };
}

/** A form over such an act. */
export function useWriteForm<S extends FormSchema, E extends Endpoint<z.ZodMiniType, S>>(
  endpoint: E,
  {
    initial,
    fields,
    onDone,
  }: {
    readonly initial: Drafts<E['body']>;
    readonly fields?: { readonly [Name in keyof Drafts<E['body']>]?: FieldRule };
    readonly onDone: (reply: EndpointReply<E>) => void;
  },
) {
  const write = useWrite(endpoint);
  return useContractForm<E['body']>(endpoint.body, {
    initial,
    ...(fields && { fields }),
    send: async (body) => onDone(await write({ body } as EndpointArgs<E>)),
  });
}
