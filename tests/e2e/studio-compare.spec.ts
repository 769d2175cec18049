import { expect, test } from './app';

test('a fixture is held against the last release’s picture, in three ways', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/preview/crash?fixture=squib');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText(/^(?:The same\.|\d+ pixels differ \(0\.\d+ %\)\.)$/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Last release' })).toBeVisible();
  await page.getByRole('button', { name: 'side by side' }).click();
  await expect(page.getByRole('img', { name: 'Now' })).toBeVisible();
  await page.getByRole('button', { name: 'difference', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Difference' })).toBeVisible();
});

test('a fixture is filmed, and the film can be saved and played', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/preview/crash?fixture=squib');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('button', { name: 'Record one lap' }).click();
  const save = page.getByRole('link', { name: /^Save crash-squib\.webm \(\d+ KB\)$/ });
  await expect(save).toBeVisible();
  const download = page.waitForEvent('download');
  await save.click();
  expect((await download).suggestedFilename()).toBe('crash-squib.webm');
  await expect(page.locator('video')).toBeVisible();
});
