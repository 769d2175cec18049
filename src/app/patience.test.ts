import { expect, test, vi } from 'vitest';
import type { Http } from '../net/http';
import { type SocketEvents } from '../net/channel/socket';
import { patientHttp, patientSocket } from './patience';

/** Something that will be there, and how to say that it is. */
function later() {
  let tell = (): void => undefined;
  const there = new Promise<void>((resolve) => (tell = resolve));
  return { there, tell };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('answers and refusals are asked for at once and told when the page is there', async () => {
  const { there, tell } = later();
  const asked = vi.fn<() => Promise<unknown>>();
  const http = patientHttp(there, { call: asked } as unknown as Http);
  const told: unknown[] = [];
  const call = http.call as unknown as () => Promise<unknown>;
  asked.mockResolvedValueOnce('answer').mockRejectedValueOnce('refusal');
  void call().then((value) => told.push(value));
  void call().catch((error: unknown) => told.push(error));
  expect(asked).toHaveBeenCalledTimes(2);
  await turn();
  expect(told).toEqual([]);
  tell();
  await turn();
  expect(told).toEqual(['answer', 'refusal']);
});

test('a connection is made at once and used when the page is there, if it still stands', async () => {
  const { there, tell } = later();
  const heard: string[] = [];
  const made: SocketEvents[] = [];
  const open = patientSocket(there, (_url, events) => {
    made.push(events);
    return { send: () => undefined, close: () => undefined };
  });
  const events = (name: string): SocketEvents => ({
    open: () => heard.push(`${name} open`),
    message: () => undefined,
    closed: (reason) => heard.push(`${name} ${reason}`),
  });
  open('', events('first'));
  open('', events('second'));
  for (const one of made) one.open();
  made[0]?.closed('gone');
  await turn();
  expect(heard).toEqual(['first gone']);
  tell();
  await turn();
  expect(heard).toEqual(['first gone', 'second open']);
});
