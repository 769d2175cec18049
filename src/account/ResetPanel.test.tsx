// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers, open, siteOfTests } from '../app/app.fixture';
import { submit, type } from '../ui/fields.fixture';

siteOfTests();
beforeEach(() => {
  const phone = '/api/main/user/phone';
  answers.set(`${phone}/code`, { status: 200, body: { retryAfterMs: 60_000, sandboxCode: '123456' } });
  answers.set(`${phone}/password/reset`, { status: 200, body: {} });
});

async function resetPassword() {
  await type('Nomor telepon', '0812 3456 7890');
  await submit('Nomor telepon');
  await type('Kode verifikasi', '123456');
  await type('Kata sandi baru', 'rahasia123');
  await submit('Kata sandi baru');
  expect(await screen.findByText('Kata sandi diganti')).toBeTruthy();
}

describe('a new password', () => {
  it.each(['/?z=reset-password', '/?z=login_reset-password'])('leads from %s to the login', async (at) => {
    await open({ at });
    await resetPassword();
    await waitFor(() => expect(location.search).toBe('?z=login'));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByText('Selamat datang kembali')).toBeTruthy();
  });
});
