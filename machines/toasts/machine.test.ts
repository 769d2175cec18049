import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { TOAST_MS } from '../../contract/constants';
import { toastsMachine } from './machine';
import type { ToastContent } from './types';

const start = (max?: number) => {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock, input: { clock, max } }).start();
  const titles = () => actor.getSnapshot().context.visible.map((toast) => toast.title);
  return { clock, actor, titles };
};

const say = (title: string, extra: Partial<ToastContent> = {}): ToastContent => ({
  kind: 'info',
  title,
  content: '',
  ...extra,
});

describe('toasts', () => {
  it('hide by themselves after 3 s', () => {
    const { clock, actor, titles } = start();
    actor.send({ type: 'show', ...say('a') });
    clock.increment(TOAST_MS - 1);
    expect(titles()).toEqual(['a']);
    clock.increment(1);
    expect(titles()).toEqual([]);
  });

  it('hide after their own time when they have one', () => {
    const { clock, actor, titles } = start();
    actor.send({ type: 'show', ...say('a', { ms: 500 }) });
    clock.increment(500);
    expect(titles()).toEqual([]);
  });

  it('with the same title and content as a visible one are suppressed', () => {
    const { clock, actor, titles } = start();
    actor.send({ type: 'show', ...say('a', { content: 'x' }) });
    actor.send({ type: 'show', ...say('a', { content: 'x', kind: 'error' }) });
    actor.send({ type: 'show', ...say('a', { content: 'y' }) });
    expect(titles()).toEqual(['a', 'a']);
    clock.increment(TOAST_MS);
    actor.send({ type: 'show', ...say('a', { content: 'x' }) });
    expect(titles()).toEqual(['a']);
  });

  it('of a notice that reads itself say so when they come onto the screen, and not while they wait', () => {
    const { actor } = start();
    const read: string[] = [];
    actor.on('read', ({ id }) => read.push(id));
    actor.send({ type: 'room.entered' });
    actor.send({ type: 'show', ...say('a', { reads: 'n1', outsideGames: true, ms: null }) });
    actor.send({ type: 'show', ...say('b') });
    expect(read).toEqual([]);
    actor.send({ type: 'room.left' });
    actor.send({ type: 'show', ...say('c') });
    expect(read).toEqual(['n1']);
  });

  it('that find no place wait in line, and each stays its own 3 s', () => {
    const { clock, actor, titles } = start();
    for (const title of ['a', 'b', 'c', 'd', 'd', 'e']) {
      actor.send({ type: 'show', ...say(title) });
      clock.increment(100);
    }
    expect(titles()).toEqual(['a', 'b', 'c']);
    clock.increment(TOAST_MS - 600);
    expect(titles()).toEqual(['b', 'c', 'd']);
    clock.increment(200);
    expect(titles()).toEqual(['d', 'e']);
    clock.increment(TOAST_MS);
    expect(titles()).toEqual([]);
  });

  it('that do not close by themselves stay until they are closed', () => {
    const { clock, actor, titles } = start();
    actor.send({ type: 'show', ...say('a', { ms: null }) });
    clock.increment(10 * TOAST_MS);
    expect(titles()).toEqual(['a']);
    actor.send({ type: 'dismiss', id: 1 });
    expect(titles()).toEqual([]);
  });

  it('for outside of games wait while a room is open, and let others pass', () => {
    const { actor, titles } = start();
    actor.send({ type: 'room.entered' });
    actor.send({ type: 'show', ...say('news', { outsideGames: true }) });
    actor.send({ type: 'show', ...say('bet') });
    expect(titles()).toEqual(['bet']);
    actor.send({ type: 'room.left' });
    expect(titles()).toEqual(['bet', 'news']);
  });

  it('can be dismissed, and their timer goes with them', () => {
    const { clock, actor, titles } = start();
    actor.send({ type: 'show', ...say('a') });
    actor.send({ type: 'dismiss', id: 1 });
    actor.send({ type: 'dismiss', id: 1 });
    actor.send({ type: 'show', ...say('b') });
    clock.increment(TOAST_MS - 1);
    expect(titles()).toEqual(['b']);
  });

  it('of mails are buffered while the panel is open and come out when it closes', () => {
    const { actor, titles } = start();
    actor.send({ type: 'panel.opened' });
    actor.send({ type: 'mail', ...say('mail') });
    actor.send({ type: 'show', ...say('other') });
    expect(titles()).toEqual(['other']);
    actor.send({ type: 'panel.closed' });
    expect(titles()).toEqual(['other', 'mail']);
  });

  it('of mails are not shown of what this device has just done itself, and are of what another one did', () => {
    const { clock, actor, titles } = start();
    actor.send({ type: 'doing', mail: 'securityPin' });
    actor.send({ type: 'mail', ...say('PIN', { of: 'securityPin' }) });
    actor.send({ type: 'mail', ...say('e-mail', { of: 'securityEmail' }) });
    actor.send({ type: 'mail', ...say('no kind') });
    expect(titles()).toEqual(['e-mail', 'no kind']);
    // The one mail of it has come: another is of somebody else's change.
    actor.send({ type: 'mail', ...say('PIN', { of: 'securityPin' }) });
    expect(titles()).toEqual(['e-mail', 'no kind', 'PIN']);
    actor.send({ type: 'doing', mail: 'securityPin' });
    clock.increment(60_000);
    actor.send({ type: 'mail', ...say('PIN', { of: 'securityPin' }) });
    expect(titles()).toEqual(['PIN']);
  });

  it('of mails are shown after what this device did came to nothing', () => {
    const { actor, titles } = start();
    actor.send({ type: 'doing', mail: 'securityPin' });
    actor.send({ type: 'doing', mail: 'securityPin', failed: true });
    actor.send({ type: 'mail', ...say('PIN', { of: 'securityPin' }) });
    expect(titles()).toEqual(['PIN']);
  });

  it('of mails come out as places become free, none is lost but duplicates', () => {
    const { clock, actor, titles } = start(2);
    actor.send({ type: 'panel.opened' });
    for (const title of ['a', 'b', 'c', 'd', 'd']) actor.send({ type: 'mail', ...say(title) });
    actor.send({ type: 'panel.closed' });
    expect(titles()).toEqual(['a', 'b']);
    clock.increment(TOAST_MS);
    expect(titles()).toEqual(['c', 'd']);
    clock.increment(TOAST_MS);
    // The second d said the same as one that was in line.
    expect(titles()).toEqual([]);
    expect(actor.getSnapshot().context.waiting).toEqual([]);
  });
});
