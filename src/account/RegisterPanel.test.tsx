// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answers, open, sent, siteOfTests } from '../app/app.fixture';
import { field, submit, type } from '../ui/fields.fixture';

const PHONE = '/api/main/user/phone';
const refusal = (errCode: number) => ({ status: 400, body: { errCode, errMsg: '' } });
const of = (call: string) => sent.filter(({ path }) => path === `${PHONE}/${call}`);
/** Answers of phone/check in order; a number is a refusal's code. */
let checks: (boolean | number)[];

siteOfTests();
beforeEach(async () => {
  checks = [];
  answers.set(`${PHONE}/check`, () => {
    const answer = checks.shift() ?? true;
    return typeof answer === 'number' ? refusal(answer) : { status: 200, body: { available: answer } };
  });
  answers.set(`${PHONE}/register`, refusal(3));
  await open({ at: '/?z=register' });
});

async function fillIn() {
  await type('Nomor telepon', '0812 3456 7890');
  await type('Nama pemain', 'bagus_99');
  await type('Kata sandi baru', 'rahasia1');
  fireEvent.click(await screen.findByRole('checkbox', { name: /18 tahun/ }));
}

it('a phone that is taken is told when its field is left, with the documented words', async () => {
  checks = [false];
  await type('Nomor telepon', '0812 3456 7890');
  fireEvent.blur(await field('Nomor telepon'));
  expect(await screen.findByText('Nomor telepon sudah terdaftar')).toBeTruthy();
  expect(of('check').map(({ query }) => query.get('phone'))).toEqual(['081234567890']);
});

it('a phone that is taken is not sent', async () => {
  checks = [false];
  await fillIn();
  await submit('Nomor telepon');
  expect(await screen.findByText('Nomor telepon sudah terdaftar')).toBeTruthy();
  expect(of('register')).toEqual([]);
});

it('a phone that is free is asked about once, and sent', async () => {
  checks = [true];
  await fillIn();
  fireEvent.blur(await field('Nomor telepon'));
  await submit('Nomor telepon');
  await waitFor(() => expect(of('register')).toHaveLength(1));
  expect(of('check')).toHaveLength(1);
});

it('when the check is refused the registration itself decides', async () => {
  checks = [667, 667];
  await fillIn();
  fireEvent.blur(await field('Nomor telepon'));
  await submit('Nomor telepon');
  await waitFor(() => expect(of('register')).toHaveLength(1));
});
