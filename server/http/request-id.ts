import type { IncomingMessage } from 'node:http';

/** The client's own id of a request, the documented random `request_id` of its query; null without a usable one. */
export const requestIdOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string | null =>
  /[?&]request_id=([\w-]{1,64})(?:&|$)/.exec(url)?.[1] ?? null;
