import { expect, it } from 'vitest';
import { createBus } from '../net/bus';
import { createMailNotices } from './mailNotices';

function background(permission: NotificationPermission) {
  const bus = createBus();
  const shown: [string, NotificationOptions][] = [];
  const state = { permission, hidden: true };
  const notices = createMailNotices({
    bus,
    now: () => 1_000,
    plain: () => 'Surat baru',
    told: async () => ({ title: 'Hello', body: 'Good' }),
    icon: undefined,
    host: {
      hidden: () => state.hidden,
      permission: () => state.permission,
      ask: async () => void (state.permission = 'granted'),
      show: (title, options) => void shown.push([title, options]),
    },
  });
  const arrives = (content: object, read = false) =>
    bus.emit('inboxNew', { id: 'm 1', tag: 'news', read, sendTime: 1, content: JSON.stringify(content) });
  return { notices, state, shown, arrives };
}

it('asks only after a mail came while nobody looked', async () => {
  const { notices, state, arrives, shown } = background('default');
  state.hidden = false;
  arrives({ title: 'Halo', showToast: true });
  expect(notices.wanted()).toBe(false);
  state.hidden = true;
  arrives({ title: 'Halo', showToast: true }, true);
  expect(notices.wanted()).toBe(false);
  arrives({ title: 'Halo', showToast: true });
  expect([notices.wanted(), shown]).toEqual([true, []]);
  notices.ask();
  await new Promise((resolve) => setTimeout(resolve));
  expect(notices.wanted()).toBe(false);
  arrives({ title: 'Halo', body: 'Bagus', showToast: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual([['Hello', { body: 'Good', tag: 'm 1', data: { path: '/?z=inbox_inbox-detail&mail=m%201' } }]]);
});

it('says that a mail came where it asks for no toast, and nothing while somebody looks', () => {
  const { arrives, state, shown } = background('granted');
  arrives({});
  state.hidden = false;
  arrives({});
  expect(shown.map(([title]) => title)).toEqual(['Surat baru']);
});

it('is still after a no, and after it was stopped', () => {
  for (const permission of ['denied', 'granted'] as const) {
    const { notices, arrives, shown } = background(permission);
    if (permission === 'granted') notices.stop();
    arrives({});
    expect([notices.wanted(), shown]).toEqual([false, []]);
  }
});
