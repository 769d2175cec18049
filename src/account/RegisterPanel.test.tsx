// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../app/App';
import { createHouse } from '../app/createHouse';
import { startHouse } from '../app/startHouse';
import { createPreferences } from '../house/preferences';
import { deviceStorage } from '../house/storage';
import { createStageHost } from '../stage/host';
import '../ui/patience.fixture';

class SilentSocket {
  binaryType = 'blob';
  send(): void {}
  close(): void {}
}

let close = (): void => undefined;
/** Answers of phone/check in order; a number is a refusal's code. */
let checks: (boolean | number)[];
let checked: string[];
let registrations: number;

beforeEach(async () => {
  localStorage.setItem('lintang.adult', 'yes');
  checks = [];
  checked = [];
  registrations = 0;
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://lintang');
    if (url.pathname.endsWith('/phone/check')) {
      checked.push(url.searchParams.get('phone') ?? '');
      const answer = checks.shift() ?? true;
      return typeof answer === 'number'
        ? new Response(JSON.stringify({ errCode: answer, errMsg: '' }), { status: 400 })
        : new Response(JSON.stringify({ available: answer }));
    }
    if (url.pathname.endsWith('/phone/register')) registrations += 1;
    return new Response(JSON.stringify({ errCode: 3, errMsg: '' }), { status: 400 });
  });
  history.replaceState(null, '', '/?z=register');
  const { house, memory } = createHouse(createPreferences(deviceStorage(() => localStorage)));
  close = startHouse(house, memory);
  await act(async () => void render(<App house={house} stage={createStageHost()} />));
});
afterEach(() => {
  cleanup();
  close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
async function fillIn() {
  await type('Nomor telepon', '0812 3456 7890');
  await type('Nama pemain', 'bagus_99');
  await type('Kata sandi baru', 'rahasia1');
  fireEvent.click(await screen.findByRole('checkbox', { name: /18 tahun/ }));
}
const submit = async () => fireEvent.submit((await field('Nomor telepon')).closest('form') as HTMLFormElement);

it('a phone that is taken is told when its field is left, with the documented words', async () => {
  checks = [false];
  await type('Nomor telepon', '0812 3456 7890');
  fireEvent.blur(await field('Nomor telepon'));
  expect(await screen.findByText('Nomor telepon sudah terdaftar')).toBeTruthy();
  expect(checked).toEqual(['081234567890']);
});

it('a phone that is taken is not sent', async () => {
  checks = [false];
  await fillIn();
  await submit();
  expect(await screen.findByText('Nomor telepon sudah terdaftar')).toBeTruthy();
  expect(registrations).toBe(0);
});

it('a phone that is free is asked about once, and sent', async () => {
  checks = [true];
  await fillIn();
  fireEvent.blur(await field('Nomor telepon'));
  await submit();
  await waitFor(() => expect(registrations).toBe(1));
  expect(checked).toHaveLength(1);
});

it('when the check is refused the registration itself decides', async () => {
  checks = [667, 667];
  await fillIn();
  fireEvent.blur(await field('Nomor telepon'));
  await submit();
  await waitFor(() => expect(registrations).toBe(1));
});
