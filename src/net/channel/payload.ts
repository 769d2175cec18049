import { pushes } from '../../../contract/pushes';
import type { Stream, StreamPayload } from '../../../contract/wire';
import { type Bus, emitChecked, type Report } from '../bus';
import { text } from './frames';

/** What the bytes say, or undefined: no schema accepts that. */
export function parseJson(data: Uint8Array): unknown {
  try {
    return JSON.parse(text(data)) as unknown;
  } catch {
    return undefined;
  }
}

/** A stream's message checked against the contract, or undefined and a report: a misfit is dropped whole. */
export function readMessage<S extends Stream>(
  stream: S,
  data: Uint8Array,
  report: (report: Report) => void,
): StreamPayload<S> | undefined {
  const read = stream.payload.safeParse(stream.format === 'text' ? text(data) : parseJson(data));
  if (read.success) return read.data as StreamPayload<S>;
  report({ kind: 'misfit', route: stream.route, detail: read.error.message });
  return undefined;
}

/** A push of the server goes to the bus under the contract's name for it. */
export function emitPush(bus: Bus, route: string | null, data: Uint8Array): void {
  const found = Object.entries(pushes).find(([, push]) => push.route === route);
  if (!found) return bus.emit('report', { kind: 'misfit', route: route ?? '', detail: 'unknown push' });
  const [name, push] = found;
  const read = push.payload.safeParse(parseJson(data));
  if (read.success) emitChecked(bus, name, read.data);
  else bus.emit('report', { kind: 'misfit', route: push.route, detail: read.error.message });
}
