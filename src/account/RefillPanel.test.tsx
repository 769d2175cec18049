// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, answers, config, open, sent, signIn, siteOfTests, user } from '../app/app.fixture';

const HOUR = 3_600_000;

/** What the player has, as the server would say it. */
let purse: { balance: number; nextRefillAt?: number };
let refill: () => Answer;

siteOfTests();
beforeEach(() => {
  signIn();
  const site = { ...config, refill: { below: 10_000, amount: 250_000 } };
  answers.set('/api/main/site/config/client', () => ({ status: 200, body: { ...site, serverTime: Date.now() } }));
  for (const path of ['/api/main/user', '/api/main/user/brief'])
    answers.set(path, () => ({ status: 200, body: { ...user, ...purse } }));
  answers.set('/api/main/user/refill', () => refill());
});

describe('the refill', () => {
  it('is taken once: the balance shows it, the toast says that it is play credit, the panel closes', async () => {
    purse = { balance: 2_000 };
    refill = () => {
      const nextAt = Date.now() + 5 * HOUR;
      purse = { balance: 252_000, nextRefillAt: nextAt };
      return { status: 200, body: { amount: 250_000, balance: 252_000, nextAt } };
    };
    await open({ at: '/account?z=refill' });
    fireEvent.click(await screen.findByRole('button', { name: 'Ambil Rp 250.000' }));
    expect(await screen.findByText('Rp 250.000 saldo main ditambahkan')).toBeTruthy();
    await waitFor(() => expect(location.search).toBe(''));
    expect((await screen.findAllByText('Rp 252.000')).length).toBeGreaterThan(0);
    expect(await screen.findByText(/^Isi ulang lagi .* WIB$/)).toBeTruthy();
    expect(sent.filter(({ path }) => path.endsWith('/main/user/refill'))).toHaveLength(1);
  });

  it('of today that is taken says when the next one may be taken, and offers no button', async () => {
    purse = { balance: 0, nextRefillAt: Date.now() + 5 * HOUR };
    await open({ at: '/?z=refill' });
    expect(await screen.findByText(/^Isi ulang hari ini sudah diambil\. Berikutnya .* WIB\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ambil/ })).toBeNull();
  });

  it('is not offered with enough', async () => {
    purse = { balance: 10_000 };
    await open({ at: '/?z=refill' });
    expect((await screen.findAllByText(/^Saldo main masih cukup\./)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Ambil/ })).toBeNull();
  });

  it('that the server refuses says why, and asks how things stand', async () => {
    purse = { balance: 2_000 };
    refill = () => {
      purse = { balance: 2_000, nextRefillAt: Date.now() + 5 * HOUR };
      return { status: 400, body: { errCode: 667, errMsg: '', params: { seconds: '18000' } } };
    };
    await open({ at: '/?z=refill' });
    fireEvent.click(await screen.findByRole('button', { name: 'Ambil Rp 250.000' }));
    expect(await screen.findByText('Terlalu sering, coba lagi dalam 5 jam')).toBeTruthy();
    expect(await screen.findByText(/^Isi ulang hari ini sudah diambil/)).toBeTruthy();
  });

  it('is one tap away from the balance of whoever has too little', async () => {
    purse = { balance: 9_999 };
    await open({ at: '/' });
    fireEvent.click(await screen.findByRole('button', { name: /Isi ulang saldo main/ }));
    await waitFor(() => expect(location.search).toBe('?z=refill'));
  });
});

it('asks for the user in rupiah', async () => {
  purse = { balance: 10_000 };
  await open({ at: '/' });
  await waitFor(() => {
    const asked = sent.find(({ method, path }) => method === 'GET' && path === '/api/main/user');
    expect(asked?.query.get('currency')).toBe('IDR');
  });
});
