// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answers, config, open, siteOfTests } from './app.fixture';

siteOfTests();

/** 21 November 2025, 14.26 WIB. */
const UNTIL = 1_763_709_960_000;
const site = (version: number, more: object = {}) =>
  answers.set('/api/main/site/config/client', { status: 200, body: { ...config, version, ...more } });

/** The page hears that there is a newer version, and asks at once. */
async function hear(house: Awaited<ReturnType<typeof open>>, version: number): Promise<void> {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await act(async () => house.site.heard(version));
}

test('maintenance takes the pages’ place with when it is over, and gives it back without a reload', async () => {
  site(1);
  const house = await open();
  await screen.findByRole('navigation', { name: 'Menu utama' });
  site(2, { maintenance: { until: UNTIL } });
  await hear(house, 2);
  expect(await screen.findByRole('heading', { name: 'Situs sedang dalam pemeliharaan' })).toBeTruthy();
  expect(screen.getByText(/Perkiraan selesai 21 November 2025, 14\.26 WIB/)).toBeTruthy();
  site(3);
  await hear(house, 3);
  await waitFor(() => expect(screen.queryByText('Situs sedang dalam pemeliharaan')).toBeNull());
});

test('a closed place is told so in the player’s language, with the house’s channels', async () => {
  site(1, { blocked: true, community: { telegram: 'https://t.me/lintang', whatsapp: '', facebook: '' } });
  const house = await open();
  expect(await screen.findByRole('heading', { name: 'Lintang tidak tersedia di wilayah Anda' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Telegram' }).getAttribute('href')).toBe('https://t.me/lintang');
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  await act(async () => house.speech.set('en'));
  expect(await screen.findByRole('heading', { name: 'Lintang is not available in your region' })).toBeTruthy();
});

test('help stays open', async () => {
  history.replaceState(null, '', '/help');
  site(1, { maintenance: { until: null } });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: /Bantuan/ })).toBeTruthy();
  expect(screen.queryByText('Situs sedang dalam pemeliharaan')).toBeNull();
});
