import { describe, expect, it } from 'vitest';
import { CODE, CodeError } from '../../contract/errors';
import { RequestFailure } from '../net/failure';
import { createOutbox, type Draft, RETRY_MS } from './outbox';

/** A line that answers as it is told, in turn; then always. */
function line(...answers: readonly (Error | null)[]) {
  const sent: string[] = [];
  const timers: { ms: number; run: () => void; stopped: boolean }[] = [];
  let made = 0;
  const outbox = createOutbox({
    newId: () => `id${(made += 1)}`,
    now: () => 0,
    timers: {
      after(ms, run) {
        const timer = { ms, run, stopped: false };
        timers.push(timer);
        return () => void (timer.stopped = true);
      },
    },
    async deliver({ uuid, text }) {
      const answer = answers[sent.length] ?? null;
      sent.push(`${uuid} ${text}`);
      if (answer !== null) throw answer;
    },
  });
  const draft = (text: string): Draft => ({ topic: 'other', text, files: [] });
  const states = () => outbox.get().map(({ text, state }) => `${text} ${state}`);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { outbox, sent, timers, draft, states, settle };
}

describe('messages on their way', () => {
  it('go one after the other, in the order in which they were written', async () => {
    const { outbox, sent, draft, states, settle } = line();
    for (const text of ['a', 'b', 'c']) outbox.add(draft(text));
    expect(states()).toEqual(['a sending', 'b sending', 'c sending']);
    await settle();
    expect([sent, states()]).toEqual([['id1 a', 'id2 b', 'id3 c'], []]);
  });

  it('wait where no answer comes, and are sent again under the same id', async () => {
    const { outbox, sent, timers, draft, states, settle } = line(new RequestFailure('network'));
    outbox.add(draft('a'));
    outbox.add(draft('b'));
    await settle();
    expect(states()).toEqual(['a waiting', 'b sending']);
    expect(timers.map(({ ms }) => ms)).toEqual([RETRY_MS]);
    timers[0]?.run();
    await settle();
    expect(sent).toEqual(['id1 a', 'id1 a', 'id2 b']);
  });

  it('go at once when somebody says that there is a connection, and the timer is over', async () => {
    const { outbox, sent, timers, draft, settle } = line(new RequestFailure('time out'));
    outbox.add(draft('a'));
    await settle();
    outbox.again();
    await settle();
    expect([sent, timers[0]?.stopped]).toEqual([['id1 a', 'id1 a'], true]);
  });

  it('stay with their reason where they are refused, and hold those behind them until they are dropped', async () => {
    const { outbox, sent, draft, states, settle } = line(new CodeError(CODE.tooFrequent));
    outbox.add(draft('a'));
    outbox.add(draft('b'));
    await settle();
    expect(states()).toEqual(['a refused', 'b sending']);
    expect(outbox.get()[0]?.refusal?.code).toBe(CODE.tooFrequent);
    outbox.drop('id1');
    await settle();
    expect([sent, states()]).toEqual([['id1 a', 'id2 b'], []]);
  });

  it('end with whoever wrote them', async () => {
    const { outbox, sent, timers, draft, states, settle } = line(new RequestFailure('network'));
    outbox.add(draft('a'));
    await settle();
    outbox.clear();
    expect([states(), timers[0]?.stopped]).toEqual([[], true]);
    outbox.again();
    await settle();
    expect(sent).toHaveLength(1);
  });
});
