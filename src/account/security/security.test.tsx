// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, config, open, sent, signIn, siteOfTests } from '../../app/app.fixture';
import { field, submit, type } from '../../ui/fields.fixture';

const USER = '/api/main/user';
const OVERVIEW = {
  phone: '+62 812 •••• 7890',
  phoneVerified: true,
  email: null,
  pin: false,
  mfa: 'none',
  recoveryLeft: 0,
  passwordChangedAt: 1,
  identification: 'none',
  confirmBy: ['phone', 'password'],
  confirmedUntil: 0,
  referralCode: 'AB23CD45',
};
const refusal = (errCode: number) => ({ status: 400, body: { errCode, errMsg: '' } });
const times = (call: string) => sent.filter(({ path }) => path === `${USER}${call}`).length;

siteOfTests();
beforeEach(() => {
  let confirmed = false;
  signIn();
  answers.set(`${USER}/security`, { status: 200, body: OVERVIEW });
  answers.set(`${USER}/sessions`, { status: 200, body: { list: [] } });
  answers.set(`${USER}/pin`, () => (confirmed ? { status: 200, body: {} } : refusal(401)));
  answers.set(`${USER}/confirm`, () => {
    confirmed = true;
    return { status: 200, body: { expiresAt: 1 } };
  });
});

describe('the panels of the account’s security', () => {
  it('what has to be confirmed asks for it, and goes on with what was typed once that is given', async () => {
    await open({ at: '/account?z=edit-pin' });
    await type('PIN baru', '402917');
    await submit('PIN baru');
    fireEvent.click(await screen.findByRole('radio', { name: 'Kata sandi' }));
    await type('Kata sandi', 'rahasia1');
    await submit('Kata sandi');
    expect(await screen.findByText('PIN disimpan')).toBeTruthy();
    expect(times('/pin')).toBe(1);
    expect(sent.find(({ path }) => path === `${USER}/confirm`)?.body).toEqual({
      by: 'password',
      code: 'rahasia1',
    });
  });

  it('what was done here is said once: the mail that tells of it has no toast of its own, and that of another change has', async () => {
    const house = await open({ at: '/account?z=edit-pin' });
    await type('PIN baru', '402917');
    await submit('PIN baru');
    fireEvent.click(await screen.findByRole('radio', { name: 'Kata sandi' }));
    await type('Kata sandi', 'rahasia1');
    await submit('Kata sandi');
    await screen.findByText('PIN disimpan');
    const mail = (id: string, metaDataId: string) => ({
      ...{ id, metaDataId, tag: 'account', read: false, sendTime: config.serverTime },
      content: JSON.stringify({ showToast: true, title: `Surat ${metaDataId}`, body: '' }),
    });
    act(() => house.bus.emit('inboxNew', mail('m1', 'securityPin')));
    act(() => house.bus.emit('inboxNew', mail('m2', 'securityEmail')));
    expect(await screen.findByText('Surat securityEmail')).toBeTruthy();
    expect(screen.queryByText('Surat securityPin')).toBeNull();
  });

  it('a confirmation that is closed leaves the form as it was', async () => {
    await open({ at: '/account?z=edit-pin' });
    await type('PIN baru', '402917');
    await submit('PIN baru');
    await screen.findByText('Ini benar Anda?');
    await act(async () => history.back());
    expect(await screen.findByText('Konfirmasi dengan PIN atau kode dulu')).toBeTruthy();
    expect((await field('PIN baru')).value).toBe('402917');
    expect(times('/pin')).toBe(0);
  });

  it('asks nothing of whoever has just confirmed, and asks where it was over sooner than was known', async () => {
    answers.set(`${USER}/security`, { status: 200, body: { ...OVERVIEW, confirmedUntil: config.serverTime * 2 } });
    await open({ at: '/account?z=edit-pin' });
    await type('PIN baru', '402917');
    await submit('PIN baru');
    await screen.findByText('Ini benar Anda?');
    expect(times('/pin')).toBe(1);
  });

  it('a PIN that is refused says so below its field', async () => {
    answers.set(`${USER}/pin`, refusal(7032));
    answers.set(`${USER}/security`, { status: 200, body: { ...OVERVIEW, confirmedUntil: config.serverTime * 2 } });
    await open({ at: '/account?z=edit-pin' });
    await type('PIN baru', '123456');
    await submit('PIN baru');
    expect(await screen.findByText('Terlalu mudah ditebak: jangan angka berurutan atau kembar')).toBeTruthy();
    expect(times('/pin')).toBe(0);
    await type('PIN baru', '402917');
    await submit('PIN baru');
    expect(await screen.findByText('Format PIN salah')).toBeTruthy();
  });

  it('sending an address asks for its code, which counts for no other address; a faulty one is said', async () => {
    answers.set(`${USER}/email/code`, { status: 200, body: { retryAfterMs: 60_000 } });
    await open({ at: '/account?z=edit-email' });
    await type('Alamat email', 'dewi');
    await submit('Alamat email');
    expect(await screen.findByText('Alamat email tidak sesuai')).toBeTruthy();
    await type('Alamat email', 'dewi@surat.contoh');
    await submit('Alamat email');
    const code = await field('Kode verifikasi');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(code.getAttribute('aria-invalid')).toBeNull();
    expect(sent.find(({ path }) => path === `${USER}/email/code`)?.body).toEqual({ email: 'dewi@surat.contoh' });
    await type('Alamat email', 'lain@surat.contoh');
    expect(screen.queryByLabelText('Kode verifikasi')).toBeNull();
    expect(screen.getByRole('button', { name: 'Kirim kode' })).toBeTruthy();
  });

  it('whoever asks again too early may type the code of before', async () => {
    answers.set(`${USER}/email/code`, {
      status: 400,
      body: { errCode: 2001, errMsg: '', params: { seconds: '36' } },
    });
    await open({ at: '/account?z=edit-email' });
    await type('Alamat email', 'dewi@surat.contoh');
    await submit('Alamat email');
    expect(await screen.findByText('Email dikirim terlalu sering, coba lagi dalam 36 detik')).toBeTruthy();
    expect(await field('Kode verifikasi')).toBeTruthy();
    expect(screen.queryByText(/Kode terkirim/)).toBeNull();
  });

  it('a confirmation by a code begins at what sends it, and goes on in the field of the code', async () => {
    answers.set('/api/main/user/code', { status: 200, body: { retryAfterMs: 60_000 } });
    await open({ at: '/account?z=edit-pin_pin-panel' });
    const send = await screen.findByRole('button', { name: 'Kirim kode' });
    await waitFor(() => expect(document.activeElement).toBe(send));
    expect(times('/phone/code') + times('/code')).toBe(0);
  });

  it('the key of a code app has the focus as it appears', async () => {
    answers.set(`${USER}/security`, { status: 200, body: { ...OVERVIEW, confirmedUntil: config.serverTime * 2 } });
    answers.set(`${USER}/mfa/totp`, {
      status: 200,
      body: { key: 'ABCDEFGH', uri: 'otpauth://totp/Lintang?secret=ABCDEFGH' },
    });
    await open({ at: '/account?z=edit-mfa' });
    fireEvent.click(await screen.findByRole('button', { name: 'Dengan aplikasi kode' }));
    await screen.findByText('ABCD EFGH');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Dengan aplikasi kode'));
  });

  it('recovery codes have the focus as they appear, and are copied by hand where there is no clipboard', async () => {
    answers.set(`${USER}/security`, {
      status: 200,
      body: { ...OVERVIEW, mfa: 'totp', confirmedUntil: config.serverTime * 2 },
    });
    answers.set(`${USER}/mfa/recovery`, { status: 200, body: { recoveryCodes: ['ABCD-EFGH'] } });
    const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await open({ at: '/account?z=edit-mfa' });
    fireEvent.click(await screen.findByRole('button', { name: 'Buat kode cadangan baru' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Dua langkah aktif'));
    fireEvent.click(screen.getByRole('button', { name: 'Salin' }));
    expect(await screen.findByText('Belum bisa disalin, tandai lalu salin sendiri')).toBeTruthy();
    clipboard.mockRestore();
  });

  it('the overview counts what guards the account, and failing says so with a way to try again', async () => {
    answers.set(`${USER}/security`, { status: 500, body: {} });
    await open({ at: '/account?z=security-info' });
    fireEvent.click(await screen.findByText('Coba lagi'));
    answers.set(`${USER}/security`, { status: 200, body: OVERVIEW });
    await waitFor(async () => {
      fireEvent.click(await screen.findByText('Coba lagi'));
      expect(await screen.findByText('Tinggal 3 lagi')).toBeTruthy();
    });
  });

  it('a number that no code has proven counts for nothing, and says so', async () => {
    answers.set(`${USER}/security`, { status: 200, body: { ...OVERVIEW, phoneVerified: false } });
    await open({ at: '/account?z=security-info' });
    expect(await screen.findByText('Tinggal 4 lagi')).toBeTruthy();
    expect(screen.getByText('Belum diverifikasi')).toBeTruthy();
    expect(screen.getByText('Verifikasi nomor')).toBeTruthy();
  });
});
