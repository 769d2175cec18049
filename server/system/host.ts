import type { IncomingMessage } from 'node:http';

/** `uri-host [ ":" port ]` (RFC 3986, section 3.2.2); the host may be empty. */
const HOST = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;

/**
 * Whether a request says once, and as the grammar has it, for whom it is: any other is answered with 400 (RFC 9112, section 3.2). Of two hosts a proxy before us would go by one and we by the
 * other. One that names none is Node's to refuse; HTTP/1.0 has none.
 */
export function isAddressedOnce({ rawHeaders, headers }: Pick<IncomingMessage, 'rawHeaders' | 'headers'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts <= 1 && HOST.test(headers.host ?? '');
}
