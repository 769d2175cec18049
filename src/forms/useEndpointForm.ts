import type * as z from 'zod/mini';
import type { Endpoint, EndpointReply } from '../../contract/http';
import { type EndpointArgs, useSubmit } from '../data/hooks';
import { type Drafts, type FormSchema, useContractForm } from './useContractForm';
import type { FieldRule } from './fields';

type FormEndpoint<S extends FormSchema> = Endpoint<z.ZodMiniType, S>;

interface EndpointForm<S extends FormSchema, E extends FormEndpoint<S>> {
  readonly initial: Drafts<E['body']>;
  readonly fields?: { readonly [Name in keyof Drafts<E['body']>]?: FieldRule };
  readonly onDone?: (reply: EndpointReply<E>, body: z.output<E['body']>) => void;
}

/** A form that sends an endpoint's body. Sent again after nobody answered it keeps its `request_id`, so that it happens once. For panels `withData`. */
export function useEndpointForm<S extends FormSchema, E extends FormEndpoint<S>>(
  endpoint: E,
  { initial, fields, onDone }: EndpointForm<S, E>,
) {
  const { mutateAsync } = useSubmit(endpoint);
  return useContractForm<E['body']>(endpoint.body, {
    initial,
    fields,
    send: async (body) => {
      const reply = await mutateAsync({ body } as EndpointArgs<E>);
      onDone?.(reply, body);
    },
  });
}
