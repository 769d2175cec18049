// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../app/App';
import { createHouse } from '../../app/createHouse';
import { startHouse } from '../../app/startHouse';
import { createPreferences } from '../../house/preferences';
import { deviceStorage } from '../../house/storage';
import { createStageHost } from '../../stage/host';
import '../../ui/patience.fixture';

/** A socket that never opens. */
class SilentSocket {
  binaryType = 'blob';
  send(): void {}
  close(): void {}
}

const USER = { id: 'u1', name: 'bagus_99', avatar: 'a3', phone: '6281234567890', balance: 1, createdAt: 1 };
const OVERVIEW = {
  phone: '+62 812 •••• 7890',
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
type Reply = readonly [status: number, body: unknown];
const refusal = (errCode: number): Reply => [400, { errCode, errMsg: '' }];

let confirmed = false;
let asked: { readonly name: string; readonly body: unknown }[] = [];
let answers: Record<string, () => Reply> = {};
let close = (): void => undefined;

beforeEach(() => {
  confirmed = false;
  asked = [];
  answers = {
    'GET /main/user': () => [200, USER],
    'GET /main/user/brief': () => [200, USER],
    'GET /main/slot/slot/collection': () => [200, { total: 0, list: [] }],
    'GET /main/user/security': () => [200, OVERVIEW],
    'GET /main/user/sessions': () => [200, { list: [] }],
    'POST /main/user/pin': () => (confirmed ? [200, {}] : refusal(401)),
    'POST /main/user/confirm': () => {
      confirmed = true;
      return [200, { expiresAt: 1 }];
    },
  };
  localStorage.setItem('lintang.adult', 'yes');
  document.cookie = `lintang_token=${'t'.repeat(43)}; path=/`;
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const name = `${method} ${url.split('?')[0]?.replace('/api', '') ?? ''}`;
    asked.push({ name, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const [status, reply] = answers[name]?.() ?? [404, {}];
    return new Response(JSON.stringify(reply), { status });
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
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const submit = async (label: string) => fireEvent.submit((await field(label)).closest('form') as HTMLFormElement);
const times = (name: string) => asked.filter((one) => one.name === name).length;

describe('the panels of the account’s security', () => {
  it('what has to be confirmed asks for it, and goes on with what was typed once that is given', async () => {
    await visit('/account?z=edit-pin');
    await type('PIN baru', '402917');
    await submit('PIN baru');
    fireEvent.click(await screen.findByRole('radio', { name: 'Kata sandi' }));
    await type('Kata sandi', 'rahasia1');
    await submit('Kata sandi');
    expect(await screen.findByText('PIN disimpan')).toBeTruthy();
    expect(times('POST /main/user/pin')).toBe(2);
    expect(asked.find(({ name }) => name === 'POST /main/user/confirm')?.body).toEqual({
      by: 'password',
      code: 'rahasia1',
    });
  });

  it('a confirmation that is closed leaves the form as it was', async () => {
    await visit('/account?z=edit-pin');
    await type('PIN baru', '402917');
    await submit('PIN baru');
    await screen.findByText('Ini benar Anda?');
    await act(async () => history.back());
    expect(await screen.findByText('Konfirmasi dengan PIN atau kode dulu')).toBeTruthy();
    expect(((await field('PIN baru')) as HTMLInputElement).value).toBe('402917');
    expect(times('POST /main/user/pin')).toBe(1);
  });

  it('a PIN that is refused says so below its field', async () => {
    answers['POST /main/user/pin'] = () => refusal(7032);
    await visit('/account?z=edit-pin');
    await type('PIN baru', '123456');
    await submit('PIN baru');
    expect(await screen.findByText('Format PIN salah')).toBeTruthy();
  });

  it('the overview counts what guards the account, and failing says so with a way to try again', async () => {
    answers['GET /main/user/security'] = () => [500, {}];
    await visit('/account?z=security-info');
    fireEvent.click(await screen.findByText('Coba lagi'));
    answers['GET /main/user/security'] = () => [200, OVERVIEW];
    await waitFor(async () => {
      fireEvent.click(await screen.findByText('Coba lagi'));
      expect(await screen.findByText('Tinggal 4 lagi')).toBeTruthy();
    });
  });
});
