// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CODE } from '../../contract/errors';
import { answers, open, sent, siteOfTests } from '../app/app.fixture';

siteOfTests();

const RECORD = '/api/main/game/wingo/record';
const asked = () => sent.filter(({ path }) => path === RECORD).map(({ query }) => query.get('roundId'));

it('a period is named as its room writes it, whichever game is chosen; a record that does not come can be asked for again', async () => {
  answers.set('/api/main/fair/chains', { status: 200, body: { list: [] } });
  answers.set(RECORD, { status: 500, body: {} });
  await open({ at: '/help/fairness' });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nomor ronde atau tautannya' }), {
    target: { value: 'Periode 20251121 100083' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Periksa' }));
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(asked()).toEqual(['20251121100083']);
  answers.set(RECORD, { status: 400, body: { errCode: CODE.parameter, errMsg: '' } });
  fireEvent.click(again);
  expect(await screen.findByText('Ronde ini tidak ada')).toBeTruthy();
  expect(asked()).toHaveLength(2);
  // Its field speaks of periods from then on.
  const field = screen.getByRole('textbox', { name: 'Nomor periode atau tautannya' });
  fireEvent.change(field, { target: { value: '…083' } });
  fireEvent.click(screen.getByRole('button', { name: 'Periksa' }));
  expect(screen.getByText(/^Isi nomor periode/)).toBeTruthy();
  expect(asked()).toHaveLength(2);
});
