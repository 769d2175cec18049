import { describe, expect, it } from 'vitest';
import type { Mail } from '../../contract/inbox';
import { toastOfMail, toastOfNotification } from './toasts';

const mail: Mail = {
  id: 'm1',
  tag: 'system',
  read: false,
  sendTime: 5,
  content: JSON.stringify({ showToast: true, title: 'Halo', body: 'Isi' }),
};

describe('toasts of the inbox', () => {
  it('unread mails that ask for it produce one', () => {
    expect(toastOfMail(mail, 10)).toEqual({ kind: 'notice', title: 'Halo', content: 'Isi' });
  });

  it('read, expired, silent and unreadable mails produce none', () => {
    expect(toastOfMail({ ...mail, read: true }, 10)).toBeNull();
    expect(toastOfMail({ ...mail, expireTime: 10 }, 10)).toBeNull();
    expect(toastOfMail({ ...mail, content: JSON.stringify({ title: 'Halo' }) }, 10)).toBeNull();
    expect(toastOfMail({ ...mail, content: '{' }, 10)).toBeNull();
  });

  it('a notification shows its words, a reward as a success', () => {
    const content = { id: 'n1', type: 'reward', mode: 1, title: 'Hadiah', body: 'Masuk', sendTime: 5 };
    expect(toastOfNotification({ route: '/', content: JSON.stringify(content) })).toEqual({
      kind: 'success',
      title: 'Hadiah',
      content: 'Masuk',
    });
    expect(toastOfNotification({ route: '/', content: JSON.stringify({ ...content, type: 'other' }) })?.kind).toBe(
      'notice',
    );
    expect(toastOfNotification({ route: '/', content: 'x' })).toBeNull();
  });
});
