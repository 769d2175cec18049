import { describe, expect, it } from 'vitest';
import { createSpeech } from '../i18n';
import { failureToast, loggedInToast, loggedOutToast } from './toastTexts';

const speech = createSpeech({ read: () => null, write: () => undefined });
const { t } = speech.get();
const user = { id: 'u1', name: 'Budi', avatar: 'a', phone: '628123456789', balance: 1_000_000, createdAt: 1 };

describe('what toasts say', () => {
  it('a failure carries its code unless it is a silent one', () => {
    expect(failureToast({ kind: 'error', text: 'Saldo tidak cukup', code: 700 }, t)).toEqual({
      kind: 'error',
      title: 'Saldo tidak cukup',
      content: 'Kode #700',
    });
    expect(failureToast({ kind: 'error', text: 'x', code: null }, t).content).toBe('');
  });

  it('a new account is told its play credit', () => {
    expect(loggedInToast({ type: 'loggedIn', by: 'register', token: 't', user }, t)).toMatchObject({
      kind: 'success',
      title: 'Saldo main Rp 1.000.000',
    });
    expect(loggedInToast({ type: 'loggedIn', by: 'login', token: 't', user }, t).title).toBe('Selamat datang, Budi');
  });

  it('a lost session says the same as the refusal that ended it', () => {
    const refusal = failureToast({ kind: 'info', text: 'Sesi masuk berakhir, silakan masuk lagi', code: 1 }, t);
    expect(loggedOutToast('auth-lost', speech.get())).toEqual(refusal);
    expect(loggedOutToast('user', speech.get()).title).toBe('Anda sudah keluar');
  });
});
