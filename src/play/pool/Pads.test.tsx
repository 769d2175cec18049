// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Pads } from './Pads';
import { showRoom } from './shown.fixture';

afterEach(cleanup);

const RECTS = (['GRAPE', 'DING'] as const).map((pool, i) => ({ pool, x: i * 90, y: 0, width: 80, height: 90 }));

test('a pool’s button says how many people are on it and that it has the most bets, as the canvas shows it', async () => {
  const { tapped } = await showRoom(<Pads rects={RECTS} drawn missing={0} />);
  fireEvent.click(screen.getByRole('button', { name: 'Anggur, bayar 10×, 3 pemain, Paling ramai' }));
  expect(tapped).toEqual(['GRAPE']);
  screen.getByRole('button', { name: 'Ding, bayar 20×' });
});

test('without the canvas its face shows the same', async () => {
  await showRoom(<Pads rects={RECTS} drawn={false} missing={0} />);
  screen.getByText('3 pemain · Paling ramai');
});
