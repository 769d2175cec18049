// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../app/App';
import { createHouse } from '../app/createHouse';
import { startHouse } from '../app/startHouse';
import { createPreferences } from '../house/preferences';
import { deviceStorage } from '../house/storage';
import { createStageHost } from '../stage/host';
import '../ui/patience.fixture';

/** A socket that never opens. */
class SilentSocket {
  binaryType = 'blob';
  send(): void {}
  close(): void {}
}

const SITE = {
  playMoney: true,
  sandboxPayments: true,
  embedded: true,
  currency: 'IDR',
  startingCredit: 1_000_000,
  refill: { below: 10_000, amount: 250_000 },
  version: 0,
  region: 'ID',
  blocked: false,
  maintenance: null,
  community: { telegram: '', whatsapp: '', facebook: '' },
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
};
const HOUR = 3_600_000;

/** What the player has, as the server would say it. */
let purse: { balance: number; nextRefillAt?: number };
let refill: () => { status: number; body: unknown };
let asked: string[];
let close = (): void => undefined;

beforeEach(() => {
  localStorage.setItem('lintang.adult', 'yes');
  document.cookie = 'lintang_token=a-token-of-some-length; path=/';
  asked = [];
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    const [path = '', query = ''] = address.split('?');
    asked.push(`${method} ${path} ${new URLSearchParams(query).get('currency') ?? ''}`.trim());
    const user = { id: 'u1', name: 'bagus', avatar: 'a1', ...purse };
    const answers: Readonly<Record<string, () => { status: number; body: unknown }>> = {
      '/api/main/site/config/client': () => ({ status: 200, body: { ...SITE, serverTime: Date.now() } }),
      '/api/main/user': () => ({ status: 200, body: { ...user, phone: '6281234567890', createdAt: 1 } }),
      '/api/main/user/brief': () => ({ status: 200, body: user }),
      '/api/main/slot/slot/collection': () => ({ status: 200, body: { total: 0, list: [] } }),
      '/api/main/user/refill': () => refill(),
    };
    const { status, body } = answers[path]?.() ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  cleanup();
  close();
  localStorage.clear();
  document.cookie = 'lintang_token=; path=/; max-age=0';
  vi.unstubAllGlobals();
});

async function visit(path: string) {
  history.replaceState(null, '', path);
  const { house, memory } = createHouse(createPreferences(deviceStorage(() => localStorage)));
  close = startHouse(house, memory);
  await act(async () => void render(<App house={house} stage={createStageHost()} />));
}

describe('the refill', () => {
  it('is taken once: the balance shows it, the toast says that it is play credit, the panel closes', async () => {
    purse = { balance: 2_000 };
    refill = () => {
      const nextAt = Date.now() + 5 * HOUR;
      purse = { balance: 252_000, nextRefillAt: nextAt };
      return { status: 200, body: { amount: 250_000, balance: 252_000, nextAt } };
    };
    await visit('/account?z=refill');
    fireEvent.click(await screen.findByRole('button', { name: 'Ambil Rp 250.000' }));
    expect(await screen.findByText('Rp 250.000 saldo main ditambahkan')).toBeTruthy();
    await waitFor(() => expect(location.search).toBe(''));
    expect((await screen.findAllByText('Rp 252.000')).length).toBeGreaterThan(0);
    expect(await screen.findByText(/^Isi ulang lagi .* WIB$/)).toBeTruthy();
    expect(asked.filter((call) => call.endsWith('/main/user/refill'))).toHaveLength(1);
  });

  it('of today that is taken says when the next one may be taken, and offers no button', async () => {
    purse = { balance: 0, nextRefillAt: Date.now() + 5 * HOUR };
    await visit('/?z=refill');
    expect(await screen.findByText(/^Isi ulang hari ini sudah diambil\. Berikutnya .* WIB\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ambil/ })).toBeNull();
  });

  it('is not offered with enough', async () => {
    purse = { balance: 10_000 };
    await visit('/?z=refill');
    expect((await screen.findAllByText(/^Saldo main masih cukup\./)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Ambil/ })).toBeNull();
  });

  it('that the server refuses says why, and asks how things stand', async () => {
    purse = { balance: 2_000 };
    refill = () => {
      purse = { balance: 2_000, nextRefillAt: Date.now() + 5 * HOUR };
      return { status: 400, body: { errCode: 667, errMsg: '', params: { seconds: '18000' } } };
    };
    await visit('/?z=refill');
    fireEvent.click(await screen.findByRole('button', { name: 'Ambil Rp 250.000' }));
    expect(await screen.findByText('Terlalu sering, coba lagi dalam 5 jam')).toBeTruthy();
    expect(await screen.findByText(/^Isi ulang hari ini sudah diambil/)).toBeTruthy();
  });

  it('is one tap away from the balance of whoever has too little', async () => {
    purse = { balance: 9_999 };
    await visit('/');
    fireEvent.click(await screen.findByRole('button', { name: /Isi ulang saldo main/ }));
    await waitFor(() => expect(location.search).toBe('?z=refill'));
  });
});

it('asks for the user in rupiah', async () => {
  purse = { balance: 10_000 };
  await visit('/');
  await waitFor(() => expect(asked).toContain('GET /api/main/user IDR'));
});
