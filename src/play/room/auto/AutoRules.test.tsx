// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { validateAuto } from '../../../../machines/autobet/validate';
import { dictionary } from '../../../i18n/dictionary';
import { type AutoForm, configOf, FIRST_FORM, limitsOf } from './autoForm';
import { AutoRules } from './AutoRules';
import { rp } from '../../../../rules/money.fixture';

beforeAll(() => dictionary.bring('room', 'comforts'));
afterEach(cleanup);

const LIMITS = { min: 1_000, max: 5_000_000 };
const SEN = { min: rp(LIMITS.min), max: rp(LIMITS.max) };
const BALANCE = 1_000_000;

/** The rules of a run whose auto cash-out, in 1/10000, is `rate`; null for a game without one. */
function Rules({ rate, told }: { readonly rate: number | null; readonly told: (form: AutoForm) => void }) {
  const [form, setForm] = useState(FIRST_FORM);
  told(form);
  return (
    <AutoRules
      bet={{
        form,
        setForm: (change) => setForm((old) => ({ ...old, ...change })),
        limits: LIMITS,
        balance: BALANCE,
        faults: validateAuto(configOf(form, 25_000, rate), limitsOf(SEN, BALANCE)),
        leastRate: rate === null ? null : 10_200,
      }}
      onDone={() => undefined}
    />
  );
}

it('levels of the balance are said as what would be lost or won', () => {
  render(<Rules rate={20_000} told={() => undefined} />);
  fireEvent.change(screen.getByLabelText('Berhenti jika saldo turun ke'), { target: { value: '800.000' } });
  screen.getByText('Rugi paling banyak Rp 200.000 dari saldo sekarang.');
  fireEvent.change(screen.getByLabelText('Berhenti jika saldo naik ke'), { target: { value: '1.500.000' } });
  screen.getByText('Berhenti setelah untung Rp 500.000 dari saldo sekarang.');
});

it('a run ends at an amount lost or won, or after a round won or lost, as chosen', () => {
  let form = FIRST_FORM;
  render(<Rules rate={null} told={(next) => (form = next)} />);
  fireEvent.change(screen.getByLabelText('Berhenti setelah rugi'), { target: { value: '50.000' } });
  fireEvent.change(screen.getByLabelText('Berhenti setelah untung'), { target: { value: '0' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Kalah' }));
  expect(form).toMatchObject({ mostLost: 50_000, stopAfter: 'loss' });
  fireEvent.change(screen.getByLabelText('Berhenti setelah rugi'), { target: { value: '1.000.001' } });
  screen.getByText('Paling banyak saldo Rp 1.000.000');
});

it('auto run away is chosen where there is an auto cash-out, and asks for more than double', () => {
  let form = FIRST_FORM;
  const { unmount } = render(<Rules rate={20_000} told={(next) => (form = next)} />);
  fireEvent.click(screen.getByRole('switch', { name: /^Kabur otomatis/ }));
  expect(form.runAway).toBe(true);
  const faults = (rate: number) => validateAuto(configOf(form, 25_000, rate), limitsOf(SEN, BALANCE));
  expect(faults(20_000)).toEqual({ autoCashOut: 'rate-not-above-double' });
  expect(faults(20_100)).toEqual({});
  unmount();
  render(<Rules rate={null} told={() => undefined} />);
  expect(screen.queryByRole('switch')).toBeNull();
});
