// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../app/App';
import { createHouse } from '../app/createHouse';
import { createPreferences } from '../house/preferences';
import { deviceStorage } from '../house/storage';
import { createStageHost } from '../stage/host';
import { startHouse } from '../app/startHouse';
import '../ui/patience.fixture';

/** A socket that never opens. */
class SilentSocket {
  binaryType = 'blob';
  send(): void {}
  close(): void {}
}

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/main/user/phone/code': { retryAfterMs: 60_000, sandboxCode: '123456' },
  '/api/main/user/phone/password/reset': {},
};

let close = (): void => undefined;
beforeEach(() => {
  localStorage.setItem('lintang.adult', 'yes');
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = ANSWERS[url.split('?')[0] ?? ''];
    return new Response(JSON.stringify(answer ?? {}), { status: answer === undefined ? 404 : 200 });
  });
});
afterEach(() => {
  cleanup();
  close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The site at an address of the browser. */
async function visit(path: string) {
  history.replaceState(null, '', path);
  const { house, memory } = createHouse(createPreferences(deviceStorage(() => localStorage)));
  close = startHouse(house, memory);
  await act(async () => void render(<App house={house} stage={createStageHost()} />));
}

/** The field of a label; the panel itself may be called like one. */
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const submit = async (label: string) => fireEvent.submit((await field(label)).closest('form') as HTMLFormElement);

async function resetPassword() {
  await type('Nomor telepon', '0812 3456 7890');
  await submit('Nomor telepon');
  await type('Kode verifikasi', '123456');
  await type('Kata sandi baru', 'rahasia123');
  await submit('Kata sandi baru');
  expect(await screen.findByText('Kata sandi diganti')).toBeTruthy();
}

describe('a new password', () => {
  it.each(['/?z=reset-password', '/?z=login_reset-password'])('leads from %s to the login', async (path) => {
    await visit(path);
    await resetPassword();
    await waitFor(() => expect(location.search).toBe('?z=login'));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByText('Selamat datang kembali')).toBeTruthy();
  });
});
