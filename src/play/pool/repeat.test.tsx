// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { configOf } from '../../../machines/autobet/config.fixture';
import { runnerOf } from '../../../machines/autobet/runner';
import type { AutoConfig } from '../../../machines/autobet/types';
import { runLimits } from '../../../machines/kit/pool/run';
import { rp } from '../../../rules/money.fixture';
import { usePool } from './context';
import { showRoom } from './shown.fixture';
import { RepeatForm } from './RepeatForm';
import { RunStrip } from '../room/repeat/RunStrip';

afterEach(cleanup);

/** As the bet panel shows it. */
function Strip() {
  const auto = usePool(({ context }) => context.auto);
  return auto === null ? null : <RunStrip auto={auto} />;
}

const startKey = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Mulai/ });
const config = (change: Partial<AutoConfig> = {}) => configOf({ amount: rp(20_000), count: 10, ...change });

test('what is set up is repeated as often as chosen, with its stops', async () => {
  let done = 0;
  const { send, runs } = await showRoom(<RepeatForm onDone={() => void (done += 1)} />);
  send({ type: 'slip.tap', pool: 'GRAPE' });
  send({ type: 'slip.tap', pool: 'DING' });
  screen.getByText('Anggur Rp 10.000 · Ding Rp 10.000');
  fireEvent.click(screen.getByRole('button', { name: '25' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Kalah' }));
  fireEvent.change(screen.getByLabelText('Berhenti setelah rugi'), { target: { value: '100.000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mulai 25 ronde, Rp 20.000 per ronde' }));
  expect(runs).toEqual([config({ count: 25, stopAfter: 'loss', mostLost: rp(100_000) })]);
  expect(done).toBe(1);
});

test('with nothing chosen it says so and cannot be started', async () => {
  await showRoom(<RepeatForm onDone={() => undefined} />);
  screen.getByText(/^Pilih dulu di papan/);
  expect(startKey().disabled).toBe(true);
});

test('without a connection it says so and cannot be started', async () => {
  const { send, context } = await showRoom(<RepeatForm onDone={() => undefined} />);
  send({ type: 'slip.tap', pool: 'GRAPE' });
  expect(startKey().disabled).toBe(false);
  send({ type: 'link.offline' });
  screen.getByText('Menunggu koneksi');
  expect(startKey().disabled).toBe(true);
  const run = runnerOf(runLimits(context()), {
    config: config({ amount: rp(10_000) }),
    balance: rp(1_000_000),
    runId: 'run-0001',
  });
  if (run === null) throw new Error('no run');
  send({ type: 'auto.start', run });
  expect(context().auto).toBeNull();
});

test('what the balance does not hold cannot be started, nor a stop that means nothing', async () => {
  const { send } = await showRoom(<RepeatForm onDone={() => undefined} />);
  send({ type: 'amount.set', amount: rp(1_500_000) });
  send({ type: 'slip.tap', pool: 'GRAPE' });
  screen.getByText('Saldo main tidak cukup');
  expect(startKey().disabled).toBe(true);
  send({ type: 'slip.clear' });
  send({ type: 'amount.set', amount: rp(10_000) });
  send({ type: 'slip.tap', pool: 'GRAPE' });
  expect(startKey().disabled).toBe(false);
  fireEvent.change(screen.getByLabelText('Berhenti setelah rugi'), { target: { value: '2.000.000' } });
  screen.getByText('Paling banyak saldo Rp 1.000.000');
  expect(startKey().disabled).toBe(true);
});

test('a run says what is left and what it brought, and that it ends after its round', async () => {
  const { send, context } = await showRoom(<Strip />);
  send({ type: 'slip.tap', pool: 'GRAPE' });
  const run = runnerOf(runLimits(context()), {
    config: config({ amount: rp(10_000), count: 5 }),
    balance: rp(1_000_000),
    runId: 'run-0001',
  });
  if (run === null) throw new Error('no run');
  send({ type: 'auto.start', run });
  expect(screen.getByRole('status', { name: 'Otomatis berjalan' }).textContent).toMatch(/Sisa ronde5Untung bersih0$/);
  send({ type: 'auto.stop' });
  screen.getByText('Berhenti setelah ronde ini');
});
