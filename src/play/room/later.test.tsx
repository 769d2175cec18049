// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { later } from './later';

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }) => <p>halo {name}</p>;

test('is fetched when it is first shown, once, and shown at once after that', async () => {
  const bring = vi.fn(async () => Greeting);
  const Later = later(bring);
  expect(bring).not.toHaveBeenCalled();
  const { unmount } = render(<Later name="Sari" />);
  await screen.findByText('halo Sari');
  unmount();
  render(<Later name="Budi" />);
  screen.getByText('halo Budi');
  expect(bring).toHaveBeenCalledTimes(1);
});

test('what is a line or two high stands in nothing until it is there', async () => {
  const Later = later(async () => Greeting, 0);
  const { container } = render(<Later name="Sari" />);
  expect(container.innerHTML).toBe('');
  await screen.findByText('halo Sari');
});

test('what cannot be had says so, and is asked for again by hand', async () => {
  const bring = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Greeting);
  const Later = later(bring);
  render(<Later name="Sari" />);
  fireEvent.click(await screen.findByRole('button'));
  await screen.findByText('halo Sari');
});
