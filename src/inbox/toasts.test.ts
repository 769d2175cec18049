import { describe, expect, it } from 'vitest';
import type { Mail } from '../../contract/inbox';
import { displayMode } from './displayMode';
import { toastOfMail, toastOfNotification } from './toasts';

const mail: Mail = {
  id: 'm1',
  tag: 'system',
  read: false,
  sendTime: 5,
  content: JSON.stringify({ showToast: true, title: 'Halo', body: 'Isi' }),
};

describe('toasts of the inbox', () => {
  it('unread mails that ask for it produce one that opens the mail', () => {
    expect(toastOfMail(mail, 10)).toEqual({
      kind: 'notice',
      title: 'Halo',
      content: 'Isi',
      route: '?z=inbox-detail&mail=m1',
    });
  });

  it('read, expired, silent and unreadable mails produce none', () => {
    expect(toastOfMail({ ...mail, read: true }, 10)).toBeNull();
    expect(toastOfMail({ ...mail, expireTime: 10 }, 10)).toBeNull();
    expect(toastOfMail({ ...mail, content: JSON.stringify({ title: 'Halo' }) }, 10)).toBeNull();
    expect(toastOfMail({ ...mail, content: '{' }, 10)).toBeNull();
  });

  const content = { id: 'n1', type: 'reward', mode: 3, title: 'Hadiah', body: 'Masuk', sendTime: 5 };
  const pushed = (change: Partial<typeof content> = {}, route = '/account') =>
    toastOfNotification({ route, content: JSON.stringify({ ...content, ...change }) });

  it('a notification shows its words and leads to its page, a reward as a success', () => {
    expect(pushed()).toEqual({
      kind: 'success',
      title: 'Hadiah',
      content: 'Masuk',
      outsideGames: false,
      route: '/account',
    });
    expect(pushed({ type: 'other' })?.kind).toBe('notice');
    expect(toastOfNotification({ route: '/', content: 'x' })).toBeNull();
    for (const foreign of ['', '//evil.example', 'https://evil.example', 'javascript:alert(1)'])
      expect(pushed({}, foreign)).not.toHaveProperty('route');
  });

  it.each([
    [1, { autoRead: false, autoClose: false, outsideGames: false }],
    [2, { autoRead: true, autoClose: false, outsideGames: false }],
    [3, { autoRead: false, autoClose: true, outsideGames: false }],
    [5, { autoRead: false, autoClose: false, outsideGames: true }],
    [8, { autoRead: true, autoClose: true, outsideGames: true }],
  ])('display mode %i is %o, and the toast keeps to it', (mode, display) => {
    expect(displayMode(mode)).toEqual(display);
    const toast = pushed({ mode });
    expect(toast?.outsideGames).toBe(display.outsideGames);
    expect(toast?.ms).toBe(display.autoClose ? undefined : null);
    expect(toast?.reads).toBe(display.autoRead ? 'n1' : undefined);
  });
});
