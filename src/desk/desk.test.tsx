// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers, config, open, sent, signIn, siteOfTests, user } from '../app/app.fixture';

siteOfTests();

const NOW = config.serverTime;
const brief = {
  operator: { id: 'op', name: 'ratih', avatar: 'a1' },
  identifications: { waiting: 2, oldest: NOW - 5 * 3_600_000 },
  tickets: { waiting: 0, oldest: null },
  partners: { waiting: 0, oldest: null },
  failed: 0,
};
const today = { since: NOW, bets: 3, staked: 30_000, returned: 31_500, kept: -1_500, credit: 0, registered: 1 };
const home = { online: 7, rooms: [], today, queued: 1, pending: 2, last: [], serverTime: NOW };

const signedIn = (path: string) => {
  signIn();
  history.replaceState(null, '', path);
  return open();
};
const answer = (path: string, body: object, status = 200) => answers.set(`/api/desk${path}`, { status, body });

describe('the desk', () => {
  it('is for operators: others are told so, with the way back and to two steps', async () => {
    answer('/brief', { errCode: 403, errMsg: '' }, 400);
    await signedIn('/desk/people');
    expect(await screen.findByRole('heading', { name: 'Bagian ini untuk petugas' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Bagian meja' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'This part is for operators' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Bahasa Indonesia' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Pasang dua langkah' }));
    await waitFor(() => expect(location.search).toBe('?z=edit-mfa'));
  });

  it('sends a guest to the login first, and asks the server nothing', async () => {
    history.replaceState(null, '', '/desk');
    await open();
    await waitFor(() => expect(location.search).toContain('z=login'));
    expect(sent.filter(({ path }) => path.startsWith('/api/desk'))).toEqual([]);
  });

  it('shows what waits, a broken promise in words too, and the server’s figures', async () => {
    answer('/brief', brief);
    answer('/home', home);
    await signedIn('/desk');
    expect(await screen.findByText('tertua 5 j 0 mnt')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Identifikasi/ }).textContent).toContain('2 menunggu');
    for (const text of ['Rp 30.000', 'Rp 31.500', '-Rp 1.500', '7', '3 masih antre'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('says that a view could not be had, and tries again', async () => {
    answer('/brief', brief);
    answer('/failures', { errCode: 0, errMsg: '' }, 400);
    await signedIn('/desk/failures');
    const again = await screen.findByRole('button', { name: 'Coba lagi' });
    answer('/failures', { list: [], serverTime: NOW });
    fireEvent.click(again);
    expect(await screen.findByText('Tidak ada pekerjaan yang gagal.')).toBeTruthy();
  });

  it('knows no other views', async () => {
    answer('/brief', brief);
    await signedIn('/desk/nothing');
    expect(await screen.findByRole('heading', { name: 'Bagian ini tidak ada' })).toBeTruthy();
  });

  it('wants a reason before it acts, and sends it with the act', async () => {
    answer('/brief', brief);
    const failure = { kind: 'job', id: 'j1', what: 'mail.send', who: '', userId: '', since: NOW, attempts: 14 };
    answer('/failures', { list: [{ ...failure, why: 'no answer', payload: '{}' }], serverTime: NOW });
    answer('/failures/retry', {});
    await signedIn('/desk/failures');
    fireEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Tulis alasan, 3 sampai 300 huruf.')).toBeTruthy();
    expect(sent.some(({ path }) => path === '/api/desk/failures/retry')).toBe(false);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Gerbang sudah hidup ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() =>
      expect(sent.find(({ path }) => path === '/api/desk/failures/retry')?.body).toEqual({
        kind: 'job',
        id: 'j1',
        reason: 'Gerbang sudah hidup',
      }),
    );
  });
});

describe('a frozen account', () => {
  it('finds in a room’s place why, and what stays open', async () => {
    answers.set('/api/main/user', { status: 200, body: { ...user, frozen: 'security' } });
    await signedIn('/game/roller');
    expect(await screen.findByRole('heading', { name: 'Akun Anda dibekukan' })).toBeTruthy();
    expect(screen.getByText(/tanda orang lain memakainya/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Buka kotak masuk' }));
    await waitFor(() => expect(location.search).toBe('?z=inbox'));
  });
});
