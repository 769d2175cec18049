// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE } from '../../contract/errors';
import { App } from './App';
import { createHouse } from './createHouse';
import { createPreferences } from '../house/preferences';
import { deviceStorage } from '../house/storage';
import { createStageHost } from '../stage/host';
import { startHouse } from './startHouse';
import '../ui/patience.fixture';

const user = {
  id: 'u1',
  name: 'bagus_99',
  avatar: 'a',
  phone: '628123456789',
  balance: 1_000_000,
  createdAt: 1_763_700_000_000,
};
const config = {
  playMoney: true,
  sandboxPayments: true,
  embedded: true,
  currency: 'IDR',
  startingCredit: 1_000_000,
  minimumAge: 18,
  betAmountRange: { min: 1_000, max: 5_000_000 },
  maxRoundProfit: 1_000_000_000,
  flags: {
    autoBet: true,
    minRoundMs: 0,
    turbo: false,
    showNetPosition: true,
    showSessionTimer: true,
    realityCheckMinutes: 60,
  },
  serverTime: 1_763_700_000_000,
};

type Answer = { readonly status: number; readonly body: unknown };
const answers = new Map<string, Answer>();
const sent: { path: string; body: unknown }[] = [];

/** A socket that never opens: the shell has to stand without a channel. */
class SilentSocket {
  binaryType = 'blob';
  onopen: unknown = null;
  onmessage: unknown = null;
  onclose: unknown = null;
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'lintang_token=; path=/; max-age=0';
  history.replaceState(null, '', '/');
  sent.length = 0;
  answers.clear();
  answers.set('/api/main/site/config/client', { status: 200, body: config });
  answers.set('/api/main/user/netprofit/top10', { status: 200, body: { list: [] } });
  answers.set('/api/main/site/error/notify', { status: 200, body: {} });
  answers.set('/api/main/user', { status: 200, body: user });
  answers.set('/api/main/slot/slot/collection', { status: 200, body: { total: 0, list: [] } });
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const path = url.split('?')[0] ?? '';
    sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null });
    const answer = answers.get(path) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
let close: () => void = () => undefined;
afterEach(() => {
  cleanup();
  close();
  vi.unstubAllGlobals();
});

/** The site as at a first visit, or by somebody who said before that they are an adult. */
async function open({ adult = true } = {}) {
  if (adult) localStorage.setItem('lintang.adult', 'yes');
  const { house, memory } = createHouse(createPreferences(deviceStorage(() => localStorage)));
  close = startHouse(house, memory);
  await act(async () => void render(<App house={house} stage={createStageHost()} />));
  return house;
}

const field = (label: string) => screen.findByLabelText(label);
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });

describe('the first visit', () => {
  it('asks for the age, refuses minors, and remembers a yes', async () => {
    await open({ adult: false });
    fireEvent.click(screen.getByText('Saya belum 18 tahun'));
    expect(screen.getByText('Sampai jumpa nanti')).toBeTruthy();
    expect(localStorage.getItem('lintang.adult')).toBeNull();
    fireEvent.click(screen.getByText('Saya salah pilih'));
    fireEvent.click(screen.getByText('Saya berusia 18 tahun atau lebih'));
    expect(screen.queryByText('Khusus 18 tahun ke atas')).toBeNull();
    expect(localStorage.getItem('lintang.adult')).toBe('yes');
  });

  it('says that nobody has won big, with the play credit of the site', async () => {
    await open();
    expect(await screen.findByText('Belum ada menang besar hari ini')).toBeTruthy();
    expect(await screen.findByText(/Coba dengan Rp\s1\.000\.000 saldo main/)).toBeTruthy();
  });
});

describe('signing in', () => {
  it('opens over the page by z, shows what is missing, and closes with Escape', async () => {
    await open();
    fireEvent.click(screen.getByText('Masuk'));
    await waitFor(() => expect(location.search).toBe('?z=login'));
    const dialog = await screen.findByRole('dialog');
    await field('Kata sandi');
    fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
    expect(await screen.findByText('Isi nomor telepon atau nama pemain Anda')).toBeTruthy();
    expect(sent.some(({ path }) => path.endsWith('/login'))).toBe(false);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('shows a refusal by its code where the form is', async () => {
    answers.set('/api/main/user/phone/login', { status: 400, body: { errCode: CODE.invalidCredentials, errMsg: 'x' } });
    const house = await open();
    act(() => house.openPanel('login'));
    await type('Nomor telepon atau nama', '0812 3456 789');
    await type('Kata sandi', 'salah1234');
    fireEvent.submit((await field('Kata sandi')).closest('form') as HTMLFormElement);
    expect(await screen.findByText('Nomor telepon atau kata sandi salah')).toBeTruthy();
    expect(screen.getByText('#7021')).toBeTruthy();
    expect(sent.find(({ path }) => path.endsWith('/login'))?.body).toEqual({
      account: '08123456789',
      password: 'salah1234',
    });
  });

  it('keeps the token in its cookie, shows the balance as play money and greets', async () => {
    answers.set('/api/main/user/phone/login', {
      status: 200,
      body: { token: 'token-of-twenty-signs', user, expiresAt: 1_800_000_000_000 },
    });
    const house = await open();
    act(() => house.openPanel('login'));
    await type('Nomor telepon atau nama', 'bagus_99');
    await type('Kata sandi', 'rahasia123');
    fireEvent.submit((await field('Kata sandi')).closest('form') as HTMLFormElement);
    expect(await screen.findByText('Selamat datang, bagus_99')).toBeTruthy();
    expect(document.cookie).toContain('lintang_token=token-of-twenty-signs');
    expect(screen.getByText('Saldo main').parentElement?.textContent).toBe('Saldo mainRp 1.000.000');
    await waitFor(() => expect(location.search).toBe(''));
  });
});

describe('a session', () => {
  it('follows balance pushes', async () => {
    document.cookie = 'lintang_token=token-of-twenty-signs; path=/';
    const house = await open();
    await screen.findByText('Saldo main');
    act(() => house.bus.emit('balance', { balance: 975_000, version: 3 }));
    await waitFor(() => expect(screen.getByText('Saldo main').parentElement?.textContent).toBe('Saldo mainRp 975.000'));
  });

  it('that is lost clears the cookie, says so once and opens the login', async () => {
    document.cookie = 'lintang_token=token-of-twenty-signs; path=/';
    const house = await open();
    await screen.findByText('Saldo main');
    act(() => {
      house.bus.emit('auth-lost', { code: 1 });
      house.bus.emit('toast', { kind: 'info', text: 'Sesi masuk berakhir, silakan masuk lagi', code: 1 });
    });
    expect(await screen.findAllByText('Sesi masuk berakhir, silakan masuk lagi')).toHaveLength(1);
    await waitFor(() => expect(location.search).toBe('?z=login'));
    expect(document.cookie).not.toContain('token-of-twenty-signs');
  });
});

describe('paths', () => {
  it('that are none lead to the lobby', async () => {
    history.replaceState(null, '', '/nowhere');
    await open();
    expect(location.pathname).toBe('/');
    cleanup();
    close();
    history.replaceState(null, '', '/game/eggs');
    await open();
    expect(location.pathname).toBe('/');
  });
});
